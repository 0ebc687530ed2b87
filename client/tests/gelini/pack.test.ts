import { describe, expect, it } from "vitest";
import { squaresOf } from "../../src/games/gelini/counters";
import { pack, roomOf, type Piece, type Room } from "../../src/games/gelini/floor/pack";
import { key, neighbours, shapes, type Cell } from "../../src/games/gelini/floor/polyominoes";
import type { Counter } from "../../src/wire/gelini";

const KINDS: Counter[] = ["lemon-1", "mint-1", "sky-2", "coral-2", "amber-1", "amber-2", "amber-3", "plum-3", "vip", "star", "band"];

/** The same numbers in every run. */
function random(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
}

function isJoined(cells: Cell[]): boolean {
  const left = new Set(cells.map(key));
  const walk = (cell: Cell): void => {
    if (!left.delete(key(cell))) return;
    neighbours(cell).forEach(walk);
  };
  walk(cells[0]!);
  return left.size === 0;
}

function expectSound(pieces: Piece[], counters: Counter[], room: Room): void {
  expect(pieces.map((piece) => piece.counter).sort()).toEqual([...counters].sort());
  expect(new Set(pieces.map((piece) => piece.id)).size).toBe(pieces.length);
  const cells = pieces.flatMap((piece) => piece.cells.map(key));
  expect(new Set(cells).size).toBe(cells.length);
  for (const piece of pieces) {
    expect(piece.cells.length).toBe(squaresOf(piece.counter));
    expect(isJoined(piece.cells)).toBe(true);
  }
  const inside = new Set(room.cells.map(key));
  const over = cells.filter((cell) => !inside.has(cell)).length;
  expect(over).toBe(Math.max(0, cells.length - room.cells.length));
}

describe("shapes", () => {
  it("has every shape of up to five squares in every turn", () => {
    expect([1, 2, 3, 4, 5].map((size) => shapes(size).length)).toEqual([1, 2, 6, 19, 63]);
  });
  it("begins with the most compact", () => {
    expect(shapes(4)[0]!.map(key)).toEqual(["0,0", "1,0", "0,1", "1,1"]);
  });
});

describe("a floor", () => {
  it("has 25 squares, or 37 for two", () => {
    expect(roomOf(25)).toMatchObject({ columns: 5, rows: 5 });
    expect(roomOf(25).cells.length).toBe(25);
    expect(roomOf(37)).toMatchObject({ columns: 8, rows: 5 });
    expect(roomOf(37).cells.length).toBe(37);
  });

  for (const squares of [25, 37]) {
    const room = roomOf(squares);
    it(`of ${squares} takes whatever comes, until it is more than full`, () => {
      for (let seed = 1; seed <= 60; seed++) {
        const next = random(seed);
        const counters: Counter[] = [];
        let pieces: Piece[] = [];
        for (let filled = 0; filled < squares; ) {
          const counter = KINDS[Math.floor(next() * KINDS.length)]!;
          counters.push(counter);
          filled += squaresOf(counter);
          pieces = pack(counters, room, pieces);
          expectSound(pieces, counters, room);
        }
      }
    });

    it(`of ${squares} stays sound when counters come and go`, () => {
      const next = random(squares);
      let counters: Counter[] = [];
      let pieces: Piece[] = [];
      for (let turn = 0; turn < 400; turn++) {
        const counter = KINDS[Math.floor(next() * KINDS.length)]!;
        const filled = counters.reduce((sum, one) => sum + squaresOf(one), 0);
        if (filled >= squares || next() < 0.35) counters = counters.filter((_, at) => at !== Math.floor(next() * counters.length));
        else counters = [...counters, counter];
        pieces = pack(counters, room, pieces);
        expectSound(pieces, counters, room);
      }
    });
  }

  it("lets those stay who are there, if the newcomer finds room", () => {
    const room = roomOf(25);
    const first = pack(["vip", "sky-2", "amber-3"], room);
    const then = pack(["vip", "sky-2", "amber-3", "lemon-1"], room, first);
    expect(then.slice(0, 3)).toEqual(first);
  });

  it("takes equal counters for one another, but names each once", () => {
    const pieces = pack(["mint-1", "mint-1", "mint-1"], roomOf(25));
    expect(pieces.map((piece) => piece.id).sort()).toEqual(["mint-1.0", "mint-1.1", "mint-1.2"]);
    expect(pack(["mint-1", "mint-1"], roomOf(25), pieces).length).toBe(2);
  });

  it("puts friends beside one another", () => {
    const room = roomOf(25);
    const pieces = pack(["vip", "sky-2", "sky-2", "sky-2"], room, pack(["vip", "sky-2"], room));
    const sky = pieces.filter((piece) => piece.counter === "sky-2").flatMap((piece) => piece.cells);
    expect(isJoined(sky)).toBe(true);
  });

  it("is covered to the last square when it is full", () => {
    const counters: Counter[] = ["vip", "vip", "star", "amber-3", "plum-3", "sky-2", "sky-2", "lemon-1", "lemon-1"];
    expectSound(pack(counters, roomOf(25)), counters, roomOf(25));
  });

  it("moves back in when what hung over the edge has gone", () => {
    const room = roomOf(25);
    const over = pack(["vip", "vip", "vip", "vip", "star", "amber-3", "star"], room);
    const left = pack(["vip", "vip", "vip", "vip", "star", "amber-3"], room, over);
    expectSound(left, ["vip", "vip", "vip", "vip", "star", "amber-3"], room);
  });
});
