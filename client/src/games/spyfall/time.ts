/** The round's clock. The rules count it in slices of half a minute; within a slice the table's clock tells. */

export const SLICE = 30;

interface Seen { left: number; simulated: boolean; pace: string }

/** Does the round's clock run? It stands during pauses and votes. */
export function runs(view: Seen, ends: number): boolean {
  return !view.simulated && view.pace === "round" && ends > 0;
}

/** Seconds of the round that are left. */
export function roundLeft(view: Seen, ends: number, held: Record<string, number>, now: number): number {
  if (runs(view, ends)) return Math.max(0, Math.ceil(view.left - SLICE + (ends - now) / 1000));
  return Math.max(0, Math.ceil(view.left - (view.simulated ? 0 : (held.round ?? 0) / 1000)));
}
