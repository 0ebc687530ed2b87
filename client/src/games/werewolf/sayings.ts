/** What can be said, as a way of at most three taps: what kind, about whom or which card, which role. */

import type { Centre, Fact, Group, Move, Role } from "../../wire/werewolf";

export type Word = `seat:${number}` | `centre:${Centre}` | `role:${Role}` | `group:${Group}` | "nobody" | "away";

export interface Topic {
  id: string;
  kinds: readonly Move["type"][];
}

export const CLAIMS: readonly Topic[] = [
  { id: "card", kinds: ["claim"] },
  { id: "saw", kinds: ["claim-saw", "claim-saw-centre"] },
  { id: "robbed", kinds: ["claim-robbed"] },
  { id: "swapped", kinds: ["claim-swapped"] },
  { id: "drank", kinds: ["claim-drank"] },
  { id: "woke", kinds: ["claim-woke"] },
  { id: "met", kinds: ["claim-fellow", "claim-none"] },
  { id: "idle", kinds: ["claim-idle"] },
];
export const OPINIONS: readonly Topic[] = [
  { id: "accuse", kinds: ["accuse"] },
  { id: "trust", kinds: ["trust"] },
  { id: "announce", kinds: ["announce"] },
  { id: "call-on", kinds: ["call-on"] },
  { id: "token", kinds: ["lay", "lay-centre", "lift", "lift-centre"] },
  { id: "circle", kinds: ["circle"] },
];

/** The taps that lead to a sentence, after its kind. */
export function wayTo(move: Move): Word[] {
  switch (move.type) {
    case "claim":
    case "claim-woke":
      return [`role:${move.role}`];
    case "claim-saw":
    case "claim-robbed":
    case "lay":
      return [`seat:${move.seat}`, `role:${move.role}`];
    case "claim-saw-centre":
    case "lay-centre":
      return [`centre:${move.centre}`, `role:${move.role}`];
    case "claim-swapped":
      return [`seat:${move.one}`, `seat:${move.other}`];
    case "claim-drank":
      return [`centre:${move.centre}`];
    case "claim-fellow":
      return [`group:${move.group}`, `seat:${move.seat}`];
    case "claim-none":
      return [`group:${move.group}`, "nobody"];
    case "lift":
      return [`seat:${move.seat}`, "away"];
    case "lift-centre":
      return [`centre:${move.centre}`, "away"];
    case "accuse":
    case "trust":
    case "announce":
    case "call-on":
      return [`seat:${move.seat}`];
    default:
      return [];
  }
}

const begins = (way: readonly Word[], said: readonly Word[]) => said.every((word, at) => way[at] === word);

export function sayable(topic: Topic, moves: readonly Move[]): Move[] {
  return moves.filter((move) => topic.kinds.includes(move.type));
}

/** What the next tap can be; empty once the sentence is whole. */
export function nextWords(moves: readonly Move[], said: readonly Word[]): Word[] {
  const words = moves.map(wayTo).filter((way) => begins(way, said)).map((way) => way[said.length]);
  return [...new Set(words.filter((word) => word !== undefined))];
}

export function whole(moves: readonly Move[], said: readonly Word[]): Move | null {
  return moves.find((move) => wayTo(move).length === said.length && begins(wayTo(move), said)) ?? null;
}

// Who said what.

export interface Voice {
  dealt: Role | null; // the last card somebody says was dealt to her
  before: Role[]; // what she said before that
  told: Move[]; // her other claims, in order, each once
  suspectedBy: number[];
  trustedBy: number[];
  votedBy: number[]; // who announced a vote for her
  isAsked: boolean; // somebody called on her, and she has said nothing since
}

/** A fact of talk as the sentence that was said. */
export function sentenceOf(fact: Fact): Move | null {
  if (!fact.type.startsWith("said-")) return null;
  const { type, ...rest } = fact as Fact & { by: number | null };
  const { by: _, ...fields } = rest;
  return { type: type.slice(5), ...fields } as Move;
}

export function voicesOf(story: readonly Fact[], seats: number): Voice[] {
  const voices: Voice[] = Array.from({ length: seats }, () => ({ dealt: null, before: [], told: [], suspectedBy: [], trustedBy: [], votedBy: [], isAsked: false }));
  for (const fact of story) {
    const move = sentenceOf(fact);
    if (move && "by" in fact && fact.by !== null) hear(voices, fact.by, move);
  }
  return voices;
}

function hear(voices: Voice[], by: number, move: Move): void {
  const me = voices[by]!;
  if (move.type.startsWith("claim")) me.isAsked = false;
  if (move.type === "claim") {
    if (me.dealt && me.dealt !== move.role) me.before.push(me.dealt);
    me.dealt = move.role;
  } else if (move.type.startsWith("claim-")) {
    const same = JSON.stringify(move);
    if (!me.told.some((other) => JSON.stringify(other) === same)) me.told.push(move);
  } else opine(voices, by, move);
}

/** The last opinion of somebody about somebody counts. */
function opine(voices: Voice[], by: number, move: Move): void {
  if (move.type === "accuse" || move.type === "trust") {
    const about = voices[move.seat]!;
    about.suspectedBy = about.suspectedBy.filter((seat) => seat !== by);
    about.trustedBy = about.trustedBy.filter((seat) => seat !== by);
    (move.type === "accuse" ? about.suspectedBy : about.trustedBy).push(by);
  } else if (move.type === "announce") {
    for (const voice of voices) voice.votedBy = voice.votedBy.filter((seat) => seat !== by);
    voices[move.seat]!.votedBy.push(by);
  } else if (move.type === "call-on") voices[move.seat]!.isAsked = true;
}

/** The roles in play, each once, with how many cards there are and who says it was dealt to her. */
export function rolesInPlay(roles: readonly (Role | null)[], voices: readonly Voice[]): { role: Role; n: number; by: number[] }[] {
  const known = roles.filter((role) => role !== null);
  return [...new Set(known)].map((role) => ({
    role,
    n: known.filter((other) => other === role).length,
    by: voices.flatMap((voice, seat) => (voice.dealt === role ? [seat] : [])),
  }));
}
