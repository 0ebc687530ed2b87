import { describe, expect, it } from "vitest";
import { byPower, byTable, faceOf, idle, isMoneyOpen, isOpen, isWindow, mixWith, movesOf, printedPay, resultOf, starsFor, tableInPlay, tally, teamOf } from "../../src/games/nightshift/choices";
import type { AnyView } from "../../src/lib/game";
import { dancesOf } from "../../src/games/nightshift/rooms/dances";
import { traitsOf } from "../../src/games/nightshift/rooms/traits";
import { TABLE, type Danced, type Face, type Move, type Private, type View, type Visiting } from "../../src/wire/nightshift";

const moves: Move[] = [
  { type: "go", space: 3 }, { type: "flip" }, { type: "buy", shots: 1, champagne: 0 }, { type: "buy", shots: 1, champagne: 1 }, { type: "play", power: "bouncer" }, { type: "end" },
];
const face: Face = { customer: "thaddius", stars: 1, prefers: "sapphire", fond: 3, loyalty: 6, outcomes: [] };
const view = { seat: 0, active: 0, moment: "turn", rolling: null, going: [], faces: [face], players: [{ place: "7" }, { place: "locker" }], hidden_money: true, mode: "teams", end: "" } as unknown as View;

describe("what moves mean on the board", () => {
  it("steps and aims belong to tables, cards to the hand", () => {
    expect([...byTable([...moves, { type: "aim-space", space: 9 }]).keys()]).toEqual([3, 9]);
    expect([...byPower(moves)]).toEqual([["bouncer", { type: "play", power: "bouncer" }]]);
  });
  it("the Bar sells what is offered and nothing else", () => {
    const mixes = movesOf(moves, "buy");
    expect(mixWith(mixes, 1, 1)).toEqual({ type: "buy", shots: 1, champagne: 1 });
    expect(mixWith(mixes, 0, 1)).toBeNull();
  });
  it("every window of the game is one, and the turn is none", () => {
    expect(TABLE.moments.filter(isWindow)).toEqual(["other-turn", "before-roll", "after-roll", "on-steal", "on-commit", "on-leave", "on-play"]);
  });
});

describe("what goes by itself", () => {
  const window = { moment: "on-steal", clocked: true, legal: [{ type: "pass" }], mode: "competitive" } as unknown as AnyView;
  it("a window at a table with a clock, in which nothing could be played", () => {
    expect(idle(window)).toEqual({ type: "pass" });
    expect(idle({ ...window, clocked: false } as unknown as AnyView)).toBeNull();
    expect(idle({ ...window, legal: [{ type: "pass" }, { type: "play" }] })).toBeNull();
    expect(idle({ ...window, moment: "turn" })).toBeNull();
    expect(idle({ ...window, legal: [] })).toBeNull();
  });
  it("only in co-op hands are open", () => {
    expect([isOpen(window), isOpen({ ...window, mode: "coop" } as unknown as AnyView)]).toEqual([false, true]);
  });
});

describe("what of a view belongs together", () => {
  it("he has more stars for whom he prefers", () => {
    expect(faceOf(view, "thaddius")).toBe(face);
    expect([starsFor(face, "sapphire"), starsFor(face, "ruby"), starsFor(face, null)]).toEqual([3, 1, 1]);
    expect(faceOf(view, null)).toBeNull();
  });
  it("the table in play is where the die rolls, then where the Outcome is chosen, then one's own", () => {
    expect(tableInPlay(view, 0)).toBe(7);
    expect(tableInPlay(view, 1)).toBeNull();
    const outcome = { ...view, going: [{ what: "outcome", space: 4, numbers: [5] }] } as unknown as View;
    expect([tableInPlay(outcome, 0), resultOf(outcome)]).toEqual([4, 5]);
    const rolling = { ...outcome, rolling: { space: 2, result: 3 } } as unknown as View;
    expect([tableInPlay(rolling, 0), resultOf(rolling)]).toEqual([2, 3]);
  });
  it("hidden money is one's own until the end", () => {
    expect([isMoneyOpen(view, 0), isMoneyOpen(view, 1), isMoneyOpen({ ...view, end: "money" }, 1)]).toEqual([true, false, true]);
  });
  it("teams sit alternately, and only in two against two", () => {
    expect([teamOf(view, 2), teamOf(view, 3), teamOf({ ...view, mode: "coop" }, 2)]).toEqual([0, 1, null]);
  });
});

describe("the rooms", () => {
  it("counts dance moves, except those of cards that do not count", () => {
    const cards = [{ dances: ["spin", "spin"], counts: true }, { dances: ["dip", "spin"], counts: false }, { dances: ["kick"], counts: true }] as unknown as Danced[];
    expect(tally(cards)).toEqual({ spin: 2, dip: 0, shimmy: 0, sway: 0, kick: 1 });
  });
  it("reads the moves of all 35 cards", () => {
    const cards = TABLE.domains.private as Private[];
    expect(cards).toHaveLength(35);
    expect(cards.map((card) => dancesOf(card).length).filter((n) => n < 1 || n > 2)).toEqual([]);
    expect(dancesOf("double-sway")).toEqual(["sway", "sway"]);
    expect(dancesOf("solo-kick")).toEqual(["kick"]);
  });
  it("her own heart is not earned", () => {
    expect(traitsOf({ earned: ["ego", "fun", null] } as unknown as Visiting, "ego")).toEqual(["fun"]);
  });
});

describe("what a room pays", () => {
  const chart = [2000, 3000, 4500, 6000];
  it("by its cards, those whose moves do not count included, or by its chart; nothing before there is a level", () => {
    const card = (pay: number, counts = true) => ({ card: null, dances: [], pay, counts });
    expect(printedPay({ room: "private", cards: [card(500), card(1000, false)], chart: [] } as unknown as Visiting)).toBe(1500);
    expect((["none", "interested", "in-love"] as const).map((level) => printedPay({ room: "vip", level, chart } as unknown as Visiting))).toEqual([0, 2000, 6000]);
  });
});
