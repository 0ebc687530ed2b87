/** What was hidden, told beside the table while a replay goes on: by the facts the end of the round tells it with. */

import type { Seat } from "../../lib/game";
import type { Fact, Location, View } from "../../wire/spyfall";

/** By seat the card that lies open; through somebody's eyes her own, too. */
export function openCards(view: View, eyes: Seat | null): (Location | null)[] {
  return view.cards.map((card, seat) => card ?? (seat === eyes ? view.card : null));
}

export function hiddenFacts(view: View, eyes: Seat | null): Fact[] {
  const facts: Fact[] = [];
  if (view.location) facts.push({ type: "where", location: view.location });
  openCards(view, eyes).forEach((location, seat) => {
    if (location && location !== view.location) facts.push({ type: "held", seat, location }); // who holds the place's own card is as all others
  });
  const harley = view.harley ?? (view.is_harley ? eyes : null);
  if (harley !== null) facts.push({ type: "harley-was", seat: harley });
  view.powers.forEach((power, seat) => {
    const known = power ?? (seat === eyes ? view.power : null);
    if (known) facts.push({ type: "power-was", seat, power: known });
  });
  return facts;
}
