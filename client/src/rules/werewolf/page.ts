/** The rules of Werewolf. */

import type { Cell, Page } from "../page";
import Night from "./figures/Night.svelte";
import Start from "./figures/Start.svelte";
import Vote from "./figures/Vote.svelte";
import { SETS } from "./sets";

const id = (part: string) => `rules-werewolf-${part}`;
const WAKING = ["doppelganger", "werewolf", "minion", "mason", "seer", "robber", "troublemaker", "drunk", "insomniac", "hunter", "tanner", "villager"];
const WINNERS = ["village", "werewolf", "tanner", "minion"];

const several = (roles: Record<string, number>): Cell => ({ several: Object.entries(roles).map(([role, n]) => [`role-${role}`, n] as const) });
const setsOf = (set: string): Cell[][] => SETS.filter((s) => s.set === set).map(({ seats, roles }) => [seats, several(roles)]);

export default {
  game: "werewolf",
  sections: [
    { name: "idea" },
    { name: "start", figure: Start },
    {
      name: "night",
      figure: Night,
      tables: [
        {
          caption: id("night-table"),
          head: [id("night-head-1"), id("night-head-2")],
          rows: WAKING.map((role) => [`role-${role}`, id(`night-${role}`)]),
        },
      ],
    },
    { name: "day", items: 4 },
    { name: "vote", items: 3, figure: Vote },
    {
      name: "win",
      tables: [
        {
          caption: id("win-table"),
          head: [id("win-head-1"), id("win-head-2")],
          rows: WINNERS.map((team) => [id(`win-${team}`), id(`win-${team}-if`)]),
        },
      ],
      note: id("win-nobody"),
    },
    { name: "doppelganger", items: 4 },
    { name: "screens", items: 3 },
    {
      name: "sets",
      tables: [
        { caption: id("sets-table"), head: [id("sets-head-1"), id("sets-head-2")], rows: setsOf("preset") },
        { caption: id("sets-doppelganger"), head: [id("sets-head-1"), id("sets-head-2")], rows: setsOf("doppelganger") },
      ],
    },
    { name: "match" },
    { name: "tips", text: false, items: 4 },
    { name: "rulings", items: 12 },
  ],
} satisfies Page;
