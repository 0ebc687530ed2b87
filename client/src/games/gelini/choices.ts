/** Where on the board the offered moves are chosen, and what the server says they would win. */

import type { Hint } from "../../lib/game";
import { isSame } from "../../lib/moves";
import type { Colour, Counter, Move, View } from "../../wire/gelini";
import { colourOf } from "./counters";
import { reach } from "./route";

export interface Targets {
  spots: Map<number, Move>; // by spot of the line
  floors: Map<number, Map<Counter, Move>>; // by seat and counter; coins too
}

export function targetsOf(view: View, moves: readonly Move[]): Targets {
  const found: Targets = { spots: new Map(), floors: new Map() };
  for (const move of moves) {
    const spot = spotOf(view, move);
    if (spot !== null) found.spots.set(spot, move);
    if (move.type === "flyer") {
      const floor = found.floors.get(move.seat) ?? new Map<Counter, Move>();
      found.floors.set(move.seat, floor.set(move.counter, move));
    }
  }
  return found;
}

/** The spot of the line a move leads to; the first of equal counters stands for them. */
function spotOf(view: View, move: Move): number | null {
  if (move.type === "go") return reach(view)?.spots.at(-1) ?? null;
  if (move.type === "call") return move.spot;
  return move.type === "people" ? view.line.indexOf(move.counter) : null;
}

/** The counter a move takes; null for the moves that take none. */
export function counterOf(view: View, move: Move): Counter | null {
  if (move.type === "flyer" || move.type === "people") return move.counter;
  if (move.type === "hire") return "star";
  const spot = spotOf(view, move);
  return spot === null ? null : spot === view.line.length ? "band" : (view.line[spot] ?? null);
}

export function hintsFor(hints: readonly Hint[], move: Move): Hint[] {
  return hints.filter((hint) => isSame(hint.move, move));
}

/** The squares a move would fill; 0 where no hint says so. */
export function winsOf(hints: readonly Hint[], move: Move): number {
  return hintsFor(hints, move).find((hint) => hint.hint === "squares")?.n ?? 0;
}

/** The clique whose rest would come along with a move, as far as hints tell; null: none. */
export function followers(view: View, hints: readonly Hint[], move: Move | null): Colour | null {
  if (!move) return null;
  if (move.type === "gather") return view.colour;
  const counter = counterOf(view, move);
  return counter && hintsFor(hints, move).some((hint) => hint.hint === "clique") ? colourOf(counter) : null;
}
