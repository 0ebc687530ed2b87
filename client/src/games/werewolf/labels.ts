/** A place at the table in words: whose it is and what lies there. */

import type { Texts } from "../../lib/texts";
import type { Role, View } from "../../wire/werewolf";
import { CENTRES } from "./places";

export function labelOf(view: View, place: number, names: readonly string[], texts: Texts): string {
  const seats = names.length;
  const role = (id: Role) => String(texts.value("role", id, names));
  const isSeat = place < seats;
  const name = isSeat ? names[place]! : String(texts.value("centre", CENTRES[place - seats]!, names));
  const news: string[] = [];
  const pick = <T>(own: readonly T[], centre: readonly T[]) => (isSeat ? own[place] : centre[place - seats]);
  const [dealt, now, token] = [pick(view.dealt, view.centre_dealt), pick(view.cards, view.centre_cards), pick(view.tokens, view.centre_tokens)];
  if (dealt) news.push(texts.say("picture-dealt", { role: role(dealt) }));
  if (now) news.push(texts.say("picture-now", { role: role(now) }));
  else if (token) news.push(texts.say("picture-token", { role: role(token) }));
  if (isSeat && (view.votes[place] ?? -1) >= 0) news.push(texts.say("picture-votes", { name: names[view.votes[place]!] ?? "" }));
  if (isSeat && view.dead.includes(place)) news.push(texts.say("picture-dies"));
  if (isSeat && view.winners.includes(place)) news.push(texts.say("picture-wins"));
  if (isSeat && view.pace === "day" && view.ready[place]) news.push(texts.say("picture-ready"));
  if (isSeat && view.chips.some((n) => n > 0)) news.push(texts.say("board-chips", { n: view.chips[place] ?? 0, target: view.terms.target }));
  return news.length ? `${name}: ${news.join("; ")}` : name;
}
