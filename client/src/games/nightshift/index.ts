import type { GameBoard } from "../board";
import Board from "./Board.svelte";
import { idle, isOpen } from "./choices";

export default {
  Board,
  handles: [
    "pick", "skip", "perform", "go", "flip", "buy", "keep", "shot", "engage", "steal", "end", "choose", "draw", "charm", "leave", "champagne",
    "accept", "play", "pass", "show", "aim-seat", "aim-space", "aim-customer", "aim-face", "aim-draw", "aim-share",
  ],
  covers: ["answered"],
  isOpen,
  idle,
  points: (score, texts) => texts.say("picture-money", { dollars: score }),
} satisfies GameBoard;
