/** The ready-made sets of roles; a test compares them with the game's `content/presets.toml`. */

const FEW = { werewolf: 2, seer: 1, robber: 1, troublemaker: 1 };
const SEVEN = { werewolf: 2, minion: 1, mason: 2, seer: 1, robber: 1, troublemaker: 1, drunk: 1, insomniac: 1 };

export const SETS: readonly { set: string; seats: number; roles: Record<string, number> }[] = [
  { set: "preset", seats: 3, roles: { ...FEW, villager: 1 } },
  { set: "preset", seats: 4, roles: { ...FEW, villager: 2 } },
  { set: "preset", seats: 5, roles: { ...FEW, villager: 3 } },
  { set: "preset", seats: 6, roles: { werewolf: 2, minion: 1, seer: 1, robber: 1, troublemaker: 1, drunk: 1, tanner: 1, villager: 1 } },
  { set: "preset", seats: 7, roles: SEVEN },
  { set: "preset", seats: 8, roles: { ...SEVEN, hunter: 1 } },
  { set: "preset", seats: 9, roles: { ...SEVEN, villager: 2 } },
  { set: "preset", seats: 10, roles: { ...SEVEN, hunter: 1, villager: 2 } },
  { set: "doppelganger", seats: 5, roles: { doppelganger: 1, werewolf: 2, seer: 1, robber: 1, troublemaker: 1, drunk: 1, villager: 1 } },
  { set: "doppelganger", seats: 7, roles: { doppelganger: 1, werewolf: 2, minion: 1, mason: 2, seer: 1, robber: 1, troublemaker: 1, insomniac: 1 } },
  { set: "doppelganger", seats: 10, roles: { doppelganger: 1, ...SEVEN, hunter: 1, villager: 1 } },
];
