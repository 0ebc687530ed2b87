import { expect, test } from "vitest";
import { hiddenFacts, openCards } from "../../src/games/spyfall/opened";
import type { View } from "../../src/wire/spyfall";

const HIDDEN = { location: null, cards: [null, null, null], card: null, harley: null, is_harley: false, powers: [null, null, null], power: null } as unknown as View;
const OPEN = { ...HIDDEN, location: "mogo", cards: ["mogo", "joker", "mogo"], harley: 2, powers: ["echo", null, "mist"] } as View;

test("with nothing hidden a replay tells the place, who holds another card, Harley and the powers", () => {
  expect(hiddenFacts(OPEN, null)).toEqual([
    { type: "where", location: "mogo" },
    { type: "held", seat: 1, location: "joker" },
    { type: "harley-was", seat: 2 },
    { type: "power-was", seat: 0, power: "echo" },
    { type: "power-was", seat: 2, power: "mist" },
  ]);
});

test("through somebody's eyes it tells what she held and no more", () => {
  expect(hiddenFacts({ ...HIDDEN, card: "joker" }, 1)).toEqual([{ type: "held", seat: 1, location: "joker" }]);
  expect(openCards({ ...HIDDEN, card: "mogo" }, 0)).toEqual(["mogo", null, null]);
  expect(hiddenFacts({ ...HIDDEN, card: "mogo", is_harley: true, power: "echo" }, 2).map(({ type }) => type)).toEqual(["held", "harley-was", "power-was"]);
});

test("a spectator's eyes are told nothing", () => {
  expect(hiddenFacts(HIDDEN, null)).toEqual([]);
});
