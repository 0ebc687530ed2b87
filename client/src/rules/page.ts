/**
 * The rules of a game as a page: what comes in which order. Its words are in `<game>/<lang>.ftl`; a section called `turn` says
 * `rules-<game>-turn-title`, `-text`, `-1`, `-2` …, and below its figure `-alt` (for those who cannot see it) and `-caption`.
 */

import type { Component } from "svelte";
import type { Language, Texts } from "../lib/texts";

/** A figure is told the words of its section by their last part: `say("bar")`. */
export interface FigureProps {
  say: (label: string) => string;
}
type Figure = Component<FigureProps> | Component<Record<string, never>>;

/** What stands in a table: the id of a text (`id.attribute` for an attribute), a number, an amount of money, or texts with how many of each. */
export type Cell = string | number | { money: number } | { several: readonly (readonly [id: string, n: number])[] };

export interface Table {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly Cell[])[];
  isWide?: boolean; // too wide for a phone: rows become lists there
}

export interface Section {
  name: string;
  text?: boolean; // true unless said otherwise
  items?: number; // how many points the list has
  isOrdered?: boolean;
  figure?: Figure;
  tables?: readonly Table[];
  names?: readonly string[]; // ids of names, shown as a list of short labels
  note?: string; // the id of a sentence below everything
}

export interface Page {
  game: string;
  sections: readonly Section[];
}

/** `steps(3)` is 1, 2, 3. */
export const steps = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

export function said(texts: Texts, id: string): string {
  const [name, attribute] = id.split(".");
  return texts.say(name!, {}, attribute);
}

export function money(lang: Language, dollars: number): string {
  return new Intl.NumberFormat(lang, { style: "currency", currency: "USD", maximumFractionDigits: 0, currencyDisplay: "narrowSymbol" }).format(dollars);
}

export function cellText(texts: Texts, cell: Cell): string {
  if (typeof cell === "string") return said(texts, cell);
  if (typeof cell === "number") return cell.toLocaleString(texts.lang);
  if ("money" in cell) return money(texts.lang, cell.money);
  return cell.several.map(([id, n]) => (n > 1 ? `${n} × ${said(texts, id)}` : said(texts, id))).join(", ");
}

/** `**…**` in a text is strong: the parts of a text in turn plain and strong. */
export function parts(text: string): { text: string; isStrong: boolean }[] {
  return text
    .split("**")
    .map((part, i) => ({ text: part, isStrong: i % 2 === 1 }))
    .filter((part) => part.text);
}
