import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES, MissingText, Texts, together, type Language } from "../src/lib/texts";
import { TABLE } from "../src/wire/gelini";

const ROOT = new URL("../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), "utf8");
const texts = (lang: Language) =>
  new Texts(lang, [read(`src/nightowl/texts/${lang}.ftl`), read(`src/nightowl/games/gelini/texts/${lang}.ftl`), read(`client/src/texts/${lang}.ftl`)], TABLE);
const NAMES = ["Anna", "Ben", "Cleo"];

test("a move is said with its fields: seats as names, values as their texts", () => {
  expect(texts("en").move({ type: "flyer", seat: 1, counter: "vip" } as { type: string }, NAMES)).toBe("Lure a VIP (4 squares) away from Ben");
});

test("a sentence selects on the id of a value and takes its attributes", () => {
  expect(texts("en").fact({ type: "swiped", seat: 0, other: 2, counter: "coin" } as { type: string }, NAMES)).toContain("coaxes a coin out of Cleo");
  expect(texts("de").fact({ type: "took", seat: 0, counter: "vip", spot: 3 } as { type: string }, NAMES)).toContain("Anna");
});

test("nobody is somebody to speak of", () => {
  expect(texts("en").value("seat", null, NAMES)).toBe("nobody");
});

test("no line parts a sum from its sign, or French words from the high signs beside them", () => {
  expect(together("Zahle 1.000 $ oder $ 500: ja!", "de")).toBe("Zahle 1.000\u00a0$ oder $\u00a0500: ja!");
  expect(together("« Nova » joue : 500 $ ?", "fr")).toBe("«\u00a0Nova\u00a0» joue\u00a0: 500\u00a0$\u00a0?");
  expect(together("Costs $500 : no", "en")).toBe("Costs $500 : no");
});

test("plural forms follow the language", () => {
  expect(texts("ru").say("lobby-empty", { n: 1 })).toBe("Свободно 1 место.");
  expect(texts("ru").say("lobby-empty", { n: 3 })).toBe("Свободно 3 места.");
  expect(texts("ru").say("lobby-empty", { n: 5 })).toBe("Свободно 5 мест.");
});

test("a text or a variable that is missing is an error", () => {
  expect(() => texts("en").say("no-such-text")).toThrow(MissingText);
  expect(() => texts("en").say("chat-said", { name: "x" })).toThrow(MissingText);
});

test("a refusal that nobody translated is still said in words", () => {
  expect(texts("en").refusal({ code: "must-move" })).toContain("cannot stay");
  expect(texts("en").refusal({ code: "never-heard-of" })).toBe("That is not possible now.");
});

test.each(LANGUAGES)("every move and fact of gelini can be said in %s", (lang) => {
  const all = texts(lang);
  for (const [prefix, kinds] of [["move", TABLE.moves], ["event", TABLE.events]] as const) {
    for (const [type, fields] of Object.entries(kinds)) {
      const what = Object.fromEntries([["type", type], ...fields.map(([name, domain]) => [name, TABLE.domains[domain]?.[0] ?? 1])]) as { type: string };
      expect(prefix === "move" ? all.move(what, NAMES) : all.fact(what, NAMES)).not.toBe("");
    }
  }
});
