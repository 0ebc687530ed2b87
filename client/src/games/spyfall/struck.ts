/** Places somebody has struck out: hers alone, in this browser alone, for this round alone. */

import { keep, kept } from "../../lib/kept";
import type { Location } from "../../wire/spyfall";

interface Kept { key: string; facts: number; places: Location[] }

const NAME = "spyfall-struck";
const MOST = 12; // rounds and seats that are remembered

/** `facts`: how long the story is. A story shorter than it was when something was struck out belongs to another game. */
export function struckAt(key: string, facts: number): Location[] {
  const found = kept<Kept[]>(NAME, []).find((one) => one.key === key);
  return found && found.facts <= facts ? found.places : [];
}

export function strike(key: string, facts: number, places: Location[]): void {
  const others = kept<Kept[]>(NAME, []).filter((one) => one.key !== key);
  keep(NAME, [...others, { key, facts, places }].slice(-MOST));
}
