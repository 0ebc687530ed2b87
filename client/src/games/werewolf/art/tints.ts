/** The light each role stands in: sky and ring of its card and token. */

import type { Role } from "../../../wire/werewolf";

export const TINTS: Record<Role, [sky: string, ring: string]> = {
  doppelganger: ["#3a2350", "#d98bd0"],
  werewolf: ["#3d1720", "#f06a5a"],
  minion: ["#2f1636", "#c07ad6"],
  mason: ["#2c333d", "#c3cbd6"],
  seer: ["#1b2358", "#9aa6ff"],
  robber: ["#20303a", "#6fc0d8"],
  troublemaker: ["#153f33", "#62d6a2"],
  drunk: ["#3d2a12", "#e8b25a"],
  insomniac: ["#1d3448", "#a6d4ee"],
  hunter: ["#1d3518", "#a3cf6a"],
  tanner: ["#2b3126", "#c7cf9c"],
  villager: ["#24402f", "#f0dc94"],
};
