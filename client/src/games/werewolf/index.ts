import type { GameBoard } from "../board";
import Board from "./Board.svelte";

export default {
  Board,
  handles: [
    "look", "look-centre", "look-pair", "rob", "swap", "drink", "sleep", "vote",
    "claim", "claim-saw", "claim-saw-centre", "claim-robbed", "claim-swapped", "claim-drank", "claim-woke", "claim-fellow", "claim-none", "claim-idle",
    "lay", "lay-centre", "lift", "lift-centre", "accuse", "trust", "announce", "call-on", "circle", "ready", "wait",
  ],
  covers: [
    "dealt", "copied", "fellow", "alone", "saw", "saw-centre", "robbed", "woke",
    "you-look", "you-look-centre", "you-look-pair", "you-rob", "you-swap", "you-drink", "you-sleep", "you-vote",
  ],
  secret: ["night", "doppelganger", "werewolf", "seer", "robber", "troublemaker", "drunk"],
} satisfies GameBoard;
