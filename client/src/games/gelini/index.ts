import type { GameBoard } from "../board";
import Board from "./Board.svelte";

export default {
  Board,
  handles: ["go", "stay", "flyer", "call", "people", "decline", "gather", "leave", "hire", "save"],
  points: (score, texts) => texts.say("board-squares", { n: score }),
} satisfies GameBoard;
