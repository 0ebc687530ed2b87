/** The display type of a world, loaded when the world is entered. */

const types: Record<string, () => Promise<unknown>> = {
  gelini: () => import("@fontsource-variable/unbounded/wght.css"),
  werewolf: () => import("@fontsource-variable/alegreya/wght.css"),
  spyfall: () => import("@fontsource-variable/oswald/wght.css"),
  nightshift: () => import("@fontsource-variable/comfortaa/wght.css"),
};

export function enterWorld(game: string | null): void {
  const root = document.documentElement;
  if (game) root.dataset.world = game;
  else delete root.dataset.world;
  if (game) void types[game]?.();
}
