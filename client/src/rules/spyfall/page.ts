/** The rules of DC Spyfall. */

import type { Page } from "../page";
import Ask from "./figures/Ask.svelte";
import Deal from "./figures/Deal.svelte";
import Stop from "./figures/Stop.svelte";

const id = (part: string) => `rules-spyfall-${part}`;
const heads = (section: string, n: number) => Array.from({ length: n }, (_, i) => id(`${section}-head-${i + 1}`));
const POWERS = ["god-complex", "spare-minute", "second-sight", "deflection", "no-comment", "boomerang", "truth-bound", "mist", "neighbourly", "third-person", "whisper", "echo"];
const PLACES = [
  "arkham", "atlantis", "batcave", "belle-reve", "ccpd", "daily-planet", "ferris", "fortress", "gorilla-city", "gotham-state",
  "hall-of-justice", "iceberg-lounge", "satellite", "kandor", "lexcorp", "mogo", "star-labs", "themyscira", "titans-tower", "warworld",
];

export default {
  game: "spyfall",
  sections: [
    { name: "idea" },
    { name: "deal", figure: Deal },
    { name: "ask", items: 4, figure: Ask },
    { name: "stop", items: 3, figure: Stop },
    {
      name: "points",
      tables: [
        {
          caption: id("points-table"),
          head: heads("points", 3),
          rows: [
            [id("points-unexposed"), 2, 0],
            [id("points-convicted"), 4, 0],
            [id("points-named"), 4, 0],
            [id("points-exposed"), 0, 1],
            [id("points-wrong"), 0, 1],
          ],
        },
      ],
      note: id("points-bonus"),
    },
    { name: "talk", items: 3 },
    {
      name: "harley",
      tables: [
        {
          caption: id("harley-table"),
          head: heads("harley", 4),
          rows: [
            [id("harley-hidden"), 4, 3, 0],
            [id("harley-found"), 4, 0, 1],
            [id("harley-unexposed"), 2, 2, 0],
            [id("harley-convicted"), 4, 2, 0],
            [id("harley-mistaken"), 1, 0, 1],
            [id("harley-exposed"), 0, 0, 1],
            [id("harley-wrong"), 0, 0, 1],
          ],
        },
      ],
    },
    { name: "jest" },
    { name: "multiverse", items: 3 },
    { name: "mission", tables: [{ caption: id("mission-table"), head: heads("mission", 2), rows: POWERS.map((power) => [`power-${power}`, `power-${power}.about`]) }] },
    { name: "places", names: PLACES.map((place) => `location-${place}`) },
    { name: "tips", text: false, items: 4 },
    { name: "rulings", items: 12 },
  ],
} satisfies Page;
