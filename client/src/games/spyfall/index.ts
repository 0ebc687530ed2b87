import type { GameBoard } from "../board";
import Board from "./Board.svelte";

// Every kind a person can play: no button may stand on one screen and not on another.
export default {
  Board,
  handles: ["ask", "question", "answer", "say", "name", "go-on", "accuse", "guess", "call", "claim", "agree", "disagree", "ready", "point", "show", "hide", "minute", "deflect", "silence"],
  covers: ["card", "harley", "power"],
  quiet: ["pause"],
  clocks: ["round"],
} satisfies GameBoard;
