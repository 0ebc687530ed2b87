/** The club from above: where the twelve tables, the rooms, the Bar, the Stage and the Locker Room lie, and who stands where. */

import type { Place } from "../../../wire/nightshift";

export const COLUMNS = 5;
const WIDE = 600;
const NARROW_ROWS = [0.76, 1.24, 1.1, 1.24, 0.6]; // heights in columns
const WIDE_ROWS = [0.42, 0.8, 0.74, 0.8, 0.36];

/** Column and row of every table, clockwise from the one above the Locker Room. */
export const TABLES: readonly (readonly [number, number])[] = [
  [2, 3], [1, 3], [0, 3], [0, 2], [0, 1], [1, 1], [2, 1], [3, 1], [4, 1], [4, 2], [4, 3], [3, 3],
];

export interface Plan {
  isWide: boolean;
  rows: readonly number[];
}

export interface Spot {
  x: number; // percent of the club's width and height: where a dancer's feet are
  y: number;
}

export function planOf(width: number): Plan {
  const isWide = width >= WIDE;
  return { isWide, rows: isWide ? WIDE_ROWS : NARROW_ROWS };
}

/** The table a place is; null for the rooms, the Stage and the Locker Room. */
export function tableOf(place: Place | null): number | null {
  return place !== null && /^\d+$/.test(place) ? Number(place) : null;
}

const ELSEWHERE: Record<string, readonly [column: number, row: number]> = {
  private: [0.05, 0], vip: [3.95, 0], "below-private": [0.6, 0], "below-vip": [3.4, 0], stage: [2, 2], locker: [2.5, 4],
};

/** Where the `nth` of `n` dancers at a place stands. */
export function spotOf(place: Place, nth: number, n: number, plan: Plan): Spot {
  const table = tableOf(place);
  const [column, row] = table === null ? ELSEWHERE[place]! : TABLES[table]!;
  const all = plan.rows.reduce((sum, height) => sum + height, 0);
  const above = plan.rows.slice(0, row).reduce((sum, height) => sum + height, 0);
  const room = table === null ? Math.min(0.3, 0.66 / Math.max(1, n - 1)) : Math.min(0.3, 0.62 / Math.max(1, n - 1));
  const x = column + 0.5 + (nth - (n - 1) / 2) * room + (table === null ? 0 : n === 1 ? 0.28 : 0.1);
  const foot = place.startsWith("below") ? 1.12 : row === 2 && table === null ? 0.86 : 0.98;
  return { x: (x / COLUMNS) * 100, y: ((above + plan.rows[row]! * foot) / all) * 100 };
}

const SEEN: Record<string, Spot> = { bar: { x: 50, y: 9 }, private: { x: 14, y: 9 }, vip: { x: 86, y: 9 }, stage: { x: 50, y: 50 }, door: { x: 50, y: 97 } };

/** The middle of a table, of a room, of the Stage, of the Bar, of the way out. */
export function centreOf(what: number | string, plan: Plan): Spot {
  if (typeof what === "string") return SEEN[what]!;
  const [column, row] = TABLES[what]!;
  const all = plan.rows.reduce((sum, height) => sum + height, 0);
  const above = plan.rows.slice(0, row).reduce((sum, height) => sum + height, 0);
  return { x: ((column + 0.5) / COLUMNS) * 100, y: ((above + plan.rows[row]! * 0.4) / all) * 100 };
}

/** Which way on the picture a step from a place to a table leads: a turn in degrees for an arrow that points to the right. */
export function turnOf(from: Place, to: number): number {
  const table = tableOf(from);
  const [x, y] = table === null ? ELSEWHERE[from]! : TABLES[table]!;
  const [column, row] = TABLES[to]!;
  return Math.round((Math.atan2(Math.sign(row - y), Math.sign(Math.round(column - x))) * 180) / Math.PI);
}
