/** What follows from the document of a table: who sits where, which seats are mine, which of them is asked, what to promise. */

import type { Document, PlaceDoc } from "../wire/messages";
import type { Player } from "../games/board";
import type { AnyView, Seat } from "./game";

export function viewOf(place: PlaceDoc | undefined): AnyView | null {
  return place ? (place.view as unknown as AnyView) : null;
}

export function mySeats(doc: Document): Seat[] {
  return doc.table.seats.flatMap((seat, at) => (seat.who === doc.me.who ? [at] : []));
}

/** Whom the start waits for: the others with a seat who have not said that they are ready. The host says so by starting. */
export function unready(doc: Document): string[] {
  const { people, seats, host } = doc.table;
  const seated = people.filter((p) => seats.some((s) => s.who === p.who));
  return seated.filter((p) => !p.ready && p.who !== doc.me.who && p.who !== host).map((p) => p.name);
}

/** Everybody at the table by seat. Who holds several seats is numbered; bots have names of their own. */
export function players(doc: Document, botNames: readonly string[]): Player[] {
  const { seats, people } = doc.table;
  return seats.map((place, seat) => {
    const person = people.find((p) => p.who === place.who);
    const theirs = seats.flatMap((other, at) => (place.who && other.who === place.who ? [at] : []));
    const number = theirs.length > 1 ? ` ${theirs.indexOf(seat) + 1}` : "";
    return {
      seat,
      name: person ? person.name + number : (botNames[seat % botNames.length] ?? String(seat + 1)),
      isMe: place.who === doc.me.who,
      isBot: place.bot,
      level: place.level,
      isHere: person ? person.here : true,
      hasResigned: place.resigned,
    };
  });
}

/** Does that seat of mine have something to decide now? */
export function mustDecide(doc: Document, seat: Seat): boolean {
  const view = viewOf(doc.seats[seat]);
  const place = doc.table.seats[seat];
  if (doc.table.stage !== "play" || !view || !place || place.resigned) return false;
  return view.legal.length > 0 && view.asked.includes(seat);
}

/** Is there more than one thing that seat of mine could say, now that it is asked? */
export function hasChoice(doc: Document, seat: Seat): boolean {
  const legal = viewOf(doc.seats[seat])?.legal ?? [];
  return mustDecide(doc, seat) && (legal.length > 1 || (legal[0]?.of?.length ?? 1) > 1);
}

/** The seat whose eyes to look through: the one at hand while it is called, else one of mine that is. */
export function nextSeat(doc: Document, current: Seat | null, isCalled = mustDecide): Seat | null {
  const mine = mySeats(doc);
  if (!mine.length) return null;
  if (current !== null && mine.includes(current) && isCalled(doc, current)) return current;
  const next = mine.find((seat) => isCalled(doc, seat));
  return next ?? (current !== null && mine.includes(current) ? current : mine[0]!);
}

/** What a device owes the deal: promises first, and once all have promised, the numbers themselves. */
export function noncesDue(doc: Document): { promise: Seat[]; show: Seat[] } {
  const { deal, stage, seats } = doc.table;
  if (stage !== "deal") return { promise: [], show: [] };
  const done = new Set([...deal.committed, ...deal.without]);
  const allPromised = seats.every((seat, at) => !seat.who || done.has(at));
  const mine = mySeats(doc).filter((seat) => !deal.without.includes(seat));
  return {
    promise: mine.filter((seat) => !deal.committed.includes(seat)),
    show: allPromised ? mine.filter((seat) => deal.committed.includes(seat) && !deal.shown.includes(seat)) : [],
  };
}

/** The facts that came since an older view of the same seat; null if the story did not simply go on. */
export function told(before: AnyView | null, view: AnyView): { type: string }[] | null {
  if (!before || before.seat !== view.seat || view.story.length < before.story.length) return null;
  return view.story.slice(before.story.length);
}

/** Who said a word of the chat: a record knows bots by level and seat, `normal 3`, people at the table by their names. */
export function speaker(word: { who: string; name: string }, doc: Document, names: readonly string[]): string {
  const bot = word.who ? -1 : doc.table.seats.findIndex((seat, at) => word.name === `${seat.level} ${at + 1}`);
  return names[bot] ?? word.name;
}

/** Words of the chat somebody has not read: not her own, and not those beside moves, which stand in the game itself. */
export function unread(chat: readonly { who: string; to: string }[], read: number, me: string): number {
  return chat.slice(read).filter((word) => word.who !== me && word.to !== "note").length;
}
