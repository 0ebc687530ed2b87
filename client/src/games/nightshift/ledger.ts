/** The count at closing time, out of what was told. */

import type { Seat } from "../../lib/game";
import type { Customer, View } from "../../wire/nightshift";
import { teamOf } from "./choices";

/** A collected customer: the Loyalty on his card, and what it comes to for who has him. */
export interface Fan {
  customer: Customer;
  printed: number;
  counts: number;
}

export interface Row {
  seat: Seat | null; // null: Diamond
  cash: number;
  earned: number; // in the course of the night
  spent: number;
  fans: Fan[];
  loyalty: number;
  income: number;
  total: number;
  won: boolean;
}

export function fansOf(of: { subscribers: (Customer | null)[]; printed: number[]; counts: number[] }): Fan[] {
  return of.subscribers.flatMap((customer, at) => (customer === null ? [] : [{ customer, printed: of.printed[at]!, counts: of.counts[at]! }]));
}

/** Everybody with her cash before Subscriber Income, best first. After the count money holds the income already. */
export function ledger(view: View): Row[] {
  const told = new Map(view.story.flatMap((fact) => (fact.type === "subscribers" && fact.seat !== null ? [[fact.seat, fact] as const] : [])));
  const winners = new Set(view.story.flatMap((fact) => (fact.type === "won" ? [fact.seat] : [])));
  const earnedBy = (seat: Seat) => view.story.reduce((all, fact) => all + (fact.type === "earned" && fact.seat === seat ? (fact.dollars ?? 0) : 0), 0);
  const rows: Row[] = view.players.map((player, seat) => {
    const fact = told.get(seat);
    const income = fact?.dollars ?? 0;
    const [cash, earned] = [player.money - income, earnedBy(seat)];
    return { seat, cash, earned, spent: earned - cash, fans: fansOf(player), loyalty: fact?.number ?? player.loyalty, income, total: player.money, won: winners.has(seat) };
  });
  if (view.diamond) {
    const fact = view.story.findLast((it) => it.type === "diamond-subscribers");
    const income = fact?.dollars ?? 0;
    const cash = view.diamond.money - income;
    rows.push({ seat: null, cash, earned: cash, spent: 0, fans: fansOf({ ...view.diamond, subscribers: view.diamond.shown, counts: view.diamond.printed }), loyalty: fact?.number ?? 0, income, total: view.diamond.money, won: view.end === "diamond" });
  }
  return rows.sort((a, b) => b.total - a.total || Number(b.won) - Number(a.won));
}

/** Did the drinks still held have to decide, because the most money was there twice? */
export function isByDrinks(view: View): boolean {
  const [best, next] = view.mode === "teams" ? teams(view) : ledger(view);
  return ["money", "team"].includes(view.end) && next !== undefined && best!.total === next.total && best!.won && !next.won;
}

/** What each team has together in two against two, best first; empty in other modes. */
export function teams(view: View): { team: number; total: number; won: boolean }[] {
  if (view.mode !== "teams") return [];
  const rows = ledger(view);
  const sums = [0, 1].map((team) => {
    const mates = rows.filter((row) => row.seat !== null && teamOf(view, row.seat) === team);
    return { team, total: mates.reduce((sum, row) => sum + row.total, 0), won: mates.some((row) => row.won) };
  });
  return sums.sort((a, b) => b.total - a.total || Number(b.won) - Number(a.won));
}
