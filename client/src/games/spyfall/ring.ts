/** Where everybody sits: in a ring with the reader at the bottom, in hundredths of the box; and arrows from seat to seat. */

import type { Seat } from "../../lib/game";

export interface Spot { x: number; y: number }
export interface Size { width: number; height: number }

/** The others from the reader's left round to her right, by how many they are. Columns, so that names have room on a phone. */
const OTHERS: Record<number, [number, number][]> = {
  2: [[16, 34], [84, 34]],
  3: [[16, 48], [50, 11], [84, 48]],
  4: [[16, 62], [27, 14], [73, 14], [84, 62]],
  5: [[16, 66], [16, 33], [50, 10], [84, 33], [84, 66]],
  6: [[16, 70], [16, 41], [27, 11], [73, 11], [84, 41], [84, 70]],
  7: [[16, 74], [16, 48], [16, 22], [50, 9], [84, 22], [84, 48], [84, 74]],
};

/** A spot for each seat; a spectator looks from behind seat 0. */
export function ring(seats: number, reader: Seat | null): Spot[] {
  const me = reader ?? 0;
  const found: Spot[] = [];
  found[me] = { x: 50, y: 90 };
  OTHERS[seats - 1]!.forEach(([x, y], step) => (found[(me + 1 + step) % seats] = { x, y }));
  return found;
}

/** From the middle of a chip towards another point: how far until one has left it. */
function edge(dx: number, dy: number, chip: Size): number {
  if (!dx && !dy) return 0; // a box that is not laid out yet
  return Math.min(dx ? chip.width / 2 / Math.abs(dx) : Infinity, dy ? chip.height / 2 / Math.abs(dy) : Infinity);
}

/** A bent path from one seat's chip to another's, in the box's own units; the bend keeps there and back apart. */
export function arrow(from: Spot, to: Spot, box: Size, chip: Size): string {
  const [ax, ay, bx, by] = [(from.x * box.width) / 100, (from.y * box.height) / 100, (to.x * box.width) / 100, (to.y * box.height) / 100];
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [dx, dy] = [(bx - ax) / length, (by - ay) / length];
  const start = edge(dx, dy, chip) + 2;
  const end = Math.max(start + 4, length - edge(dx, dy, chip) - 8);
  const bend = Math.min(22, length / 7);
  const at = (along: number, aside = 0) => `${Math.round(ax + dx * along - dy * aside)} ${Math.round(ay + dy * along + dx * aside)}`;
  return `M${at(start)}Q${at((start + end) / 2, bend)} ${at(end)}`;
}
