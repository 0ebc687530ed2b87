/** The worlds of the games: their display type, loaded when a world is entered, and what the shell must know of each. */

interface World {
  type: () => Promise<unknown>;
  hasSecrets: boolean; // then a device that is handed on is covered
  hasRounds: boolean; // games that add up: what one hands to the next counts
  seats: number; // how many play when somebody plays alone at once
}

export const WORLDS: Record<string, World> = {
  gelini: { type: () => import("@fontsource/unbounded/700.css"), hasSecrets: false, hasRounds: false, seats: 3 },
  werewolf: { type: () => import("@fontsource/alegreya/700.css"), hasSecrets: true, hasRounds: true, seats: 5 },
  spyfall: { type: () => import("@fontsource/oswald/700.css"), hasSecrets: true, hasRounds: true, seats: 5 },
  nightshift: { type: () => import("@fontsource/comfortaa/700.css"), hasSecrets: true, hasRounds: false, seats: 3 },
};

export function enterWorld(game: string | null): void {
  const root = document.documentElement;
  if (game) root.dataset.world = game;
  else delete root.dataset.world;
  if (game) void WORLDS[game]?.type();
}
