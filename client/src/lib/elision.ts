/** Words that change before what follows: `{ DE($seat) }` is “de Bruno” or “d’Alice”. The same rows, and reasons, as in `kernel/elision.py`. */

import type { FluentFunction } from "@fluent/bundle";

type Row = [plain: string, short: string, sound: RegExp];

const WORDS: Record<string, Record<string, Row>> = {
  fr: { DE: ["de ", "d’", /^(?:[aeiouhœæ]|y(?![aeiouy]))/] },
  it: { A: ["a ", "ad ", /^a/], E: ["e ", "ed ", /^e/] },
  es: { Y: ["y ", "e ", /^h?i(?![aeou])/] },
};

const letters = (name: string) => name.normalize("NFD").replace(/[\p{M}\p{C}]/gu, "").toLowerCase();

export function functions(lang: string): Record<string, FluentFunction> {
  const word = ([plain, short, sound]: Row): FluentFunction => ([name]) => (sound.test(letters(String(name))) ? short : plain) + String(name);
  return Object.fromEntries(Object.entries(WORDS[lang] ?? {}).map(([name, row]) => [name, word(row)]));
}
