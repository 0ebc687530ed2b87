/** The line as it winds: where each spot lies, and which spots a die counts. Spots count from the tail; the Band stands after the last. */

import type { Counter, View } from "../../wire/gelini";

export interface Point {
  x: number;
  y: number;
}

export interface Route {
  columns: number;
  rows: number;
  width: number;
  height: number;
  cell: number; // the width of a spot
  rise: number; // from one row to the next
  at: (spot: number) => Point; // the middle of a spot; those behind the tail stand closer together
  carpet: string; // the path from the queue to the Band
  stage: Point; // the middle of the stage
}

const CLOSE = 0.62; // how close the tokens queue, in spots
const STAGE = 2; // spots that the stage takes
const SMALLEST = 44;
const LARGEST = 58;

export function routeOf(spots: number, tokens: number, width: number): Route {
  const queue = Math.ceil(tokens * CLOSE);
  const needed = queue + spots + STAGE;
  const columns = columnsFor(needed, width);
  const cell = width / columns;
  const rows = Math.ceil(needed / columns);
  const rise = Math.max(SMALLEST, cell * 0.93);
  const height = rows * rise;
  const place = (n: number): Point => {
    const row = Math.floor(n / columns);
    const along = n % columns;
    return { x: ((row % 2 ? columns - 1 - along : along) + 0.5) * cell, y: height - (row + 0.5) * rise };
  };
  const at = (spot: number): Point => {
    if (spot >= 0) return place(spot >= spots ? queue + spots : queue + spot);
    return { x: (queue + 0.5 + spot * CLOSE - (1 - CLOSE) / 2) * cell, y: height - 0.5 * rise };
  };
  const head = queue + spots;
  const [one, two] = [place(head), place(head + 1)];
  const onOneRow = one.y === two.y;
  const stage = onOneRow ? { x: (one.x + two.x) / 2, y: one.y } : { x: two.x + (two.x > width / 2 ? -0.5 : 0.5) * cell, y: two.y };
  return { columns, rows, width, height, cell, rise, at, carpet: carpet(head, columns, place), stage };
}

/** As many spots in a row as a finger can hit; wide boards get larger spots, and rows that come out even. */
function columnsFor(needed: number, width: number): number {
  const most = Math.max(6, Math.floor(width / SMALLEST));
  const fewest = Math.max(6, Math.floor(width / LARGEST));
  const rows = Math.ceil(needed / Math.min(most, Math.max(fewest, 7)));
  return Math.min(most, Math.max(fewest, Math.ceil(needed / rows)));
}

/** From outside through the middles of the spots, round where it turns. */
function carpet(last: number, columns: number, place: (n: number) => Point): string {
  let path = `M${-columns} ${place(0).y}`;
  for (let row = 0; ; row++) {
    const end = Math.min(last, (row + 1) * columns - 1);
    const { x, y } = place(end);
    if (end === last) return `${path}L${x} ${y}`;
    const above = place(end + 1).y;
    const round = (y - above) * (row % 2 ? -0.32 : 0.32);
    path += `L${x - round} ${y}Q${x} ${y} ${x} ${(y + above) / 2}Q${x} ${above} ${x - round} ${above}`;
  }
}

/** The spots a die counts ahead of a token, the last being the one reached; the line's length is the Band. Gaps do not count. */
export function counted(line: readonly (Counter | null)[], place: number, face: number): number[] {
  const spots: number[] = [];
  for (let spot = Math.max(0, place + 1); spots.length < face; spot++) {
    if (spot >= line.length) return [...spots, line.length];
    if (line[spot] !== "gap") spots.push(spot);
  }
  return spots;
}

/** Where the die leads the token that may move now; null where none is asked. */
export function reach(view: View): { seat: number; spots: number[] } | null {
  const seat = view.asked[0];
  if (!view.face || seat === undefined || (view.moment !== "move" && view.moment !== "must-move")) return null;
  return { seat, spots: counted(view.line, view.places[seat]!, view.face) };
}

/** The spots a token passes on its way, both ends included. */
export function way(from: number, to: number): number[] {
  const step = from < to ? 1 : -1;
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => from + i * step);
}
