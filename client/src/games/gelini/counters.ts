/** What a counter looks like: its colour and how many squares of a floor it covers. */

import type { Colour, Counter } from "../../wire/gelini";

const SINGLES: Partial<Record<Counter, number>> = { vip: 4, star: 5, band: 3 };

export const COLOURS: readonly Colour[] = ["lemon", "mint", "rose", "sky", "coral", "lilac", "olive", "amber", "teal", "plum", "sand"];

/** The squares it covers; 0 for what lies on no floor. */
export function squaresOf(counter: Counter): number {
  return SINGLES[counter] ?? (Number(counter.split("-")[1]) || 0);
}

/** The clique it belongs to, or null: VIPs, Stars, the Band and coins have none. */
export function colourOf(counter: Counter): Colour | null {
  const colour = counter.split("-")[0] as Colour;
  return COLOURS.includes(colour) ? colour : null;
}
