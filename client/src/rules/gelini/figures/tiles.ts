/** What the figures of Gelini draw: counters by the names the game gives them. */

export const COLOURS: Record<string, string> = {
  lemon: "#ffe066", mint: "#8fe3b9", rose: "#ff9fb2", sky: "#8ecbff", coral: "#ff9d7a", lilac: "#cdb0ff",
  olive: "#c5cf70", amber: "#ffc061", teal: "#63d6cf", plum: "#d79ad9", sand: "#e2cba0",
};

export type Kind = "gap" | "coin" | "star" | "band" | "vip" | "flyer" | "call" | "people" | `${string}-${1 | 2 | 3}`;

export const dots = (n: number): number[] => Array.from({ length: n }, (_, i) => (i - (n - 1) / 2) * 6);

/** Counters along a line that winds upwards in rows, the first at the tail below. */
export function winding(kinds: readonly Kind[], perRow: number, left: number, bottom: number, step: number, row: number): { kind: Kind; x: number; y: number }[] {
  return kinds.map((kind, i) => {
    const line = Math.floor(i / perRow);
    const place = i % perRow;
    return { kind, x: left + step * (line % 2 ? perRow - 1 - place : place), y: bottom - line * row };
  });
}
