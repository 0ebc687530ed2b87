/** The cards on screen: questions by kind and word, answers on their scale. */

import type { Answer, Question } from "../../wire/spyfall";
import { TABLE } from "../../wire/spyfall";

export const KINDS = ["place", "being", "anyone"] as const;
export type Kind = (typeof KINDS)[number];

const ALL = TABLE.domains.question as Question[];
const FIRST: Record<Kind, Question> = { place: "roof", being: "coat", anyone: "breakfast" }; // the deck lies sorted by kind
const IDEAS = 6;
const STRIDE = 7; // from one idea to the next

export function kindOf(question: Question): Kind {
  const at = ALL.indexOf(question);
  return at >= ALL.indexOf(FIRST.anyone) ? "anyone" : at >= ALL.indexOf(FIRST.being) ? "being" : "place";
}

/** Letters as they are compared: small, without accents. */
export function plain(text: string): string {
  return text.toLocaleLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
}

/** The cards of a kind in which every typed word begins some word. */
export function found(cards: readonly Question[], kind: Kind | "", typed: string, text: (card: Question) => string): Question[] {
  const wanted = plain(typed).split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return cards.filter((card) => {
    if (kind && kindOf(card) !== kind) return false;
    const words = plain(text(card)).split(/[^\p{L}\p{N}]+/u);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
}

/** A few cards to begin with, others each time. */
export function ideas(cards: readonly Question[], turn: number): Question[] {
  if (cards.length <= IDEAS) return [...cards];
  const stride = cards.length % STRIDE ? STRIDE : STRIDE + 1;
  const picked = Array.from({ length: IDEAS }, (_, step) => (turn * IDEAS * stride + step * stride) % cards.length);
  return [...new Set(picked)].sort((a, b) => a - b).map((at) => cards[at]!);
}

/** Which of the four levels of its scale an answer fits: plain cards one, half plain ones two, vague ones all. */
export function levels(answer: Answer): [boolean, boolean, boolean, boolean] {
  const scale = answer.slice(0, answer.indexOf("-"));
  const at = (TABLE.domains.answer as Answer[]).filter((other) => other.startsWith(`${scale}-`)).indexOf(answer);
  const fits = (level: number) => scale === "vague" || at === level || (at === 4 && level < 2) || (at === 5 && level > 1);
  return [fits(0), fits(1), fits(2), fits(3)];
}
