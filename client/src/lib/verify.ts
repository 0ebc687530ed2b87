/** Was it dealt fairly? Every answer of chance is worked out again from secret and nonces, in this browser. */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { promise } from "./nonce";
import { NoRecord, readRecord, standing, type Entry, type Record_ } from "./record";

export interface Verdict {
  provable: boolean;
  ok: boolean;
  entry: number | null;
  reason: string;
  checked: number;
}

const HEAVIEST = 2 ** 53;

/** Chance entry k by the sampling rule of docs/records.md. */
export function pickOf(secret: string, nonces: string, k: number, odds: readonly number[]): number {
  const total = BigInt(odds.reduce((sum, w) => sum + w, 0));
  const fair = (1n << 64n) - ((1n << 64n) % total);
  let number = fair;
  for (let attempt = 0; number >= fair; attempt++) {
    const mac = hmac(sha256, hexToBytes(secret), utf8ToBytes(`${nonces}|${k}|${attempt}`));
    number = BigInt(`0x${bytesToHex(mac.slice(0, 8))}`);
  }
  let rest = Number(number % total);
  for (const [at, weight] of odds.entries()) {
    if (rest < weight) return at;
    rest -= weight;
  }
  throw new Error("weights do not add up");
}

export function joined(nonces: ReadonlyMap<number, string>): string {
  return [...nonces.keys()].sort((a, b) => a - b).map((seat) => `${seat}:${nonces.get(seat)}`).join(",");
}

export function verify(text: string): Verdict {
  let record: Record_;
  try {
    record = readRecord(text);
  } catch (no) {
    if (!(no instanceof NoRecord)) throw no;
    return { provable: false, ok: false, entry: no.entry, reason: no.reason, checked: 0 };
  }
  const evidence = new Evidence(record);
  const checked = evidence.recompute();
  const doubt = evidence.doubt();
  const breach = evidence.breaches.sort(([a, x], [b, y]) => a - b || (x < y ? -1 : 1))[0];
  if (breach) return { provable: !doubt, ok: false, entry: breach[0], reason: breach[1], checked };
  if (doubt) return { provable: false, ok: true, entry: doubt[0], reason: doubt[1], checked };
  return { provable: true, ok: true, entry: null, reason: "", checked };
}

function isHex(text: unknown, least: number, most: number): text is string {
  return typeof text === "string" && /^([0-9a-f]{2})*$/.test(text) && text.length >= 2 * least && text.length <= 2 * most;
}

/** One pass over a record: what was promised and shown when, and which entries break a promise. */
class Evidence {
  readonly breaches: [entry: number, reason: string][] = [];
  readonly shown = new Map<number, string>();
  private readonly committed = new Map<number, string>();
  private readonly promised = new Map<number, number>();
  private readonly humans = new Map<number, number>();
  private readonly chances: { entry: Entry; manual: boolean }[] = [];
  private manual: number | null;
  private secret: string | null = null;
  private revealed = 0;
  private firstShown = 0;

  constructor(private readonly record: Record_) {
    const { options } = record.header;
    this.manual = options.manual_chance || options["manual-chance"] ? 0 : null;
    for (const entry of record.entries) {
      if (entry.kind === "chance") this.chances.push({ entry, manual: this.manual !== null });
      const reason = entry.kind === "act" ? this.act(entry) : "";
      if (reason) this.breaches.push([entry.n, reason]);
    }
  }

  private act(e: Entry): string {
    switch (e.what.act) {
      case "sit": return this.sit(e);
      case "commit-nonce": return this.commit(e);
      case "nonce": return this.nonce(e);
      case "reveal": return this.reveal(e);
      case "manual-chance": this.manual ??= e.n;
    }
    return "";
  }

  private sit(e: Entry): string {
    const { seat, who } = e.what;
    if (!Number.isInteger(seat) || Number(seat) < 0 || (who !== "human" && who !== "bot")) return "malformed-act";
    if (who === "human" && !this.humans.has(Number(seat))) this.humans.set(Number(seat), e.n);
    return "";
  }

  private commit(e: Entry): string {
    if (e.seat === null || e.seat < 0 || typeof e.what.hash !== "string") return "malformed-act";
    if (this.committed.has(e.seat)) return "nonce-committed-twice";
    this.committed.set(e.seat, e.what.hash);
    this.promised.set(e.seat, e.n);
    if (this.firstShown) this.breaches.push([this.firstShown, "nonce-shown-before-all-committed"]);
    return "";
  }

  private nonce(e: Entry): string {
    const promised = e.seat === null ? undefined : this.committed.get(e.seat);
    if (promised === undefined || e.seat === null) return "nonce-not-committed";
    const { nonce } = e.what;
    if (!isHex(nonce, 16, 64) || promise(nonce) !== promised) return "nonce-does-not-match";
    if (this.shown.has(e.seat)) return "nonce-shown-twice";
    this.shown.set(e.seat, nonce);
    this.firstShown ||= e.n;
    return this.chances.length ? "late-nonce" : "";
  }

  private reveal(e: Entry): string {
    const { secret } = e.what;
    const { commitment } = this.record.header;
    if (!isHex(secret, 32, 32) || (commitment && promise(secret) !== commitment)) return "secret-does-not-match";
    if (this.secret !== null && secret !== this.secret) return "secret-does-not-match";
    this.secret = secret;
    this.revealed ||= e.n;
    return "";
  }

  /** How many answers of chance follow from secret, nonces and k; the first that does not is a breach. */
  recompute(): number {
    const nonces = joined(this.shown);
    let checked = 0;
    for (const [k, { entry, manual }] of this.chances.entries()) {
      if (manual) continue;
      let reason = oddsFault(entry.odds, entry.pick);
      if (!reason && this.secret !== null) {
        if (pickOf(this.secret, nonces, k, entry.odds!) !== entry.pick) reason = "pick-does-not-match";
        checked++;
      }
      if (reason) {
        this.breaches.push([entry.n, reason]);
        break;
      }
    }
    return checked;
  }

  /** Why nothing is proven even where nothing contradicts. */
  doubt(): [entry: number | null, reason: string] | null {
    if (this.manual !== null) return [this.manual || null, "manual-chance"];
    if (!this.record.header.commitment) return this.secret ? [this.revealed, "late-secret"] : [null, "no-commitment"];
    if (this.secret === null) return [null, "no-secret"];
    const bare = this.chances.find(({ entry }) => entry.odds === undefined || entry.pick === undefined);
    if (bare) return [bare.entry.n, "odds-and-pick-missing"];
    const last = this.chances.at(-1);
    if (last && this.revealed < last.entry.n) return [this.revealed, "early-secret"];
    if (![...this.humans.keys()].some((seat) => this.shown.has(seat))) return [null, "no-nonce"];
    const missing = [...this.humans, ...this.promised].filter(([seat]) => !this.shown.has(seat)).map(([, n]) => n);
    if (missing.length) return [Math.min(...missing), "missing-nonce"];
    const stands = new Set(standing(this.record).map((e) => e.n));
    const undone = this.chances.find(({ entry }) => !stands.has(entry.n));
    return undone ? [undone.entry.n, "chance-undone"] : null;
  }
}

function oddsFault(odds: number[] | undefined, pick: number | undefined): string {
  if (odds === undefined || pick === undefined) return "odds-and-pick-missing";
  const total = odds.reduce((sum, w) => sum + w, 0);
  if (odds.some((w) => w < 0) || total <= 0 || total > HEAVIEST) return "odds-are-no-weights";
  if (pick < 0 || pick >= odds.length || odds[pick] === 0) return "pick-outside-odds";
  return "";
}
