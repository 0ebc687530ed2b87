/** Where people sit round a table: `n` places on an ellipse, the first at the bottom, going clockwise. */

export interface Place {
  x: number;
  y: number;
}

export function round(n: number, cx: number, cy: number, rx: number, ry: number): Place[] {
  return Array.from({ length: n }, (_, i) => {
    const angle = Math.PI / 2 + (2 * Math.PI * i) / n;
    return { x: Math.round(cx + rx * Math.cos(angle)), y: Math.round(cy + ry * Math.sin(angle)) };
  });
}

/** A line from one place towards another that stops short of both. */
export function between(from: Place, to: Place, gap: number): { x1: number; y1: number; x2: number; y2: number } {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [((to.x - from.x) * gap) / length, ((to.y - from.y) * gap) / length];
  return { x1: from.x + dx, y1: from.y + dy, x2: to.x - dx, y2: to.y - dy };
}
