import { expect, test } from "vitest";
import { patched } from "../src/lib/patch";

const OLD = { a: 1, list: [1, 2, 3, 4], deep: { x: [1], y: "z" }, same: { k: 1 } };

test("= replaces, + appends, ~ goes deeper", () => {
  const change = { "=a": 2, "+list": [5], "~deep": { "=y": "w", "+x": [2] } };
  expect(patched(OLD, change)).toEqual({ a: 2, list: [1, 2, 3, 4, 5], deep: { x: [1, 2], y: "w" }, same: { k: 1 } });
});

test("a list changes in single places", () => {
  expect(patched(OLD, { "~list": { "=0": 9, "=3": 7 } }).list).toEqual([9, 2, 3, 7]);
});

test("what was stays as it was, and what did not change is the same thing", () => {
  const before = structuredClone(OLD);
  const next = patched(OLD, { "=a": 5 });
  expect(OLD).toEqual(before);
  expect(next.same).toBe(OLD.same);
});
