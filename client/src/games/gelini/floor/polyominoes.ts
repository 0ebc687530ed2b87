/** All shapes of a few joined squares, the most compact first. */

export interface Cell {
  x: number;
  y: number;
}

const AROUND: readonly Cell[] = [{ x: 1, y: 0 }, { x: 0, y: 1 }, { x: -1, y: 0 }, { x: 0, y: -1 }];

export function key(cell: Cell): string {
  return `${cell.x},${cell.y}`;
}

export function neighbours(cell: Cell): Cell[] {
  return AROUND.map((step) => ({ x: cell.x + step.x, y: cell.y + step.y }));
}

const known = new Map<number, Cell[][]>([[1, [[{ x: 0, y: 0 }]]]]);

/** Every shape of `size` squares in every turn, each with its first square in reading order at 0,0. */
export function shapes(size: number): Cell[][] {
  const found = known.get(size);
  if (found) return found;
  const grown = new Map<string, Cell[]>();
  for (const shape of shapes(size - 1)) {
    const taken = new Set(shape.map(key));
    for (const next of shape.flatMap(neighbours)) {
      if (taken.has(key(next))) continue;
      const whole = anchored([...shape, next]);
      grown.set(whole.map(key).join(" "), whole);
    }
  }
  const all = [...grown.values()].sort((a, b) => seams(b) - seams(a) || breadth(a) - breadth(b));
  known.set(size, all);
  return all;
}

/** How many pairs of its squares lie side by side: more is more compact. */
export function seams(cells: readonly Cell[]): number {
  const taken = new Set(cells.map(key));
  return cells.flatMap(neighbours).filter((cell) => taken.has(key(cell))).length / 2;
}

export function inReadingOrder(cells: readonly Cell[]): Cell[] {
  return [...cells].sort((a, b) => a.y - b.y || a.x - b.x);
}

function anchored(cells: Cell[]): Cell[] {
  const sorted = inReadingOrder(cells);
  const first = sorted[0]!;
  return sorted.map((cell) => ({ x: cell.x - first.x, y: cell.y - first.y }));
}

function breadth(cells: readonly Cell[]): number {
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
}
