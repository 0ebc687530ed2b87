import { describe, expect, it } from "vitest";
import { outline } from "../../src/games/gelini/floor/outline";

const corners = (path: string) => [...path.matchAll(/Q([-\d.]+ [-\d.]+) /g)].map((match) => match[1]);

describe("the outline of squares", () => {
  it("of one is its four corners, drawn in", () => {
    expect(corners(outline([{ x: 0, y: 0 }], 10, 1, 2))).toEqual(["1 1", "9 1", "9 9", "1 9"]);
  });
  it("of two side by side has no corner where they meet", () => {
    expect(corners(outline([{ x: 0, y: 0 }, { x: 1, y: 0 }], 10, 1, 2))).toEqual(["1 1", "19 1", "19 9", "1 9"]);
  });
  it("of an angle is drawn in at the inner corner, too", () => {
    const cells = [{ x: 0, y: 0 }, { x: 0, y: 1 }, { x: 1, y: 1 }];
    expect(corners(outline(cells, 10, 1, 2))).toEqual(["1 1", "9 1", "9 11", "19 11", "19 19", "1 19"]);
  });
  it("is one closed path", () => {
    expect(outline([{ x: 2, y: 0 }, { x: 2, y: 1 }], 10, 0, 3)).toMatch(/^M[^MZ]+Z$/);
  });
});
