/** A recorded game to be seen again: a view after every step, and what was written beside the moves. */

import type { Note } from "../games/board";
import type { Replay } from "./api";
import type { AnyView, Seat } from "./game";
import { patched } from "./patch";

/** Through all eyes at once: who alone was told each fact of the story; null: everybody was. */
export type ReplayView = AnyView & { told?: (Seat[] | null)[] };

export function viewsOf(replay: Replay): ReplayView[] {
  const views = [replay.first as unknown as ReplayView];
  for (const step of replay.steps) views.push(patched(views.at(-1)!, step.change));
  return views;
}

/** The notes up to a step, each by where the first fact that came of its move stands. */
export function notesOf(replay: Replay, views: readonly AnyView[], at: number): Note[] {
  return replay.steps.slice(0, at).flatMap(({ note }, n) => (note ? [{ at: views[n]!.story.length, text: note }] : []));
}

/** Bots are called as they were at the table: a record knows them by level and seat, `normal 3`. */
export function namesOf(replay: Replay, levels: readonly string[], botNames: readonly string[]): string[] {
  return replay.names.map((name, seat) => (levels.some((level) => name === `${level} ${seat + 1}`) ? botNames[seat % botNames.length]! : name));
}
