import { describe, expect, it } from "vitest";
import type { Flight } from "../../src/games/gelini/flights";
import { origins } from "../../src/games/gelini/motion";
import { pack, roomOf } from "../../src/games/gelini/floor/pack";
import type { Counter } from "../../src/wire/gelini";

const room = roomOf(25);
const floor = (...counters: Counter[]) => pack(counters, room);

describe("where who lies on a floor came from", () => {
  it("a clique: one from the line, one from each other floor", () => {
    const was = [floor("sky-2"), floor("sky-2", "vip"), floor("mint-1")];
    const is = [pack(["sky-2", "sky-2", "sky-2"], room, was[0]), pack(["vip"], room, was[1]), was[2]!];
    const all: Flight[] = [{ counter: "sky-2", from: { spot: 7 }, to: 0 }, { counter: "sky-2", from: { seat: 1 }, to: 0 }];
    expect(origins(all, was, is)).toEqual(new Map([["0:sky-2.1", "spot:7"], ["0:sky-2.2", "1:sky-2.0"]]));
  });
  it("coins lie beside the floor, Stars come from the box", () => {
    const all: Flight[] = [{ counter: "coin", from: { seat: 0 }, to: 1 }, { counter: "star", from: "box", to: 1 }];
    expect(origins(all, [[], []], [[], floor("star")])).toEqual(new Map([["1:coin", "0:coin"], ["1:star.0", "box"]]));
  });
  it("nothing for who is gone again", () => {
    expect(origins([{ counter: "vip", from: { spot: 1 }, to: 0 }], [[]], [[]]).size).toBe(0);
  });
});
