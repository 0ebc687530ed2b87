import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";
import { found, ideas, kindOf, levels, plain } from "../../src/games/spyfall/deck";
import { PICTURES } from "../../src/games/spyfall/pictures";
import { arrow, ring } from "../../src/games/spyfall/ring";
import { strike, struckAt } from "../../src/games/spyfall/struck";
import { byPlayer, exchanges, lastVotes } from "../../src/games/spyfall/talk";
import { roundLeft, runs } from "../../src/games/spyfall/time";
import { TABLE, type Answer, type Fact, type Question } from "../../src/wire/spyfall";

const QUESTIONS = TABLE.domains.question as Question[];
const content = (file: string) => readFileSync(`../src/nightowl/games/spyfall/content/${file}.toml`, "utf-8");

describe("the ring", () => {
  const [width, height, chip] = [336, 296, { width: 104, height: 52 }];

  test.each([3, 4, 5, 6, 7, 8])("of %i seats has room for every chip on a phone", (seats) => {
    const rows = seats > 6 ? 1.12 : seats < 5 ? 0.85 : 1;
    const spots = ring(seats, 1).map(({ x, y }) => ({ x: (x * width) / 100, y: (y * height * rows) / 100 }));
    expect(spots).toHaveLength(seats);
    for (const [at, one] of spots.entries()) {
      expect(one.x - chip.width / 2).toBeGreaterThanOrEqual(0);
      expect(one.x + chip.width / 2).toBeLessThanOrEqual(width + 0.5);
      for (const other of spots.slice(at + 1)) {
        expect(Math.abs(one.x - other.x) >= chip.width || Math.abs(one.y - other.y) >= chip.height).toBe(true);
      }
    }
  });

  test("has the reader at the bottom, and the next seat on her left", () => {
    const spots = ring(5, 3);
    expect(spots[3]).toEqual({ x: 50, y: 90 });
    expect(spots[4]!.x).toBeLessThan(50);
    expect(spots[2]!.x).toBeGreaterThan(50);
  });

  test("there and back are two arrows", () => {
    const [a, b] = [{ x: 10, y: 50 }, { x: 90, y: 50 }];
    const box = { width: 300, height: 300 };
    expect(arrow(a, b, box, chip)).not.toBe(arrow(b, a, box, chip));
    expect(arrow(a, b, { width: 0, height: 0 }, chip)).not.toContain("NaN");
    expect(arrow(a, b, box, chip)).toMatch(/^M\d+ \d+Q\d+ \d+ \d+ \d+$/);
  });
});

describe("the deck", () => {
  const text = (card: Question) => ({ roof: "Is there a roof over our heads?", coat: "Behältst du den Mantel an?" })[card as string] ?? card;

  test("knows the kind of every card as the content says", () => {
    const kinds = Object.fromEntries([...content("questions").matchAll(/^\[([a-z-]+)\]\nkind = "(\w+)"/gm)].map((m) => [m[1], m[2]]));
    expect(Object.keys(kinds)).toHaveLength(72);
    for (const card of QUESTIONS) expect(kindOf(card)).toBe(kinds[card]);
  });

  test("is searched by how words begin, without accents and capitals", () => {
    expect(found(["roof", "coat"], "", "HEAD roo", text)).toEqual(["roof"]);
    expect(found(["roof", "coat"], "", "behalt", text)).toEqual(["coat"]);
    expect(found(["roof", "coat"], "place", "", text)).toEqual(["roof"]);
    expect(found(["roof", "coat"], "", "oof", text)).toEqual([]);
    expect(plain("Étage")).toBe("etage");
  });

  test("begins with six ideas, others at the next turn", () => {
    expect(ideas(QUESTIONS, 0)).toHaveLength(6);
    expect(ideas(QUESTIONS, 1)).not.toEqual(ideas(QUESTIONS, 0));
    expect(ideas(["roof", "coat"], 5)).toEqual(["roof", "coat"]);
    for (let n = 7; n <= 72; n++) expect(ideas(QUESTIONS.slice(0, n), 3)).toHaveLength(6);
  });

  test("shows which levels an answer fits, as the content says", () => {
    const scales = [...content("answers").matchAll(/^\[(\w+)\]\nplain = \[(.*)\]\nlow = "(.*)"\nhigh = "(.*)"/gm)];
    expect(scales).toHaveLength(10);
    for (const [, scale, row, low, high] of scales) {
      row!.split(", ").forEach((name, level) => expect(levels(`${scale}-${JSON.parse(name)}` as Answer)).toEqual([0, 1, 2, 3].map((n) => n === level)));
      expect(levels(`${scale}-${low}` as Answer)).toEqual([true, true, false, false]);
      expect(levels(`${scale}-${high}` as Answer)).toEqual([false, false, true, true]);
    }
    expect(levels("vague-depends")).toEqual([true, true, true, true]);
  });
});

