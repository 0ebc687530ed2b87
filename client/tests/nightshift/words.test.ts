/** One word per idea: the result of a roll and the Outcome it reaches are called on the board what the rules page calls them. */

import { describe, expect, it } from "vitest";
import type { Language } from "../../src/lib/texts";

const games = import.meta.glob<string>("../../../src/nightowl/games/nightshift/texts/*.ftl", { query: "?raw", import: "default", eager: true });
const boards = import.meta.glob<string>("../../src/games/nightshift/texts/*.ftl", { query: "?raw", import: "default", eager: true });
const rules = import.meta.glob<string>("../../src/rules/nightshift/*.ftl", { query: "?raw", import: "default", eager: true });

const WORDS: Record<Language, { result: RegExp; outcome: RegExp; customer: RegExp }> = {
  en: { result: /result/i, outcome: /outcome/i, customer: /customer/i },
  de: { result: /ergebnis/i, outcome: /ausgang/i, customer: /kunde/i },
  fr: { result: /résultat/i, outcome: /issue/i, customer: /client/i },
  es: { result: /resultado/i, outcome: /desenlace/i, customer: /client/i },
  it: { result: /risultato/i, outcome: /esito/i, customer: /client/i },
  nl: { result: /resultaat/i, outcome: /uitkomst/i, customer: /klant/i },
  ru: { result: /результат/i, outcome: /исход/i, customer: /клиент/i },
};

/** Of several files of one language, the text of an id. */
function text(lang: string, id: string): string {
  const all = [games, boards, rules].flatMap((files) => Object.entries(files).filter(([path]) => path.endsWith(`/${lang}.ftl`)).map(([, said]) => said)).join("\n");
  const [, said] = new RegExp(`^${id} = (.*)$`, "m").exec(all) ?? [];
  if (said === undefined) throw new Error(`${lang}: ${id}`);
  return said;
}

describe.each(Object.entries(WORDS))("in %s", (lang, { result, outcome, customer }) => {
  it.each(["event-result", "picture-result", "rules-nightshift-engage-3", "first-nightshift-outcome"])("a roll has a result: %s", (id) => {
    expect(text(lang, id)).toMatch(result);
  });
  it.each(["ask-outcome", "move-choose", "rules-nightshift-engage-3", "first-nightshift-outcome", "refused-outcome-out-of-reach"])("it reaches an Outcome: %s", (id) => {
    expect(text(lang, id)).toMatch(outcome);
  });
  it.each(["move-engage", "rules-nightshift-customer-title"])("guests are customers: %s", (id) => {
    expect(text(lang, id)).toMatch(customer);
  });
});
