/**
 * Counters on a dance floor: each covers joined squares, none covers another's. Who is there stays where she is as long as the
 * newcomers find room beside her; else all move together. A floor that is more than full hangs over its lower edge.
 */

import type { Counter } from "../../../wire/gelini";
import { colourOf, squaresOf } from "../counters";
import { inReadingOrder, key, neighbours, seams, shapes, type Cell } from "./polyominoes";

export interface Piece {
  id: string; // the counter and which of its kind on this floor, for example "sky-2.1"
  counter: Counter;
  cells: Cell[];
}

export interface Room {
  columns: number;
  rows: number;
  cells: Cell[]; // in reading order
}

const SIDE = 5;
const WING = 3; // with two players the twelve further squares stand to the right, four rows of three
const TRIES = 4000;

/** 25 squares are five rows of five; the rest stands beside them in rows of three. */
export function roomOf(squares: number): Room {
  const wing = Math.ceil(Math.max(0, squares - SIDE * SIDE) / WING);
  const cells: Cell[] = [];
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < (y < wing ? SIDE + WING : SIDE); x++) cells.push({ x, y });
  }
  return { columns: wing ? SIDE + WING : SIDE, rows: SIDE, cells };
}

/** The counters on the floor; `before` is how they lay until now. */
export function pack(counters: readonly Counter[], room: Room, before: readonly Piece[] = []): Piece[] {
  const { kept, fresh } = compare(counters, before);
  const needed = counters.reduce((sum, counter) => sum + squaresOf(counter), 0);
  const wasOver = kept.some((piece) => piece.cells.some((cell) => cell.y >= room.rows));
  if (needed <= room.cells.length && !wasOver) {
    const added = squeezeIn(kept, fresh, room);
    if (added) return added;
  }
  return rearranged([...kept.map(({ id, counter }) => ({ id, counter })), ...fresh], room, needed);
}

type Named = Omit<Piece, "cells">;

/** Who was here already and stays, and who is new; equal counters are taken for one another. */
function compare(counters: readonly Counter[], before: readonly Piece[]): { kept: Piece[]; fresh: Named[] } {
  const left = [...counters];
  const kept = before.filter((piece) => {
    const at = left.indexOf(piece.counter);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  const ids = new Set(kept.map((piece) => piece.id));
  const fresh = left.map((counter) => {
    let n = 0;
    while (ids.has(`${counter}.${n}`)) n++;
    ids.add(`${counter}.${n}`);
    return { id: `${counter}.${n}`, counter };
  });
  return { kept, fresh };
}

/** Newcomers, the largest first, each where it touches most; null if one finds no room. */
function squeezeIn(kept: readonly Piece[], fresh: readonly Named[], room: Room): Piece[] | null {
  const pieces = [...kept];
  for (const one of bySize(fresh)) {
    const cells = bestPlace(one, pieces, room);
    if (!cells) return null;
    pieces.push({ ...one, cells });
  }
  return pieces;
}

function bestPlace(one: Named, pieces: readonly Piece[], room: Room): Cell[] | null {
  const owner = new Map(pieces.flatMap((piece) => piece.cells.map((cell) => [key(cell), piece] as const)));
  const free = new Set(room.cells.map(key).filter((at) => !owner.has(at)));
  const colour = colourOf(one.counter);
  let best: Cell[] | null = null;
  let bestScore = -Infinity;
  for (const cells of places(squaresOf(one.counter), free, room.cells)) {
    const own = new Set(cells.map(key));
    let score = 3 * seams(cells);
    for (const beside of cells.flatMap(neighbours).map(key)) {
      if (own.has(beside) || free.has(beside)) continue;
      const friend = owner.get(beside);
      score += friend && colour && colourOf(friend.counter) === colour ? 3 : 1;
    }
    score -= 2 * holes(cells, own, free);
    if (score > bestScore) [best, bestScore] = [cells, score];
  }
  return best;
}

/** Free squares that would be cut off from all others. */
function holes(cells: readonly Cell[], own: ReadonlySet<string>, free: ReadonlySet<string>): number {
  const around = new Map(cells.flatMap(neighbours).map((cell) => [key(cell), cell]));
  const isFree = (at: string) => free.has(at) && !own.has(at);
  return [...around].filter(([at, cell]) => isFree(at) && !neighbours(cell).some((next) => isFree(key(next)))).length;
}

function* places(size: number, free: ReadonlySet<string>, anchors: readonly Cell[]): Generator<Cell[]> {
  for (const shape of shapes(size)) {
    for (const at of anchors) {
      const cells = shape.map((cell) => ({ x: at.x + cell.x, y: at.y + cell.y }));
      if (cells.every((cell) => free.has(key(cell)))) yield cells;
    }
  }
}

/** Everybody anew: compact shapes where they can be found quickly, else one after the other along the rows, which always fits. */
function rearranged(all: readonly Named[], room: Room, needed: number): Piece[] {
  const along = rowsOf(room, needed);
  const order = [...all].sort((a, b) => squaresOf(b.counter) - squaresOf(a.counter) || (a.id < b.id ? -1 : 1));
  return tile(order, inReadingOrder(along)) ?? inRows(order, along);
}

/** Covers the first free square again and again, so nothing stays free in between. */
function tile(all: readonly Named[], cells: readonly Cell[]): Piece[] | null {
  const free = new Set(cells.map(key));
  const left = [...all];
  const done: Piece[] = [];
  let tries = 0;
  const cover = (): boolean => {
    if (!left.length) return true;
    const first = cells.find((cell) => free.has(key(cell)));
    if (!first) return false;
    const tried = new Set<number>();
    for (let at = 0; at < left.length; at++) {
      const one = left[at]!;
      const size = squaresOf(one.counter);
      if (tried.has(size)) continue;
      tried.add(size);
      for (const place of places(size, free, [first])) {
        if (++tries > TRIES) return false;
        left.splice(at, 1);
        for (const cell of place) free.delete(key(cell));
        done.push({ ...one, cells: place });
        if (cover()) return true;
        done.pop();
        for (const cell of place) free.add(key(cell));
        left.splice(at, 0, one);
      }
    }
    return false;
  };
  return cover() ? done : null;
}

function inRows(all: readonly Named[], along: readonly Cell[]): Piece[] {
  let at = 0;
  return all.map((one) => ({ ...one, cells: inReadingOrder(along.slice(at, (at += squaresOf(one.counter)))) }));
}

/** The squares there and back, row by row; rows below the edge for what does not fit. */
function rowsOf(room: Room, needed: number): Cell[] {
  const along: Cell[] = [];
  for (let y = 0; y < room.rows || along.length < needed; y++) {
    const row = y < room.rows ? room.cells.filter((cell) => cell.y === y) : Array.from({ length: SIDE }, (_, x) => ({ x, y }));
    along.push(...(y % 2 ? row.reverse() : row));
  }
  return along.slice(0, Math.max(needed, room.cells.length));
}

function bySize<T extends { counter: Counter }>(all: readonly T[]): T[] {
  return [...all].sort((a, b) => squaresOf(b.counter) - squaresOf(a.counter));
}
