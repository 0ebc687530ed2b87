import { describe, expect, it } from "vitest";
import { evenly, groundOf, isAstray, moveFor, placesOf, tapped, TALL } from "../../src/games/werewolf/places";
import type { Move } from "../../src/wire/werewolf";

const SEATS = 5;
const swap = (one: number, other: number): Move => ({ type: "swap", one, other });

describe("where things lie", () => {
  it("has equal ways between neighbours on a circle, the first at the bottom", () => {
    const spots = evenly(4, 100, 100);
    const expected = [[0, 100], [-100, 0], [0, -100], [100, 0]];
    spots.forEach(({ x, y }, at) => {
      expect(x).toBeCloseTo(expected[at]![0]!, 0);
      expect(y).toBeCloseTo(expected[at]![1]!, 0);
    });
  });
  it("seats the reader at the bottom", () => {
    for (const me of [0, 3]) {
      const { seats } = groundOf(6, me, 344);
      expect(Math.max(...seats.map(({ y }) => y))).toBe(seats[me]!.y);
    }
  });
  it.each([3, 5, 6, 8, 10].flatMap((seats) => [[seats, 336], [seats, 390], [seats, 720]]))("lets no two cards of %i seats overlap at %i px, and keeps them within", (seats, width) => {
    const ground = groundOf(seats!, 0, width!);
    const boxes = [
      ...ground.seats.map((spot) => ({ ...spot, w: ground.card, low: ground.label - 14 })),
      ...ground.centres.map((spot) => ({ ...spot, w: ground.centre, low: ground.label - 14 })),
    ];
    for (const [at, box] of boxes.entries()) {
      const tall = box.w * TALL;
      expect(box.x - box.w / 2).toBeGreaterThanOrEqual(0);
      expect(box.x + box.w / 2).toBeLessThanOrEqual(width!);
      expect(box.y - tall / 2).toBeGreaterThanOrEqual(0);
      expect(box.y + tall / 2 + box.low).toBeLessThanOrEqual(ground.height);
      for (const other of boxes.slice(at + 1)) {
        const apartX = Math.abs(box.x - other.x) >= (box.w + other.w) / 2;
        const [high, low] = box.y < other.y ? [box, other] : [other, box];
        const apartY = low.y - (low.w * TALL) / 2 >= high.y + (high.w * TALL) / 2 + high.low;
        expect(apartX || apartY, `${at} at ${width}`).toBe(true);
      }
    }
  });
});

describe("picking cards", () => {
  const seer: Move[] = [{ type: "look", seat: 1 }, { type: "look", seat: 2 }, { type: "look-pair", pair: "left-middle" }, { type: "look-pair", pair: "left-right" }, { type: "sleep" }];
  it("knows the cards a move is about", () => {
    expect(placesOf({ type: "look-pair", pair: "left-right" }, SEATS)).toEqual([5, 7]);
    expect(placesOf({ type: "drink", centre: "middle" }, SEATS)).toEqual([6]);
    expect(placesOf({ type: "sleep" }, SEATS)).toBeNull();
  });
  it("joins two centre cards, but not a player's card and a centre card", () => {
    expect(tapped([5], 6, seer, SEATS)).toEqual([5, 6]);
    expect(tapped([5], 1, seer, SEATS)).toEqual([1]);
    expect(tapped([5, 6], 7, seer, SEATS)).toEqual([7]);
    expect(tapped([5, 6], 6, seer, SEATS)).toEqual([5]);
    expect([[5], [5, 6], [0]].map((picked) => isAstray(picked, [swap(1, 2)], SEATS))).toEqual([true, true, true]);
    expect([[], [1], [1, 2]].map((picked) => isAstray(picked, [swap(1, 2)], SEATS))).toEqual([false, false, false]);
  });
  it("finds the move for what is picked, in either order", () => {
    expect(moveFor([7, 5], seer, SEATS)).toEqual({ type: "look-pair", pair: "left-right" });
    expect(moveFor([5], seer, SEATS)).toBeNull();
    expect(moveFor([3, 1], [swap(1, 3)], SEATS)).toEqual(swap(1, 3));
  });
  it("lets who has no choice pick one card at a time", () => {
    expect(tapped([], 2, [{ type: "sleep" }], SEATS)).toEqual([2]);
    expect(tapped([2], 6, [], SEATS)).toEqual([6]);
    expect(moveFor([6], [{ type: "sleep" }], SEATS)).toBeNull();
  });
});
