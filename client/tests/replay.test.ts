import { expect, test } from "vitest";
import type { Replay } from "../src/lib/api";
import { namesOf, notesOf, viewsOf } from "../src/lib/replay";

const step = (n: number, told: number, note = "") => ({ n, seat: 0, move: { type: "ask" }, change: { "+story": Array.from({ length: told }, () => ({ type: "asked" })) }, note });
const REPLAY = { game: "spyfall", seats: 3, names: ["Ann", "normal 2", "hard 7"], outcome: null, first: { story: [] }, steps: [step(1, 2), step(2, 1, "Why?"), step(3, 3, "Because.")] } satisfies Replay;

test("there is a view before the first step and one after each", () => {
  expect(viewsOf(REPLAY).map((view) => view.story.length)).toEqual([0, 2, 3, 6]);
});

test("a note stands where the first fact of its move stands, and not before its step", () => {
  const views = viewsOf(REPLAY);
  expect(notesOf(REPLAY, views, 1)).toEqual([]);
  expect(notesOf(REPLAY, views, 3)).toEqual([{ at: 2, text: "Why?" }, { at: 3, text: "Because." }]);
});

test("bots have the names they had at the table, people theirs", () => {
  expect(namesOf(REPLAY, ["normal", "hard"], ["Vega", "Lyra"])).toEqual(["Ann", "Lyra", "hard 7"]);
});
