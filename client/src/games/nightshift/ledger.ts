/** The count at closing time, out of what was told. */

import type { Seat } from "../../lib/game";
import type { View } from "../../wire/nightshift";
import { teamOf } from "./choices";

export interface Row {
  seat: Seat | null; // null: Diamond
  cash: number;
  loyalty: number;
  income: number;
  total: number;
  won: boolean;
}

/** Everybody with her cash before Subscriber Income, best first. After the count money holds the income already. */
export function ledger(view: View): Row[] {
  const told = new Map(view.story.flatMap((fact) => (fact.type === "subscribers" && fact.seat !== null ? [[fact.seat, fact] as const] : [])));
  const winners = new Set(view.story.flatMap((fact) => (fact.type === "won" ? [fact.seat] : [])));
  const rows: Row[] = view.players.map((player, seat) => {
    const fact = told.get(seat);
    const income = fact?.dollars ?? 0;
    return { seat, cash: player.money - income, loyalty: fact?.number ?? player.loyalty, income, total: player.money, won: winners.has(seat) };
  });
  if (view.diamond) {
    const fact = view.story.findLast((it) => it.type === "diamond-subscribers");
    const income = fact?.dollars ?? 0;
    rows.push({ seat: null, cash: view.diamond.money - income, loyalty: fact?.number ?? 0, income, total: view.diamond.money, won: view.end === "diamond" });
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
