/** What the helper worked out (`reckon`), made ready for drawing. */

import type { Role } from "../../wire/werewolf";

type Shares = Partial<Record<Role, number>>;

export interface Reckoned {
  deals: number;
  seats: { dealt: Shares; now: Shares }[];
  centre: { dealt: Shares; now: Shares }[];
  wolf: number[];
  calm: number;
}

export interface Chance {
  role: Role;
  percent: number;
}

/** The roles a card may have, the likeliest first; what rounds to nothing is left out. */
export function chances(shares: Shares): Chance[] {
  return (Object.entries(shares) as [Role, number][])
    .map(([role, share]) => ({ role, percent: Math.round(100 * share) }))
    .filter(({ percent }) => percent > 0)
    .sort((a, b) => b.percent - a.percent);
}
