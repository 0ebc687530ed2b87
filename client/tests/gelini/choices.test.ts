import { describe, expect, it } from "vitest";
import { counterOf, followers, hintsFor, targetsOf, winsOf } from "../../src/games/gelini/choices";
import type { Hint } from "../../src/lib/game";
import type { Move, View } from "../../src/wire/gelini";

const view = {
  moment: "move", asked: [1], face: 2, places: [-1, 1], order: [0, 1],
  line: ["mint-1", "gap", "sky-2", "vip", "mint-1"], floors: [["mint-1"], []], colour: null,
} as unknown as View;
const go: Move = { type: "go" };

describe("where moves are chosen", () => {
  it("going leads to the spot the die counts", () => {
    expect([...targetsOf(view, [go, { type: "stay" }]).spots]).toEqual([[3, go]]);
    expect(counterOf(view, go)).toBe("vip");
  });
  it("past the last counter stands the Band", () => {
    const late = { ...view, face: 5 };
    expect([...targetsOf(late, [go]).spots.keys()]).toEqual([5]);
    expect(counterOf(late, go)).toBe("band");
  });
  it("Party Call at its spot, Party People at the first of equal counters", () => {
    const call: Move = { type: "call", spot: 2 };
    const people: Move = { type: "people", counter: "mint-1" };
    expect([...targetsOf(view, [call, people]).spots]).toEqual([[2, call], [0, people]]);
    expect(counterOf(view, call)).toBe("sky-2");
  });
  it("Party Flyer on the floor of its owner, by counter", () => {
    const one: Move = { type: "flyer", seat: 0, counter: "mint-1" };
    const coin: Move = { type: "flyer", seat: 0, counter: "coin" };
    const floors = targetsOf(view, [one, coin, { type: "decline" }]).floors;
    expect([...floors.keys()]).toEqual([0]);
    expect([...floors.get(0)!]).toEqual([["mint-1", one], ["coin", coin]]);
  });
  it("staying and declining are no place on the board", () => {
    const { spots, floors } = targetsOf(view, [{ type: "stay" }, { type: "decline" }, { type: "save" }]);
    expect(spots.size + floors.size).toBe(0);
    expect(counterOf(view, { type: "stay" })).toBeNull();
  });
});

describe("what a move would win", () => {
  const call: Move = { type: "call", spot: 2 };
  const hints: Hint[] = [
    { move: { type: "call", spot: 2 }, hint: "squares", n: 6 },
    { move: { type: "call", spot: 2 }, hint: "clique", n: 2 },
    { move: { type: "call", spot: 4 }, hint: "squares", n: 1 },
  ];
  it("is what the hints say of exactly that move", () => {
    expect(hintsFor(hints, call).map((hint) => hint.hint)).toEqual(["squares", "clique"]);
    expect(winsOf(hints, call)).toBe(6);
    expect(winsOf(hints, go)).toBe(0);
  });
  it("names the clique that would come along only where a hint says one comes", () => {
    expect(followers(view, hints, call)).toBe("sky");
    expect(followers(view, hints, { type: "call", spot: 4 })).toBeNull();
    expect(followers(view, hints, null)).toBeNull();
    expect(followers({ ...view, colour: "plum" }, [], { type: "gather" })).toBe("plum");
  });
});
