/** Whatever our texts say can be written with the letters the fonts keep. */

import { expect, it } from "vitest";
import { LETTERS } from "../vite/letters";

const files = import.meta.glob<string>(["../src/**/*.ftl", "../../src/nightowl/**/*.ftl"], { query: "?raw", import: "default", eager: true });

it("keeps every letter of every text", () => {
  const missing = Object.entries(files).flatMap(([path, text]) => [...new Set(text)].filter((letter) => letter > " " && !LETTERS.includes(letter)).map((letter) => `${path}: ${letter}`));
  expect(Object.keys(files).length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});
