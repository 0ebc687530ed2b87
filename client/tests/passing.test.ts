import { expect, test } from "vitest";
import { Passing } from "../src/lib/passing";

const wave = (n: number) => ({ part: `wave ${n}`, each: true });

test("with every part the device goes to all who are asked, and then lies down", () => {
  const passing = new Passing();
  expect(passing.begins(wave(1), [0, 1, 2], [1, 2])).toBe(true);
  expect(passing.begins(wave(1), [0, 1, 2], [2])).toBe(false);
  expect(passing.next).toBe(1);
  expect(passing.looked(1)).toBe(true);
  expect(passing.looked(1)).toBe(false);
  expect(passing.next).toBe(2);
  passing.looked(2);
  expect(passing.next).toBeNull();
});

test("where nobody is asked anything all look all the same", () => {
  const passing = new Passing();
  passing.begins(wave(3), [0, 2], []);
  expect(passing.next).toBe(0);
});

test("where some are called nobody is named: the device lies down at once, and again at each call", () => {
  const passing = new Passing();
  expect(passing.begins({ part: "seer", each: false }, [0, 1], [1])).toBe(true);
  expect(passing.next).toBeNull();
  expect(passing.begins({ part: "robber", each: false }, [0, 1], [])).toBe(true);
});

test("such a time ends once", () => {
  const passing = new Passing();
  expect(passing.ends()).toBe(false);
  passing.begins(wave(1), [0, 1], [0, 1]);
  expect(passing.ends()).toBe(true);
  expect(passing.ends()).toBe(false);
  expect(passing.next).toBeNull();
});
