import { describe, expect, it } from "vitest";
import { flights } from "../../src/games/gelini/flights";
import type { View } from "../../src/wire/gelini";

const before = { line: ["sky-2", "gap", "mint-1", "sky-2", "coin", "flyer"] } as unknown as View;

describe("who comes from where", () => {
  it("the counter taken from its spot, its friends from the line and from floors", () => {
    const found = flights(before, [
      { type: "took", seat: 1, counter: "sky-2", spot: 3 },
      { type: "joined", seat: 1, counter: "sky-2" },
      { type: "changed", seat: 1, other: 0, counter: "sky-2" },
    ]);
    expect(found.map((flight) => flight.from)).toEqual([{ spot: 3 }, { spot: 0 }, { seat: 0 }]);
    expect(found.every((flight) => flight.to === 1)).toBe(true);
  });
  it("an action counter goes to nobody", () => {
    expect(flights(before, [{ type: "took", seat: 0, counter: "flyer", spot: 5 }])).toEqual([]);
  });
  it("a Star from the box, the Band from the stage", () => {
    const found = flights(before, [{ type: "hired", seat: 2 }, { type: "band", seat: 0 }]);
    expect(found).toEqual([{ counter: "star", from: "box", to: 2 }, { counter: "band", from: "stage", to: 0 }]);
  });
  it("nothing for what moves nobody", () => {
    expect(flights(before, [{ type: "rolled", seat: 0, face: 3 }, { type: "stayed", seat: 0 }])).toEqual([]);
  });
});
