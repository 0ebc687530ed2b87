/** What people read, from Fluent files; the same rules as `kernel/texts.py`. A text that is missing is an error. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { functions } from "./elision";
import type { GameTable, Seat, Value } from "./game";

export const LANGUAGES = ["en", "ru", "de", "fr", "it", "nl", "es"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Record<string, string | number>;

export class MissingText extends Error {
  constructor(lang: string, id: string, wrong: string) {
    super(`${lang}: ${id}: ${wrong}`);
  }
}

export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.includes(text as Language);
}

const KEPT = "\u00a0";

/** What no line may part: a sum and its sign, and in French a word and the high signs after or around it. */
export function together(said: string, lang: Language): string {
  const sums = said.replace(/(\d) \$/g, `$1${KEPT}$$`).replace(/\$ (\d)/g, `$$${KEPT}$1`);
  return lang === "fr" ? sums.replace(/ ([:;!?»])/g, `${KEPT}$1`).replace(/« /g, `«${KEPT}`) : sums;
}

export class Texts {
  private readonly bundle: FluentBundle;

  constructor(
    readonly lang: Language,
    sources: readonly string[],
    private readonly table: GameTable | null = null,
  ) {
    this.bundle = new FluentBundle(lang, { functions: functions(lang), useIsolating: false });
    for (const source of sources) {
      for (const error of this.bundle.addResource(new FluentResource(source))) {
        throw new MissingText(lang, "file", error.message);
      }
    }
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  say(id: string, values: Values = {}, attribute = ""): string {
    const message = this.bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) throw new MissingText(this.lang, id, "no such text");
    const errors: Error[] = [];
    const said = this.bundle.formatPattern(pattern, values as Record<string, FluentVariable>, errors);
    if (errors.length) throw new MissingText(this.lang, id, errors.map((e) => e.message).join("; "));
    return together(said, this.lang);
  }

  /** A value of a domain: a seat as its name, a named value as its text, a number as itself. */
  value(domain: string, value: Value, names: readonly string[]): string | number {
    const id = this.idOf(domain, value);
    if (id) return this.say(id);
    return domain === "seat" ? (names[value as Seat] ?? String(value)) : (value as number);
  }

  /** A move as a player would say it: `move-<kind>` with its fields. */
  move(move: { type: string }, names: readonly string[]): string {
    return this.tagged("move", this.table?.moves[move.type] ?? [], move, names);
  }

  /** A fact as a sentence: `event-<kind>` with its fields. */
  fact(fact: { type: string }, names: readonly string[]): string {
    return this.tagged("event", this.table?.events[fact.type] ?? [], fact, names);
  }

  /** Why something was refused. */
  refusal(no: { code: string; field?: string; expected?: string }): string {
    const values = { field: no.field ?? "", expected: no.expected ?? "" };
    for (const id of [`refused-${no.code}`, no.code]) if (this.has(id)) return this.say(id, values);
    return this.say("refused-not-now");
  }

  private tagged(prefix: string, fields: [string, string][], what: object, names: readonly string[]): string {
    const { type, ...found } = what as { type: string } & Record<string, Value>;
    const said: Values = {};
    for (const [name, domain] of fields) this.field(said, name, domain, found[name] ?? null, names);
    return this.say(`${prefix}-${type}`, said);
  }

  private field(said: Values, name: string, domain: string, value: Value, names: readonly string[]): void {
    said[name] = this.value(domain, value, names);
    const id = this.idOf(domain, value);
    if (id) {
      said[`${name}-id`] = id.startsWith(`${domain}-`) ? id.slice(domain.length + 1) : id;
      for (const attribute of Object.keys(this.bundle.getMessage(id)?.attributes ?? {})) {
        said[`${name}-${attribute}`] = this.say(id, {}, attribute);
      }
    } else if (domain === "seat") said[`${name}-id`] = String(value);
  }

  private idOf(domain: string, value: Value): string {
    if (value === null) return "nobody";
    return this.table?.domains[domain] ? `${domain}-${value}` : "";
  }
}
