import { expect, test } from "vitest";
import { isSame, Offered } from "../src/lib/moves";
import { TABLE, type Move } from "../src/wire/gelini";

const offered = new Offered<Move>(TABLE, [{ type: "flyer", of: [[1, "vip"], [2, "coin"], [2, "vip"]] }, { type: "decline" }]);

test("families become moves with named fields", () => {
  expect(offered.all).toEqual([
    { type: "flyer", seat: 1, counter: "vip" },
    { type: "flyer", seat: 2, counter: "coin" },
    { type: "flyer", seat: 2, counter: "vip" },
    { type: "decline" },
  ]);
  expect(offered.kinds).toEqual(["flyer", "decline"]);
});

test("a board asks whether a move is offered", () => {
  expect(offered.has({ type: "flyer", seat: 2, counter: "vip" })).toBe(true);
  expect(offered.has({ type: "flyer", seat: 0, counter: "vip" })).toBe(false);
  expect(offered.can("flyer", { seat: 2 })).toBe(true);
  expect(offered.can("flyer", { seat: 3 })).toBe(false);
  expect(offered.of("flyer", { seat: 2 }).map((move) => move.counter)).toEqual(["coin", "vip"]);
  expect(offered.can("go")).toBe(false);
});

test("a spectator is offered nothing", () => {
  expect(new Offered(TABLE, []).isEmpty).toBe(true);
});

test("moves are the same if all their fields are", () => {
  expect(isSame({ type: "go" }, { type: "go" })).toBe(true);
  expect(isSame({ type: "call", spot: 3 } as Move, { type: "call", spot: 4 } as Move)).toBe(false);
});
