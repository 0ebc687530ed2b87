/** The five traits, and whose heart each is. */

import type { Dancer, Trait, Visiting } from "../../../wire/nightshift";

export const TRAITS: readonly Trait[] = ["compassion", "ego", "fun", "intellect", "fantasy"];
export const OWN: Record<Dancer, Trait> = { ruby: "compassion", topaz: "ego", emerald: "fun", sapphire: "intellect", amethyst: "fantasy" };

/** The traits earned in this visit, without her own. */
export function traitsOf(visit: Visiting, own: Trait | null): Trait[] {
  return visit.earned.filter((trait): trait is Trait => trait !== null && trait !== own);
}
