import type { GameBoard } from "../board";
import type { View } from "../../wire/werewolf";
import Board from "./Board.svelte";
import Narrator from "./Narrator.svelte";
import { called, isNight } from "./voice";

export default {
  Board,
  Voice: Narrator,
  handles: [
    "look", "look-centre", "look-pair", "rob", "swap", "drink", "sleep", "vote",
    "claim", "claim-saw", "claim-saw-centre", "claim-robbed", "claim-swapped", "claim-drank", "claim-woke", "claim-fellow", "claim-none", "claim-idle",
    "lay", "lay-centre", "lift", "lift-centre", "accuse", "trust", "announce", "call-on", "circle", "ready", "wait",
  ],
  covers: [
    "dealt", "copied", "fellow", "alone", "saw", "saw-centre", "robbed", "woke",
    "you-look", "you-look-centre", "you-look-pair", "you-rob", "you-swap", "you-drink", "you-sleep", "you-vote",
  ],
  reminds: (view, texts, names) => {
    const { card } = view as unknown as View;
    return card && isNight(view as unknown as View) ? texts.say("picture-card", { role: texts.value("role", card, names) }) : "";
  },
  hidden: (view) => {
    const { pace, step, wave } = view as unknown as View;
    if (pace === "vote") return { part: pace, each: true };
    if (!isNight(view as unknown as View)) return null;
    return { part: `${pace} ${step} ${wave}`, each: pace === "wave", said: called(view as unknown as View).map((line) => line.id) };
  },
  secret: ["night", "doppelganger", "werewolf", "seer", "robber", "troublemaker", "drunk"],
} satisfies GameBoard;
