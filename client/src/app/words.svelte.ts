/** The texts of the chosen language: those of the shell are always there, those of a game when it is needed. */

import files from "virtual:texts";
import { LANGUAGES, Texts, type Language } from "../lib/texts";
import type { GameTable } from "../lib/game";
import type { Values } from "../lib/texts";

const wire = import.meta.glob<{ TABLE: GameTable }>(["../wire/*.ts", "!../wire/messages.ts"]);

async function fileOf(what: string, lang: Language): Promise<string> {
  return (await files[`${what}/${lang}`]!()).default;
}

export async function tableOf(game: string): Promise<GameTable> {
  return (await wire[`../wire/${game}.ts`]!()).TABLE;
}

const made = new Map<string, Promise<Texts>>();

/** The texts of a game, of tables and of the shell in one; and what a player is told the first time she meets a moment. */
export function textsOf(game: string, lang: Language): Promise<Texts> {
  const key = `${game}/${lang}`;
  let found = made.get(key);
  if (!found) {
    found = Promise.all([Promise.all([fileOf("shell", lang), fileOf(game, lang)]), tableOf(game)]).then(
      ([all, table]) => new Texts(lang, all, table),
    );
    found.catch(() => made.delete(key)); // offline: the next try may work
    made.set(key, found);
  }
  return found;
}

class Words {
  texts: Texts | null = $state.raw(null);

  /** The shell's texts, and of each game its name and what it is about: `<game>-name`, `<game>-about`. */
  async load(lang: Language): Promise<void> {
    this.texts = new Texts(lang, [await fileOf("shell", lang)]);
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
