/** Records: reading one and checking its chain, as docs/records.md describes it. */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

export interface Header {
  record: number;
  game: string;
  options: Record<string, unknown>;
  seats: string[];
  commitment: string;
}

export interface Entry {
  n: number;
  kind: "move" | "chance" | "act";
  seat: number | null;
  what: Record<string, unknown>;
  odds?: number[];
  pick?: number;
  note?: string;
}

export interface Record_ {
  header: Header;
  entries: Entry[];
}

/** Why a text is no record: a verdict's reason, and the entry it was found at. */
export class NoRecord extends Error {
  constructor(
    readonly reason: "unreadable" | "unknown-version" | "chain",
    readonly entry: number | null,
  ) {
    super(reason);
  }
}

const HASH_AT_END = /,"hash":"([0-9a-f]{12})"\}$/;
const PACKS_AT_END = /,"packs":\{.*\}\}$/s;

export function hashed(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

function link(before: string, body: string): string {
  return hashed(before + body).slice(0, 12);
}

function split(line: string, entry: number | null): [body: string, sealed: string] {
  const found = HASH_AT_END.exec(line);
  if (!found || line.includes("\r")) throw new NoRecord("unreadable", entry);
  return [`${line.slice(0, found.index)}}`, found[1]!];
}

function parsed(body: string, entry: number | null): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new NoRecord("unreadable", entry);
  }
}

export function readRecord(text: string): Record_ {
  const lines = text.split("\n");
  if (lines.pop() !== "" || !lines.length) throw new NoRecord("unreadable", null);
  const [head, sealed] = split(lines[0]!, null);
  const header = parsed(head, null) as Header;
  if (header.record !== 1) throw new NoRecord(typeof header.record === "number" ? "unknown-version" : "unreadable", null);
  if (link("", head) !== sealed) throw new NoRecord("chain", null);
  // The chain starts at the header without packs, so that embedding them changes no entry.
  let before = link("", head.replace(PACKS_AT_END, ',"packs":{}}'));
  const entries: Entry[] = [];
  for (const line of lines.slice(1)) {
    const n = entries.length + 1;
    const [body, found] = split(line, n);
    const entry = parsed(body, n) as Entry;
    if (JSON.stringify(entry) !== body || !isShaped(entry)) throw new NoRecord("unreadable", n);
    if (entry.n !== n || link(before, body) !== found) throw new NoRecord("chain", n);
    before = found;
    entries.push(entry);
  }
  return { header, entries };
}

function isShaped(e: Entry): boolean {
  if (!["move", "chance", "act"].includes(e.kind) || typeof e.what !== "object" || e.what === null) return false;
  if (e.seat !== null && (!Number.isInteger(e.seat) || e.seat < -2)) return false;
  if ((e.seat === -1) !== (e.kind === "chance") || (e.seat === null && e.kind === "move")) return false;
  if (e.kind !== "chance" && (e.odds !== undefined || e.pick !== undefined)) return false;
  if (e.kind !== "act") return true;
  if (e.what.act === "undo") return Number.isInteger(e.what.to) && Number(e.what.to) >= 0 && Number(e.what.to) < e.n;
  return typeof e.what.act === "string";
}

/** The moves and chance entries that stand, in order. */
export function standing(record: Record_): Entry[] {
  const found: Entry[] = [];
  for (const e of record.entries) {
    if (e.kind !== "act") found.push(e);
    else if (e.what.act === "undo") while (found.length && found.at(-1)!.n > Number(e.what.to)) found.pop();
  }
  return found;
}
