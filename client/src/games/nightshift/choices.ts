/** What the offered moves mean on the board: which belong to tables, to cards, to a drink; and what of a view belongs together. */

import type { AnyView, Hint, Seat } from "../../lib/game";
import { isSame } from "../../lib/moves";
import { TABLE, type Customer, type Dance, type Danced, type Dancer, type Face, type Fact, type Level, type Move, type Power, type View, type Visiting } from "../../wire/nightshift";

export type Kind = Move["type"];
export type Of<K extends Kind> = Extract<Move, { type: K }>;

export function movesOf<K extends Kind>(moves: readonly Move[], ...kinds: K[]): Of<K>[] {
  return moves.filter((move): move is Of<K> => (kinds as Kind[]).includes(move.type));
}

/** The move that leads to or means a table. */
export function byTable(moves: readonly Move[]): Map<number, Move> {
  return new Map(movesOf(moves, "go", "aim-space").map((move) => [move.space, move]));
}

export function byPower(moves: readonly Move[]): Map<Power, Move> {
  return new Map(movesOf(moves, "play").map((move) => [move.power, move]));
}

/** Moments in which others may answer with a card. */
export function isWindow(moment: string): boolean {
  return TABLE.windows.includes(moment);
}

/** In co-op hands are open: who runs several dancers hides nothing from herself. */
export function isOpen(view: AnyView): boolean {
  return (view as unknown as View).mode === "coop";
}

/** A window in which she could play nothing goes by itself. Nobody can tell: at a table with a clock only time closes it. */
export function idle(view: AnyView): Of<"pass"> | null {
  const { moment, clocked, legal } = view as unknown as View;
  return isWindow(moment) && clocked && legal.length === 1 && legal[0]!.type === "pass" ? { type: "pass" } : null;
}

/** What happened last; that she has answered is no news to her. */
export function lastTold(view: View): Fact | undefined {
  return view.story.findLast((fact) => fact.type !== "answered");
}

export function faceOf(view: View, customer: Customer | null): Face | null {
  return view.faces.find((face) => face.customer === customer) ?? null;
}

/** How many stars he has for a dancer. */
export function starsFor(face: Face, dancer: Dancer | null): number {
  return dancer !== null && face.prefers === dancer ? face.fond : face.stars;
}

export function hintsFor(hints: readonly Hint[], move: Move): Hint[] {
  return hints.filter((hint) => isSame(hint.move, move));
}

export const DANCES: readonly Dance[] = ["spin", "dip", "shimmy", "sway", "kick"];

/** How often each dance move counts among the cards on the table. */
export function tally(cards: readonly Danced[]): Record<Dance, number> {
  const found: Record<Dance, number> = { spin: 0, dip: 0, shimmy: 0, sway: 0, kick: 0 };
  for (const card of cards) if (card.counts) for (const dance of card.dances) if (dance) found[dance] += 1;
  return found;
}

export const LEVELS: readonly Level[] = ["interested", "crush", "obsessed", "in-love"];

/** What leaving a room pays by its cards or its chart; what she really gets has her ability in it, too. */
export function printedPay(visit: Visiting): number {
  if (visit.room === "private") return visit.cards.reduce((sum, card) => sum + card.pay, 0);
  return visit.chart[LEVELS.indexOf(visit.level!)] ?? 0;
}

/** The mix at the Bar one glass away, if the Bar offers it. */
export function mixWith(mixes: readonly Of<"buy">[], shots: number, champagne: number): Of<"buy"> | null {
  return mixes.find((mix) => mix.shots === shots && mix.champagne === champagne) ?? null;
}

/** The table that matters now: where a die is rolled or an Outcome chosen, else where the seat whose turn it is stands. */
export function tableInPlay(view: View, seat: Seat | null): number | null {
  if (view.rolling) return view.rolling.space;
  const going = view.going.findLast((it) => it.space >= 0 && ["outcome", "swap", "reveal", "top-up"].includes(it.what));
  if (going) return going.space;
  if (view.moment !== "turn" || view.active !== seat) return null;
  const place = view.players[seat]?.place ?? null;
  return place !== null && /^\d+$/.test(place) ? Number(place) : null;
}

/** The result an Outcome is chosen with; 0 where none is to be chosen. */
export function resultOf(view: View): number {
  if (view.rolling) return view.rolling.result;
  return view.going.findLast((it) => it.what === "outcome")?.numbers[0] ?? 0;
}

/** Is that seat's money shown to the reader? */
export function isMoneyOpen(view: View, of: Seat): boolean {
  return !view.hidden_money || view.seat === of || view.end !== "";
}

/** Seats in the order of play, before it is settled in that of the table. */
export function inOrder(view: View): Seat[] {
  return view.order.length ? view.order : view.players.map((_, seat) => seat);
}

/** The team of a seat in two against two, 0 or 1; null in other modes. */
export function teamOf(view: View, seat: Seat): number | null {
  return view.mode === "teams" ? seat % 2 : null;
}
