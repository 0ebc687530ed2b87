/** The worlds of the games (worlds.css has their looks): what the shell must know of each. */

interface World {
  hasSecrets: boolean; // then a device that is handed on is covered
  seats: number; // how many play when somebody plays alone at once
}

export const WORLDS: Record<string, World> = {
  gelini: { hasSecrets: false, seats: 3 },
  werewolf: { hasSecrets: true, seats: 5 },
  spyfall: { hasSecrets: true, seats: 5 },
  nightshift: { hasSecrets: true, seats: 3 },
};

export function enterWorld(game: string | null): void {
  const root = document.documentElement;
  if (game) root.dataset.world = game;
  else delete root.dataset.world;
}
