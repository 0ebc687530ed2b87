/** Ways to a table: make one, join one, move a seat to this device, or play alone at once. */

import { api, type Got, type Joined } from "../lib/api";
import { keepPlace } from "../lib/places";
import { WORLDS } from "../look/worlds";
import type { Session } from "./session.svelte";
import { settings } from "./settings.svelte";
import { news } from "./news.svelte";
import { say, words } from "./words.svelte";

export function myName(): string {
  return settings.is.name.trim() || say("guest-name");
}

function refused(got: Got<unknown>): null {
  if (!got.ok && words.texts) news.show(words.texts.refusal(got.no), "wrong");
  return null;
}

function seated(code: string, game: string, joined: Omit<Joined, "code">): string {
  keepPlace({ code, token: joined.token, who: joined.who, game, name: myName(), at: Date.now() });
  return code;
}

/** A new table; its code, or null if it was refused. */
export async function make(game: string): Promise<string | null> {
  const got = await api.make(game, myName(), settings.is.lang);
  return got.ok ? seated(got.is.code, game, got.is) : refused(got);
}

export async function join(code: string, game: string): Promise<string | null> {
  const got = await api.join(code, myName(), settings.is.lang);
  return got.ok ? seated(code, game, got.is) : refused(got);
}

export async function moveHere(code: string, once: string): Promise<string | null> {
  const [table, got] = [await api.look(code), await api.device(code, once)];
  return got.ok ? seated(code, table.ok ? table.is.game : "", got.is) : refused(got);
}

/** Sit down at a table just made; who plays alone gets bots for company and starts at once. */
export async function settle(session: Session, isAlone: boolean): Promise<void> {
  const seats = WORLDS[session.place.game]?.seats ?? 3;
  const wishes = [{ wish: "size", seats }, { wish: "sit", seat: 0 }] as const;
  for (const wish of wishes) if (!(await session.wish(wish)).ok) return;
  if (!isAlone || !(await fillWithBots(session))) return;
  await session.wish({ wish: "start" });
}

/** A bot of the usual level on every empty seat. */
export async function fillWithBots(session: Session): Promise<boolean> {
  const { levels, seats } = session.doc!.table;
  const level = levels.includes("normal") ? "normal" : levels.at(-1)!;
  for (const [seat, place] of seats.entries()) {
    if (!place.who && !place.level && !(await session.wish({ wish: "bot", seat, level })).ok) return false;
  }
  return true;
}
