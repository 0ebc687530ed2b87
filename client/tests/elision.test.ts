import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { functions } from "../src/lib/elision";
import { Texts, type Language } from "../src/lib/texts";

const TABLE = JSON.parse(readFileSync(new URL("../../tests/kernel/elision.json", import.meta.url), "utf8")) as Record<Language, Record<string, Record<string, string>>>;

for (const [lang, words] of Object.entries(TABLE)) {
  test(`${lang} has the same words as on the other side`, () => expect(Object.keys(functions(lang))).toEqual(Object.keys(words)));
  for (const [word, row] of Object.entries(words)) {
    test.each(Object.entries(row))(`${lang}: ${word} goes by the sound that follows: %s`, (name, said) => {
      expect(new Texts(lang as Language, [`it = { ${word}($name) }`]).say("it", { name })).toBe(said);
    });
  }
}
