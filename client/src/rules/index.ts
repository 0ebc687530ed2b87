/** The rules of each game, loaded when somebody wants to read them: the page, its pictures, and the words of one language. */

import { Texts, type Language } from "../lib/texts";
import type { Page } from "./page";

type Files = Record<string, () => Promise<string>>;
const pages = import.meta.glob<{ default: Page }>("./*/page.ts");
const common = import.meta.glob<string>("./common/*.ftl", { query: "?raw", import: "default", eager: true }); // small, and needed to say that the rest cannot be fetched
const rules = import.meta.glob<string>("./*/*.ftl", { query: "?raw", import: "default" }) as Files;
const games = import.meta.glob<string>("../../../src/nightowl/games/*/texts/*.ftl", { query: "?raw", import: "default" }) as Files;

export interface Rules {
  page: Page;
  texts: Texts; // of the page, and of the game itself: names of roles, places, cards
}

export function hasRules(game: string): boolean {
  return `./${game}/page.ts` in pages;
}

async function wordsOf(files: Files, path: string): Promise<string> {
  const load = files[path];
  if (!load) throw new Error(`no such texts: ${path}`);
  return await load();
}

const commonOf = (lang: Language): string => common[`./common/${lang}.ftl`]!;

/** What can be said before the rules are there. */
export const commonTexts = (lang: Language): Texts => new Texts(lang, [commonOf(lang)]);

export async function rulesOf(game: string, lang: Language): Promise<Rules> {
  const [page, ...sources] = await Promise.all([
    pages[`./${game}/page.ts`]!(),
    wordsOf(games, `../../../src/nightowl/games/${game}/texts/${lang}.ftl`),
    wordsOf(rules, `./${game}/${lang}.ftl`),
  ]);
  return { page: page.default, texts: new Texts(lang, [commonOf(lang), ...sources]) };
}
export { firstHint } from "./first";
