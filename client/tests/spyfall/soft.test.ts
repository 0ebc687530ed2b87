import { expect, test } from "vitest";
import { soft } from "../../src/games/spyfall/soft";

test.each([
  ["Государственный университет", "Госу-дарственный уни-верси-тет"],
  ["Зал Справедливости", "Зал Спра-ведли-вости"],
  ["Polizeirevier", "Poli-zei-re-vier"],
  ["Batcave", "Batcave"],
])("%s can be broken where it is spoken", (text, parts) => {
  expect(soft(text).replaceAll("\u00ad", "-")).toBe(parts);
});
