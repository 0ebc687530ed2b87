/** What the reader knows for herself: dealt, chosen and shown by night. */

import type { Fact, Role } from "../../wire/werewolf";
import { placeOf } from "./places";

const OWN = new Set<Fact["type"]>([
  "dealt", "you-look", "you-look-centre", "you-look-pair", "you-rob", "you-swap", "you-drink", "you-sleep",
  "copied", "fellow", "alone", "saw", "saw-centre", "robbed", "woke",
]);

/** In the order it happened; sleeping counts only where nothing else was done. */
export function ownNight(story: readonly Fact[]): Fact[] {
  const own = story.filter((fact) => OWN.has(fact.type));
  const busy = own.filter((fact) => fact.type !== "you-sleep");
  const slept = own.find((fact) => fact.type === "you-sleep");
  return busy.length > 1 || !slept ? busy : [...busy, slept];
}

const SHOWN = new Set<Fact["type"]>(["copied", "saw", "saw-centre", "robbed"]);
const ASKED = new Set<Fact["type"]>(["you-look", "you-look-centre", "you-look-pair", "you-rob"]);

/** What was shown since the night fell, without the card that was dealt: for the night's screen. What she saw says where she looked. */
export function shownTonight(story: readonly Fact[]): Fact[] {
  const own = ownNight(story).filter((fact) => fact.type !== "dealt" && fact.type !== "you-sleep");
  const last = own.findLastIndex((fact) => SHOWN.has(fact.type));
  return own.filter((fact, at) => !ASKED.has(fact.type) || at > last);
}

/** The faces she was shown, by place; the last look counts. */
export function facesSeen(story: readonly Fact[], seats: number): Map<number, Role> {
  const seen = new Map<number, Role>();
  for (const fact of story) {
    if ((fact.type === "saw" || fact.type === "copied") && fact.seat !== null && fact.role !== null) seen.set(fact.seat, fact.role);
    if (fact.type === "saw-centre" && fact.centre !== null && fact.role !== null) seen.set(placeOf(fact.centre, seats), fact.role);
  }
  return seen;
}

/** Whom she pointed at, as far as she has. */
export function myVote(story: readonly Fact[]): number | null {
  const found = story.findLast((fact) => fact.type === "you-vote");
  return found?.type === "you-vote" ? found.seat : null;
}
