/** The server's HTTP side. A refusal is a value; no connection is one, too. */

import type { Refusal } from "../wire/messages";

export type Got<T> = { ok: true; is: T } | { ok: false; no: Refusal };

export interface Joined {
  code: string;
  who: string;
  token: string;
}

export interface TableInfo {
  code: string;
  game: string;
  adult: boolean;
  stage: "lobby" | "deal" | "play" | "over";
  locked: boolean;
  people: string[];
  seats: { all: number; taken: number };
}

export interface ReplayStep {
  n: number;
  seat: number;
  move: { type: string };
  change: Record<string, unknown>;
  note: string;
}

export interface Replay {
  game: string;
  seats: number;
  names: string[];
  outcome: { how: string; scores: number[]; winners: number[] } | null;
  first: Record<string, unknown>;
  steps: ReplayStep[];
}

export const OFFLINE: Refusal = { code: "offline", field: "", expected: "" };

async function call<T>(path: string, init: RequestInit, read: (r: Response) => Promise<T>): Promise<Got<T>> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, init);
  } catch {
    return { ok: false, no: OFFLINE };
  }
  if (answer.ok) return { ok: true, is: await read(answer) };
  try {
    return { ok: false, no: (await answer.json()) as Refusal };
  } catch {
    return { ok: false, no: { code: answer.status === 404 ? "no-such-table" : "offline", field: "", expected: "" } };
  }
}

function post<T>(path: string, body: unknown): Promise<Got<T>> {
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  return call(path, init, (r) => r.json() as Promise<T>);
}

function postText<T>(path: string, text: string): Promise<Got<T>> {
  const init = { method: "POST", headers: { "content-type": "text/plain" }, body: text };
  return call(path, init, (r) => r.json() as Promise<T>);
}

const at = (code: string) => `/tables/${encodeURIComponent(code)}`;

export const api = {
  make: (game: string, name: string, lang: string) => post<Joined>("/tables", { game, name, lang }),
  look: (code: string) => call(at(code), {}, (r) => r.json() as Promise<TableInfo>),
  join: (code: string, name: string, lang: string) => post<Omit<Joined, "code">>(`${at(code)}/people`, { name, lang }),
  device: (code: string, once: string) => post<Omit<Joined, "code">>(`${at(code)}/devices`, { code: once }),
  record: (code: string, token: string, talk: boolean) =>
    call(
      `${at(code)}/record${talk ? "" : "?notes=no&chat=no"}`,
      { headers: { authorization: `Bearer ${token}` } },
      (r) => r.text(),
    ),
  replay: (record: string, seat: number | "all" | null, adult: boolean) =>
    postText<Replay>(`/replay?${new URLSearchParams({ ...(seat === null ? {} : { seat: String(seat) }), ...(adult ? { adult: "yes" } : {}) })}`, record),
  importTable: (record: string, name: string, lang: string) =>
    postText<Joined>(`/tables/import?${new URLSearchParams({ name, lang })}`, record),
};

/** Where a table's feed is. */
export function feedUrl(code: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api${at(code)}/feed`;
}
