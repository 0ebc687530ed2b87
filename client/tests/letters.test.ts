/** Whatever our texts say can be written with the letters the fonts keep, and a browser fetches no part twice. */

import { expect, it } from "vitest";
import { PARTS, unicodeRange } from "../vite/letters";

const files = import.meta.glob<string>(["../src/**/*.ftl", "../../src/nightowl/**/*.ftl"], { query: "?raw", import: "default", eager: true });
const all = Object.values(PARTS).map((part) => part.letters).join("");

it("keeps every letter of every text", () => {
  const missing = Object.entries(files).flatMap(([path, text]) => [...new Set(text)].filter((letter) => letter > " " && !all.includes(letter)).map((letter) => `${path}: ${letter}`));
  expect(Object.keys(files).length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

it("has each letter in one part only", () => {
  expect([...all].length).toBe(new Set(all).size);
});

it("writes Russian without the letters only the west needs", () => {
  const russian = Object.entries(files).filter(([path]) => path.endsWith("/ru.ftl")).map(([, text]) => text).join("");
  const western = [...PARTS.accents.letters].filter((letter) => /[\p{L}×]/u.test(letter));
  expect(western.filter((letter) => russian.includes(letter))).toEqual([]);
});

it("names letters as CSS does", () => {
  expect(unicodeRange("cab")).toBe("U+61-63");
  expect(unicodeRange("a№z")).toBe("U+61, U+7A, U+2116");
});
