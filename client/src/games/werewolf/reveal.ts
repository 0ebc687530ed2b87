/** The night told after the end: scene by scene, with where every card lies. It repeats what the facts say, and judges nothing. */

import type { Fact, Role, View } from "../../wire/werewolf";
import { placeOf } from "./places";

export interface Scene {
  id: "dealt" | "deed" | "morning" | "votes" | "fate" | "end";
  facts: Fact[];
  at: number[]; // by card: the place it lies at; a card's number is the place it was dealt to
  lit: number[]; // the places it is about
  isDay: boolean; // from the votes on
}

/** All is told: the game is over. */
export function isRevealed(view: View): boolean {
  return view.dealt.length > 0 && view.moment === "over";
}

/** All cards lie open while the game still goes on: a replay with nothing hidden. */
export function isOpened(view: View): boolean {
  return view.dealt.length > 0 && view.moment !== "over";
}

/** By place, beside a card that lies open: what was dealt there, if another card lies there now; what a Doppelgänger has become. */
export function openMarks(view: View): Map<number, Role> {
  const marks = new Map<number, Role>();
  const now = [...view.cards, ...view.centre_cards];
  [...view.dealt, ...view.centre_dealt].forEach((role, place) => {
    if (role && role !== now[place]) marks.set(place, role);
    else if (role === "doppelganger" && view.copied) marks.set(place, view.copied);
  });
  return marks;
}

const FATES = new Set<Fact["type"]>(["died", "shot", "nobody-died"]);
const ENDS = new Set<Fact["type"]>(["won", "nobody-won"]);

export function scenesOf(view: View): Scene[] {
  const seats = view.dealt.length;
  const cards = seats + view.centre_dealt.length;
  let at = Array.from({ length: cards }, (_, card) => card);
  const scenes: Scene[] = [{ id: "dealt", facts: [], at, lit: [], isDay: false }];
  const story = view.story;
  for (const fact of story) {
    const lit = about(fact, seats);
    if (!lit) continue;
    const swapped = swap(fact, seats);
    if (swapped) at = at.map((place) => (place === swapped[0] ? swapped[1] : place === swapped[1] ? swapped[0] : place));
    scenes.push({ id: "deed", facts: [fact, ...story.filter((other) => fact.type === "did-look" && isCopy(view, fact) && other.type === "became")], at, lit, isDay: false });
  }
  const end = (id: Scene["id"], facts: Fact[], lit: number[]): Scene => ({ id, facts, at, lit, isDay: true });
  scenes.push({ id: "morning", facts: [], at, lit: [], isDay: false });
  scenes.push(end("votes", story.filter((fact) => fact.type === "voted"), []));
  scenes.push(end("fate", story.filter((fact) => FATES.has(fact.type)), view.dead));
  scenes.push(end("end", story.filter((fact) => ENDS.has(fact.type)), view.winners));
  return scenes;
}

function isCopy(view: View, fact: Fact): boolean {
  return fact.type === "did-look" && fact.by !== null && view.dealt[fact.by] === "doppelganger" && view.story.find((other) => other.type === "did-look" && other.by === fact.by) === fact;
}

function about(fact: Fact, seats: number): number[] | null {
  const known = (...places: (number | null)[]) => places.filter((place) => place !== null);
  switch (fact.type) {
    case "did-look":
    case "did-rob":
      return known(fact.by, fact.seat);
    case "did-swap":
      return known(fact.by, fact.one, fact.other);
    case "did-look-centre":
    case "did-drink":
      return known(fact.by, fact.centre && placeOf(fact.centre, seats));
    case "did-look-pair":
      return known(fact.by, ...(fact.pair?.split("-") ?? []).map((centre) => placeOf(centre as "left", seats)));
    default:
      return null;
  }
}

/** The two places whose cards changed places. */
function swap(fact: Fact, seats: number): [number, number] | null {
  if (fact.type === "did-rob" && fact.by !== null && fact.seat !== null) return [fact.by, fact.seat];
  if (fact.type === "did-swap" && fact.one !== null && fact.other !== null) return [fact.one, fact.other];
  if (fact.type === "did-drink" && fact.by !== null && fact.centre !== null) return [fact.by, placeOf(fact.centre, seats)];
  return null;
}
