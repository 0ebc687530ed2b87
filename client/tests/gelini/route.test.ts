import { describe, expect, it } from "vitest";
import { counted, reach, routeOf, way, type Route } from "../../src/games/gelini/route";
import type { View } from "../../src/wire/gelini";

/** The spots that the queue takes up before the tail. */
const queueOf = (route: Route) => Math.round(route.at(0).x / route.cell - 0.5);

describe("the winding line", () => {
  for (const width of [320, 344, 360, 412, 600, 760, 1000]) {
    for (const [spots, tokens] of [[46, 2], [46, 5], [52, 3], [52, 5]] as const) {
      it(`${width} wide with ${spots} spots and ${tokens} tokens`, () => {
        const route = routeOf(spots, tokens, width);
        expect(Math.min(route.cell, route.rise)).toBeGreaterThanOrEqual(44);
        const points = Array.from({ length: spots }, (_, spot) => route.at(spot));
        for (const { x, y } of [...points, route.at(-tokens), route.at(spots)]) {
          expect(x).toBeGreaterThan(route.cell * 0.3);
          expect(x).toBeLessThan(width - route.cell * 0.3);
          expect(y).toBeGreaterThan(0);
          expect(y).toBeLessThan(route.height);
        }
        points.slice(1).forEach((point, at) => {
          const [dx, dy] = [Math.abs(point.x - points[at]!.x), points[at]!.y - point.y];
          expect(dx + dy).toBeCloseTo((at + 1 + queueOf(route)) % route.columns ? route.cell : route.rise);
        });
        expect(route.stage.x).toBeGreaterThanOrEqual(route.cell - 0.01);
        expect(route.stage.x).toBeLessThanOrEqual(width - route.cell + 0.01);
      });
    }
  }

  it("has its tail at the bottom and its head at the top", () => {
    const route = routeOf(46, 4, 344);
    expect(route.at(0).y).toBeGreaterThan(route.at(45).y);
  });
});

describe("the die", () => {
  const line = ["gap", "lemon-1", "gap", "vip", "coin"] as const;
  it("counts counters, no gaps", () => expect(counted(line, 0, 2)).toEqual([1, 3]));
  it("counts from the tail for who queues behind it", () => expect(counted(line, -3, 1)).toEqual([1]));
  it("ends at the Band", () => expect(counted(line, 3, 4)).toEqual([4, 5]));
  it("leads nobody before the roll", () => {
    const view = { asked: [-1], face: 0, moment: "roll", places: [0], line: [...line] } as unknown as View;
    expect(reach(view)).toBeNull();
    expect(reach({ ...view, asked: [0], face: 2, moment: "move" })).toEqual({ seat: 0, spots: [1, 3] });
  });
});

it("a way leads through every spot, forth or back", () => {
  expect(way(-1, 2)).toEqual([-1, 0, 1, 2]);
  expect(way(3, 1)).toEqual([3, 2, 1]);
});
