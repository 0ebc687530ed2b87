import { expect, test } from "vitest";
import { hasChoice, mustDecide, mySeats, nextSeat, noncesDue, players, speaker, told, unread, unready } from "../src/lib/table";
import type { AnyView } from "../src/lib/game";
import type { Document } from "../src/wire/messages";

function view(seat: number, asked: number[], legal = [{ type: "go" }]): AnyView {
  return { seat, moment: "move", asked, pace: "", legal, story: [] };
}

function doc(change: Partial<Document["table"]> = {}, views: Record<string, AnyView> = {}): Document {
  const place = (who: string, level = "") => ({ who, level, bot: !who, resigned: false, pass: false });
  return {
    table: {
      code: "abc234", game: "gelini", adult: false, stage: "play", host: "p1", options: {}, pace: { tempo: "generous", window: 6, absent: "bot" },
      levels: ["random"], locked: false, paused: false,
      people: [{ who: "p1", name: "Anna", here: true, ready: true, muted: false }, { who: "p2", name: "Ben", here: false, ready: true, muted: false }],
      seats: [place("p1"), place("p2"), place("p1"), place("", "normal")],
      deal: { commitment: "c", committed: [], shown: [], without: [] }, claims: [], aborts: [], results: [], series: false, ...change,
    },
    me: { who: "p1", lang: "en", adult: false, muted: false },
    seats: Object.fromEntries(Object.entries(views).map(([seat, shown]) => [seat, { ask: 1, chat: "open" as const, view: { ...shown }, notes: [] }])),
    ends: 0, held: {}, chat: [],
  };
}

test("who holds several seats is numbered, bots have names of their own", () => {
  expect(players(doc(), ["A", "B", "C", "D"]).map((p) => p.name)).toEqual(["Anna 1", "Ben", "Anna 2", "D"]);
  expect(players(doc(), ["A"]).map((p) => p.isHere)).toEqual([true, false, true, true]);
  expect(mySeats(doc())).toEqual([0, 2]);
});

test("the start waits for the others who have a seat, never for the host, who says it by starting", () => {
  const people = ["p1", "p2", "p3"].map((who) => ({ who, name: who, here: true, ready: false, muted: false }));
  expect(unready(doc({ people }))).toEqual(["p2"]);
  expect(unready({ ...doc({ people }), me: { who: "p2", lang: "en", adult: false, muted: false } })).toEqual([]);
  expect(unready(doc())).toEqual([]);
});

test("the seat at hand stays as long as it has to decide, then the next of mine has its turn", () => {
  const both = doc({}, { "0": view(0, [0, 2]), "2": view(2, [0, 2]) });
  expect(nextSeat(both, 2)).toBe(2);
  const other = doc({}, { "0": view(0, [2], []), "2": view(2, [2]) });
  expect(nextSeat(other, 0)).toBe(2);
  const none = doc({}, { "0": view(0, [1], []), "2": view(2, [1], []) });
  expect(nextSeat(none, 2)).toBe(2);
  expect(nextSeat(none, null)).toBe(0);
});

test("a device is not passed on for a moment that calls nobody", () => {
  const window = doc({}, { "0": view(0, [2], []), "2": view(2, [2]) });
  expect(nextSeat(window, 0, () => false)).toBe(0);
  expect(nextSeat(window, 2, (_, seat) => seat === 0)).toBe(0);
});

test("who is asked and can only let it be has no choice", () => {
  expect(hasChoice(doc({}, { "0": view(0, [0], [{ type: "pass" }]) }), 0)).toBe(false);
  expect(hasChoice(doc({}, { "0": view(0, [0], [{ type: "pass" }, { type: "play" }]) }), 0)).toBe(true);
  expect(hasChoice(doc({}, { "0": view(0, [0], [{ type: "go", of: [[1], [2]] } as { type: string }]) }), 0)).toBe(true);
  expect(hasChoice(doc({}, { "0": view(0, [2], [{ type: "pass" }, { type: "play" }]) }), 0)).toBe(false);
});

test("a seat that may move though nobody waits for it is not hurried", () => {
  expect(mustDecide(doc({}, { "0": view(0, [1]) }), 0)).toBe(false);
  expect(mustDecide(doc({ stage: "over" }, { "0": view(0, [0]) }), 0)).toBe(false);
});

test("a device promises first and shows when all have promised", () => {
  const stage = "deal" as const;
  const deal = (committed: number[], shown: number[] = [], without: number[] = []) => ({ commitment: "c", committed, shown, without });
  expect(noncesDue(doc({ stage, deal: deal([]) }))).toEqual({ promise: [0, 2], show: [] });
  expect(noncesDue(doc({ stage, deal: deal([0, 2]) }))).toEqual({ promise: [], show: [] });
  expect(noncesDue(doc({ stage, deal: deal([0, 1, 2]) }))).toEqual({ promise: [], show: [0, 2] });
  expect(noncesDue(doc({ stage, deal: deal([0, 2], [0], [1]) }))).toEqual({ promise: [], show: [2] });
  expect(noncesDue(doc())).toEqual({ promise: [], show: [] });
});

test("what is new is told once; after a jump nothing is", () => {
  const before = { ...view(0, [0]), story: [{ type: "a" }] };
  const after = { ...view(0, [0]), story: [{ type: "a" }, { type: "b" }] };
  expect(told(before, after)).toEqual([{ type: "b" }]);
  expect(told(null, after)).toBeNull();
  expect(told({ ...before, seat: 2 }, after)).toBeNull();
  expect(told(after, before)).toBeNull();
});

test("a bot that says something has the name it has at the table, a person her own", () => {
  const table = doc({ seats: [{ who: "p1", level: "", bot: false, resigned: false, pass: false }, { who: "", level: "normal", bot: true, resigned: false, pass: false }] });
  expect(speaker({ who: "", name: "normal 2" }, table, ["Ann", "Vega"])).toBe("Vega");
  expect(speaker({ who: "p1", name: "normal 2" }, table, ["Ann", "Vega"])).toBe("normal 2");
  expect(speaker({ who: "", name: "hard 2" }, table, ["Ann", "Vega"])).toBe("hard 2");
});

test("one's own words and those beside moves are not news", () => {
  const chat = [{ who: "p2", to: "open" }, { who: "p1", to: "open" }, { who: "p2", to: "note" }, { who: "p2", to: "team" }];
  expect([0, 1, 4].map((read) => unread(chat, read, "p1"))).toEqual([2, 1, 0]);
});
