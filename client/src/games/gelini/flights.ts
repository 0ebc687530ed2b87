/** Who came from where: the counters that the latest facts brought onto a floor or beside it. */

import type { Counter, Fact, View } from "../../wire/gelini";

export type From = { spot: number } | { seat: number } | "box" | "stage";

export interface Flight {
  counter: Counter;
  from: From;
  to: number; // the seat
}

export function flights(before: View, news: readonly Fact[]): Flight[] {
  const gone = new Set<number>();
  const found: Flight[] = [];
  for (const fact of news) {
    const flight = flightOf(fact, before, gone);
    if (flight) found.push(flight);
  }
  return found;
}

function flightOf(fact: Fact, before: View, gone: Set<number>): Flight | null {
  const fly = (counter: Counter | null, from: From | null, to: number | null): Flight | null =>
    counter === null || from === null || to === null ? null : { counter, from, to };
  switch (fact.type) {
    case "took":
    case "called":
      if (fact.spot !== null) gone.add(fact.spot);
      return isKept(fact.counter) ? fly(fact.counter, fact.spot === null ? null : { spot: fact.spot }, fact.seat) : null;
    case "joined":
    case "listed":
      return fly(fact.counter, fromLine(fact.counter, before, gone), fact.seat);
    case "changed":
    case "swiped":
      return fly(fact.counter, fact.other === null ? null : { seat: fact.other }, fact.seat);
    case "hired":
      return fly("star", "box", fact.seat);
    case "band":
      return fly("band", "stage", fact.seat);
    default:
      return null;
  }
}

/** Action counters go to the box, not home. */
function isKept(counter: Counter | null): boolean {
  return counter !== "flyer" && counter !== "call" && counter !== "people";
}

/** The first of its kind from the tail that has not gone yet. */
function fromLine(counter: Counter | null, before: View, gone: Set<number>): From | null {
  const spot = before.line.findIndex((there, at) => there === counter && !gone.has(at));
  if (spot < 0) return null;
  gone.add(spot);
  return { spot };
}
