/** Boards load when they are needed; a game without one is played on the board for any game. */

import AnyBoard from "./any/Board.svelte";
import type { GameBoard } from "./board";

const found = import.meta.glob<{ default: GameBoard }>("./*/index.ts");

export async function boardOf(game: string): Promise<GameBoard> {
  const load = found[`./${game}/index.ts`];
  return load ? (await load()).default : { Board: AnyBoard, handles: [] };
}