describe("the talk", () => {
  const story: Fact[] = [
    { type: "round", round: 1, rounds: 5 },
    { type: "turned", seat: 0, other: 2 }, { type: "asked", seat: 0, other: 2, question: "roof" }, { type: "answered", seat: 2, answer: "degree-very" },
    { type: "turned", seat: 2, other: 1 }, { type: "deflected", seat: 1, other: 0 }, { type: "clock", seconds: 330 }, { type: "spoke", seat: 0 },
    { type: "turned", seat: 0, other: 1 },
  ];
  const talk = exchanges(story, [{ at: 4, text: "Cold?" }, { at: 7, text: "Rather." }]);

  test("is read from the story, with the words beside it", () => {
    expect(talk).toHaveLength(3);
    expect(talk[0]).toMatchObject({ asker: 0, target: 2, question: "roof", end: "answered", answer: "degree-very" });
    expect(talk[1]).toMatchObject({ asker: 2, target: 0, passed: [1], written: "Cold?", end: "spoke", reply: "Rather." });
    expect(talk[2]).toMatchObject({ end: "", answer: null });
  });

  test("by player has the latest answer first, and none that was not given", () => {
    expect(byPlayer(talk, 3).map((of) => of.length)).toEqual([1, 0, 1]);
  });

  test("the last vote is told until the talk goes on", () => {
    const vote: Fact[] = [{ type: "accused", seat: 0, other: 1 }, { type: "agreed", seat: 2 }, { type: "disagreed", seat: 3 }, { type: "failed" }];
    expect(lastVotes(vote)).toEqual({ agreed: [2], disagreed: [3], pointed: [] });
    expect(lastVotes([...vote, { type: "turned", seat: 0, other: 1 }])).toEqual({ agreed: [], disagreed: [], pointed: [] });
    expect(lastVotes([{ type: "time-up" }, { type: "pointed", seat: 1, other: 0 }, { type: "where", location: "mogo" }]).pointed).toEqual([[1, 0]]);
    const honour: Fact[] = [{ type: "time-up" }, { type: "pointed", seat: 1, other: 0 }, { type: "pointed", seat: 0, other: 1 }, { type: "pointed", seat: 1, other: 2 }, { type: "pointed", seat: 2, other: 0 }];
    expect(lastVotes(honour).pointed).toEqual([[1, 0], [0, 1]]);
  });

  test.each([[[0, 1, 2]], [[2, 1, 0]], [[1, 2, 0]], [[2, 0, 1]]])("keeps the vote that decided in the order it was told, whoever honours first (%j)", (order) => {
    const decided: Fact[] = [{ type: "time-up" }, { type: "pointed", seat: 2, other: 0 }, { type: "pointed", seat: 0, other: 1 }, { type: "pointed", seat: 1, other: 0 }];
    const told: Fact[] = [...decided, { type: "where", location: "mogo" }];
    for (const seat of order) {
      told.push({ type: "pointed", seat, other: (seat + 1) % 3 }); // each honour as it comes
      expect(lastVotes(told).pointed).toEqual([[2, 0], [0, 1], [1, 0]]);
    }
    expect(lastVotes([...told, { type: "honoured", seat: 1 }]).pointed).toEqual([[2, 0], [0, 1], [1, 0]]);
  });
});

describe("the clock", () => {
  const view = { left: 360, simulated: false, pace: "round" };

  test("runs within a slice as the table's clock does", () => {
    expect(roundLeft(view, 1_030_000, {}, 1_000_000)).toBe(360);
    expect(roundLeft(view, 1_010_000, {}, 1_000_000)).toBe(340);
    expect(runs(view, 1_010_000)).toBe(true);
  });

  test("stands during votes where it was", () => {
    expect(roundLeft({ ...view, pace: "vote" }, 1_030_000, { round: 12_000 }, 1_000_000)).toBe(348);
    expect(runs({ ...view, pace: "vote" }, 1_030_000)).toBe(false);
  });

  test("is what the rules say where time is simulated", () => {
    expect(roundLeft({ left: 301, simulated: true, pace: "" }, 1_030_000, {}, 1_000_000)).toBe(301);
  });
});

describe("what is struck out", () => {
  beforeEach(() => strike("a", 0, []));

  test("is kept by seat and round", () => {
    strike("a", 10, ["mogo"]);
    strike("b", 10, ["kandor"]);
    expect(struckAt("a", 12)).toEqual(["mogo"]);
    expect(struckAt("b", 12)).toEqual(["kandor"]);
    expect(struckAt("c", 12)).toEqual([]);
  });

  test("is forgotten when another game begins", () => {
    strike("a", 10, ["mogo"]);
    expect(struckAt("a", 4)).toEqual([]);
  });
});

test("every place and every special card has a picture of its own", () => {
  expect(Object.keys(PICTURES).sort()).toEqual([...TABLE.domains.location!].sort());
  expect(new Set(Object.values(PICTURES)).size).toBe(23);
});
