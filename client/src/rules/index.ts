/** The rules of each game, loaded when somebody wants to read them: the page, its pictures, and the words of one language. */

import files from "virtual:texts";
import { Texts, type Language } from "../lib/texts";
import type { Page } from "./page";

const pages = import.meta.glob<{ default: Page }>("./*/page.ts");

export interface Rules {
  page: Page;
  texts: Texts; // of the page, and of the game itself: names of roles, places, cards
}

export function hasRules(game: string): boolean {
  return `./${game}/page.ts` in pages;
}

export async function rulesOf(game: string, lang: Language): Promise<Rules> {
  const [page, ...words] = await Promise.all([pages[`./${game}/page.ts`]!(), files[`${game}/${lang}`]!(), files[`rules-${game}/${lang}`]!()]);
  return { page: page.default, texts: new Texts(lang, words.map((file) => file.default)) };
}
