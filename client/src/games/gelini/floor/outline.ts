/** The outline of joined squares as a path with round corners. */

import { key, type Cell } from "./polyominoes";

type Point = [x: number, y: number];

/** `size` is a square's side, `inset` how far the outline keeps from the squares' edges, `round` the radius of its corners. */
export function outline(cells: readonly Cell[], size: number, inset: number, round: number): string {
  return loops(cells).map((loop) => rounded(drawnIn(straight(loop), size, inset), round)).join("");
}

/** Edges clockwise around the squares, joined to closed loops of corners in units of squares. */
function loops(cells: readonly Cell[]): Point[][] {
  const taken = new Set(cells.map(key));
  const edges = new Map<string, Point[]>();
  const add = (from: Point, to: Point) => edges.set(String(from), [...(edges.get(String(from)) ?? []), to]);
  for (const { x, y } of cells) {
    if (!taken.has(key({ x, y: y - 1 }))) add([x, y], [x + 1, y]);
    if (!taken.has(key({ x: x + 1, y }))) add([x + 1, y], [x + 1, y + 1]);
    if (!taken.has(key({ x, y: y + 1 }))) add([x + 1, y + 1], [x, y + 1]);
    if (!taken.has(key({ x: x - 1, y }))) add([x, y + 1], [x, y]);
  }
  const found: Point[][] = [];
  while (edges.size) {
    const start = [...edges.keys()][0]!;
    const loop: Point[] = [];
    let at: Point = start.split(",").map(Number) as Point;
    do {
      loop.push(at);
      const nexts = edges.get(String(at))!;
      const next = nexts.pop()!;
      if (!nexts.length) edges.delete(String(at));
      at = next;
    } while (String(at) !== start);
    found.push(loop);
  }
  return found;
}

/** Only the corners. */
function straight(loop: Point[]): Point[] {
  return loop.filter((here, i) => {
    const [before, after] = [loop.at(i - 1)!, loop[(i + 1) % loop.length]!];
    return (here[0] - before[0]) * (after[1] - here[1]) !== (here[1] - before[1]) * (after[0] - here[0]);
  });
}

/** Each corner moved inwards: clockwise, the inside lies to the right of every edge. */
function drawnIn(loop: Point[], size: number, inset: number): Point[] {
  return loop.map((here, i) => {
    const into = heading(loop.at(i - 1)!, here);
    const out = heading(here, loop[(i + 1) % loop.length]!);
    return [here[0] * size + inset * (-into[1] - out[1]), here[1] * size + inset * (into[0] + out[0])];
  });
}

function heading(from: Point, to: Point): Point {
  return [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
}

function rounded(loop: Point[], round: number): string {
  const steps = loop.map((here, i) => {
    const enter = towards(here, loop.at(i - 1)!, round);
    const leave = towards(here, loop[(i + 1) % loop.length]!, round);
    return `${i ? "L" : "M"}${enter}Q${plain(here)} ${leave}`;
  });
  return `${steps.join("")}Z`;
}

function towards(from: Point, to: Point, by: number): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const part = Math.min(by, length / 2) / length;
  return plain([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]);
}

function plain([x, y]: Point): string {
  return `${+x.toFixed(2)} ${+y.toFixed(2)}`;
}
