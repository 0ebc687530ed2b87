/** The talk of a round, read from its story: who asked whom what, what was answered, how the last vote went. */

import type { Seat } from "../../lib/game";
import type { Answer, Fact, Question } from "../../wire/spyfall";
import type { Note } from "../board";

export interface Exchange {
  asker: Seat;
  target: Seat; // who has to answer, after all passing on
  passed: Seat[]; // who passed the question on
  question: Question | null;
  written: string; // the question as it was typed
  end: "" | "answered" | "spoke" | "silent";
  answer: Answer | null;
  reply: string; // the answer as it was typed
}

export function exchanges(story: readonly Fact[], notes: readonly Note[]): Exchange[] {
  const words = new Map(notes.map((note) => [note.at, note.text]));
  const found: Exchange[] = [];
  story.forEach((fact, at) => {
    const last = found.at(-1);
    if (fact.type === "turned") {
      found.push({ asker: fact.seat!, target: fact.other!, passed: [], question: null, written: words.get(at) ?? "", end: "", answer: null, reply: "" });
    } else if (!last) return;
    else if (fact.type === "asked") last.question = fact.question;
    else if (fact.type === "deflected") {
      last.passed.push(last.target);
      last.target = fact.other!;
    } else if (fact.type === "answered" || fact.type === "spoke" || fact.type === "silent") {
      last.end = fact.type;
      last.answer = fact.type === "answered" ? fact.answer : null;
      last.reply = words.get(at) ?? "";
    }
  });
  return found;
}

/** By seat, what it has answered, the latest first. */
export function byPlayer(all: readonly Exchange[], seats: number): Exchange[][] {
  const found: Exchange[][] = Array.from({ length: seats }, () => []);
  for (const one of all) if (one.end) found[one.target]!.unshift(one);
  return found;
}

export interface Votes { agreed: Seat[]; disagreed: Seat[]; pointed: [from: Seat, to: Seat][] }

/** How the last vote went, until the talk goes on. A vote of honour comes after the one that decided, which stays in sight. */
export function lastVotes(story: readonly Fact[]): Votes {
  const votes: Votes = { agreed: [], disagreed: [], pointed: [] };
  for (let at = story.length - 1; at >= 0; at--) {
    const fact = story[at]!;
    if (["turned", "answered", "spoke", "silent", "accused", "claimed", "time-up", "harley-sought"].includes(fact.type)) break;
    if (fact.type === "agreed") votes.agreed.unshift(fact.seat!);
    else if (fact.type === "disagreed") votes.disagreed.unshift(fact.seat!);
    else if (fact.type === "pointed") votes.pointed.unshift([fact.seat!, fact.other!]);
  }
  const again = votes.pointed.findIndex(([seat], at) => votes.pointed.findIndex(([other]) => other === seat) < at);
  if (again >= 0) votes.pointed.length = again;
  return votes;
}
