/** Every page of rules in every language: drawn whole, nothing missing, nothing left over; a hint for every moment. */

import { readFileSync } from "node:fs";
import { parse as parseSource } from "./fluent";
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import { LANGUAGES, Texts, type Language } from "../../src/lib/texts";
import { hasRules, rulesOf } from "../../src/rules";
import { firstHint } from "../../src/rules/first";
import RulesPage from "../../src/rules/RulesPage.svelte";
import { money, parts } from "../../src/rules/page";
import { SETS } from "../../src/rules/werewolf/sets";
import type { GameTable } from "../../src/lib/game";

const wire = import.meta.glob<{ TABLE: GameTable }>("../../src/wire/!(messages).ts", { eager: true });
const pages = Object.keys(import.meta.glob("../../src/rules/*/page.ts")).map((path) => path.split("/").at(-2)!);
const names = new Set([...Object.values(wire).map(({ TABLE }) => TABLE.name), ...pages]);
const GAMES = [...names].map((name) => ({ name, moments: momentsOf(name) }));
const own = (game: string, lang: Language) => parseSource(readFileSync(`src/rules/${game}/${lang}.ftl`, "utf8"));

/** What reads the same in English and elsewhere, because it is a name or the same word. */
const SAME: Record<string, readonly Language[]> = {
  "rules-spyfall-harley-head-3": ["de", "fr", "it", "nl", "es"],
};

/** As the game itself lists them: `MOMENTS = ("ask", …)`. */
function momentsOf(game: string): string[] {
  const [, list] = /^MOMENTS[^=]*= \(([^)]*)\)/m.exec(readFileSync(`../src/nightowl/games/${game}/rules.py`, "utf8"))!;
  return [...list!.matchAll(/"([\w-]+)"/g)].map(([, moment]) => moment!);
}

class Listening extends Texts {
  readonly heard = new Set<string>();
  override say(id: string, values = {}, attribute = ""): string {
    this.heard.add(id);
    return super.say(id, values, attribute);
  }
}

async function drawn(game: string, lang: Language) {
  const { page, texts } = await rulesOf(game, lang);
  const listening = Object.assign(Object.create(Listening.prototype), texts, { heard: new Set<string>() }) as Listening;
  return { html: render(RulesPage, { props: { page, texts: listening } }).body, heard: listening.heard };
}

describe.each(GAMES)("the rules of $name", ({ name, moments }) => {
  it("exist", () => expect(hasRules(name)).toBe(true));

  describe.each(LANGUAGES)("in %s", (lang) => {
    it("have the same texts with the same variables as in English", () => {
      expect(own(name, lang)).toEqual(own(name, "en"));
    });

    it("are drawn whole, and say everything that is written", async () => {
      const { html, heard } = await drawn(name, lang);
      expect(html).not.toContain("**");
      const written = [...own(name, lang).keys()].filter((id) => id.startsWith("rules-"));
      expect(written.filter((id) => !heard.has(id))).toEqual([]);
    });

    it("have one short sentence for the first time at each moment, and for no other", async () => {
      const { texts } = await rulesOf(name, lang);
      for (const moment of moments) expect(texts.say(firstHint(name, moment)).length, moment).toBeLessThan(150);
      const hints = [...own(name, lang).keys()].filter((id) => id.startsWith("first-"));
      expect(hints.sort()).toEqual(moments.map((moment) => firstHint(name, moment)).sort());
    });

    it("are not left in English", async () => {
      if (lang === "en") return;
      const [english, other] = await Promise.all([rulesOf(name, "en"), rulesOf(name, lang)]);
      const same = [...own(name, lang).keys()].filter((id) => english.texts.say(id) === other.texts.say(id) && !SAME[id]?.includes(lang));
      expect(same).toEqual([]);
    });
  });
});

describe("a page", () => {
  it("names every figure for those who cannot see it", async () => {
    for (const { name } of GAMES) {
      const { html } = await drawn(name, "en");
      const pictures = html.match(/<svg/g)?.length ?? 0;
      expect(pictures).toBeGreaterThan(1);
      expect(html.match(/role="img" aria-label="[^"]{20,}"/g)?.length).toBe(pictures);
      expect(html.match(/<svg[^>]*aria-hidden="true"/g)?.length).toBe(pictures);
    }
  });

  it("has a heading for every section, linked from the contents", async () => {
    for (const { name } of GAMES) {
      const { page } = await rulesOf(name, "en");
      const { html } = await drawn(name, "en");
      expect(page.sections.at(-1)?.name).toBe("rulings");
      for (const { name: section } of page.sections) {
        expect(html).toContain(`href="#rules-${section}"`);
        expect(html).toContain(`id="rules-${section}-title"`);
      }
    }
  });

  it("shows the sets of roles that the game deals", () => {
    const toml = readFileSync("../src/nightowl/games/werewolf/content/presets.toml", "utf8");
    const found = [...toml.matchAll(/seats = (\d+)\nset = "(\w+)"\nroles = \[([^\]]*)\]/g)].map(([, seats, set, roles]) => {
      const counts: Record<string, number> = {};
      for (const [, role] of roles!.matchAll(/"(\w+)"/g)) counts[role!] = (counts[role!] ?? 0) + 1;
      return { set: set!, seats: Number(seats), roles: counts };
    });
    expect(SETS).toEqual(found);
  });

  it.each(LANGUAGES)("tells how many rounds the two shifts have, in %s", (lang) => {
    const toml = readFileSync("../src/nightowl/games/nightshift/content/timers.toml", "utf8");
    const rounds = (shift: string) => [...new RegExp(`\\[${shift}\\]\nrounds = \\[\n([^]*?)\n\\]`).exec(toml)![1]!.matchAll(/^ +\{/gm)].length;
    const said = /^rules-nightshift-round-text = (.*)$/m.exec(readFileSync(`src/rules/nightshift/${lang}.ftl`, "utf8"))![1]!;
    expect(said.match(/\d+/g)!.map(Number)).toEqual([rounds("long"), rounds("short")]);
  });

  it.each(LANGUAGES)("keeps a sum and its sign on one line, in %s", (lang) => {
    expect(readFileSync(`src/rules/nightshift/${lang}.ftl`, "utf8")).not.toMatch(/\d \$|\$ \d/);
  });

  it("marks strong words", () => {
    expect(parts("a **b** c")).toEqual([{ text: "a ", isStrong: false }, { text: "b", isStrong: true }, { text: " c", isStrong: false }]);
    expect(parts("**b**")).toEqual([{ text: "b", isStrong: true }]);
  });

  it("writes money as the language does", () => {
    expect(money("en", 10000)).toBe("$10,000");
    expect(money("de", 10000).replace(/\s/g, " ")).toBe("10.000 $");
  });
});
