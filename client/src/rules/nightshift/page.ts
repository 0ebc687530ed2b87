/** The rules of Nightshift. */

import type { Cell, Page } from "../page";
import Club from "./figures/Club.svelte";
import Customer from "./figures/Customer.svelte";
import Private from "./figures/Private.svelte";
import Vip from "./figures/Vip.svelte";

const id = (part: string) => `rules-nightshift-${part}`;
const heads = (section: string, n: number) => Array.from({ length: n }, (_, i) => id(`${section}-head-${i + 1}`));
const dollars = (...amounts: number[]): Cell[] => amounts.map((money) => ({ money }));

const DANCERS = [["ruby", "compassion"], ["topaz", "ego"], ["emerald", "fun"], ["sapphire", "intellect"], ["amethyst", "fantasy"]];
const VIP_PAY: [string, ...number[]][] = [["interested", 2_000, 2_500, 3_000], ["crush", 3_000, 4_000, 5_000], ["obsessed", 4_500, 6_000, 7_500], ["in-love", 6_000, 8_000, 10_000]];
const INCOME: [string, number][] = [
  ["none", 0], ["10", 1_000], ["15", 2_000], ["20", 3_500], ["25", 5_000], ["30", 7_000], ["35", 9_000], ["40", 12_000], ["45", 15_000], ["50", 20_000],
];
const TARGETS = [[80_000, 50_000], [120_000, 70_000], [160_000, 90_000], [200_000, 110_000]];

export default {
  game: "nightshift",
  sections: [
    { name: "idea" },
    { name: "club", items: 5, figure: Club },
    {
      name: "round",
      items: 4,
      isOrdered: true,
      tables: [
        {
          caption: id("round-table"),
          head: heads("round", 2),
          rows: ["refresh", "event", "lights"].map((step) => [id(`round-${step}`), id(`round-${step}-about`)]),
        },
      ],
    },
    { name: "floor", items: 4 },
    { name: "customer", figure: Customer },
    { name: "engage", items: 5, isOrdered: true },
    { name: "steal" },
    { name: "dad" },
    { name: "private", items: 4, figure: Private },
    {
      name: "vip",
      items: 5,
      figure: Vip,
      tables: [{ caption: id("vip-table"), isWide: true, head: heads("vip", 4), rows: VIP_PAY.map(([level, ...pay]) => [`level-${level}`, ...dollars(...pay)]) }],
    },
    { name: "stage", items: 4 },
    { name: "power", items: 3 },
    {
      name: "end",
      tables: [{ caption: id("end-table"), head: heads("end", 2), rows: INCOME.map(([loyalty, money]) => [id(`end-${loyalty}`), { money }]) }],
    },
    {
      name: "dancers",
      tables: [
        {
          caption: id("dancers-table"),
          isWide: true,
          head: heads("dancers", 3),
          rows: DANCERS.map(([dancer, trait]) => [`dancer-${dancer}`, `trait-${trait}`, `dancer-${dancer}.about`]),
        },
      ],
    },
    {
      name: "modes",
      items: 3,
      tables: [{ caption: id("modes-table"), head: heads("modes", 3), rows: TARGETS.map((pair, i) => [i + 2, ...dollars(...pair)]) }],
    },
    { name: "tips", text: false, items: 4 },
    { name: "rulings", items: 9 },
  ],
} satisfies Page;
