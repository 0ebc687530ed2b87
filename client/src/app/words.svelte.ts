/** The texts of the chosen language: those of the shell are always there, those of a game when it is needed. */

import { LANGUAGES, Texts, type Language } from "../lib/texts";
import type { GameTable } from "../lib/game";
import type { Values } from "../lib/texts";

type Files = Record<string, () => Promise<string>>;
const common = import.meta.glob<string>("../../../src/nightowl/texts/*.ftl", { query: "?raw", import: "default" }) as Files;
const tables = import.meta.glob<string>("../../../src/nightowl/tables/texts/*.ftl", { query: "?raw", import: "default" }) as Files;
const games = import.meta.glob<string>("../../../src/nightowl/games/*/texts/*.ftl", { query: "?raw", import: "default" }) as Files;
const shell = import.meta.glob<string>("../texts/*.ftl", { query: "?raw", import: "default" }) as Files;
const boards = import.meta.glob<string>("../games/*/texts/*.ftl", { query: "?raw", import: "default" }) as Files;
const options = import.meta.glob<string>("../options/*/*.ftl", { query: "?raw", import: "default" }) as Files;
const rules = import.meta.glob<string>("../rules/*/*.ftl", { query: "?raw", import: "default" }) as Files;
const wire = import.meta.glob<{ TABLE: GameTable }>(["../wire/*.ts", "!../wire/messages.ts"]);

const outlines: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:outline/en"), ru: () => import("virtual:outline/ru"), de: () => import("virtual:outline/de"),
  fr: () => import("virtual:outline/fr"), it: () => import("virtual:outline/it"), nl: () => import("virtual:outline/nl"),
  es: () => import("virtual:outline/es"),
};

async function text(files: Files, end: string): Promise<string> {
  const path = Object.keys(files).find((name) => name.endsWith(end));
  return path ? await files[path]!() : "";
}

const sources = (lang: Language) => [common, tables, shell].map((files) => text(files, `/${lang}.ftl`));

const ofGame = (game: string, lang: Language) => [
  text(games, `/${game}/texts/${lang}.ftl`),
  text(boards, `/${game}/texts/${lang}.ftl`),
  text(options, `/${game}/${lang}.ftl`),
];

export async function tableOf(game: string): Promise<GameTable> {
  return (await wire[`../wire/${game}.ts`]!()).TABLE;
}

const made = new Map<string, Promise<Texts>>();

/** The texts of a game, of tables and of the shell in one. */
export function textsOf(game: string, lang: Language): Promise<Texts> {
  const key = `${game}/${lang}`;
  let found = made.get(key);
  if (!found) {
    found = Promise.all([Promise.all([...sources(lang), ...ofGame(game, lang)]), tableOf(game)]).then(
      ([all, table]) => new Texts(lang, all, table),
    );
    found.catch(() => made.delete(key)); // offline: the next try may work
    made.set(key, found);
  }
  return found;
}

/** What a player is told the first time she meets a moment: texts `first-<game>-<moment>`. */
export async function firstWordsOf(game: string, lang: Language): Promise<Texts> {
  const all = [text(games, `/${game}/texts/${lang}.ftl`), text(rules, `/${game}/${lang}.ftl`)];
  return new Texts(lang, await Promise.all(all));
}

class Words {
  texts: Texts | null = $state.raw(null);

  /** The shell's texts, and of each game its name and what it is about: `<game>-name`, `<game>-about`. */
  async load(lang: Language): Promise<void> {
    const outline = outlines[lang]().then((found) => found.default);
    this.texts = new Texts(lang, await Promise.all([...sources(lang), outline]));
  }
}

export const words = new Words();
export { LANGUAGES };

/** A text of the shell in the chosen language. */
export function say(id: string, values: Values = {}): string {
  if (!words.texts) return "";
  try {
    return words.texts.say(id, values);
  } catch (wrong) {
    console.error(wrong);
    return id;
  }
}
