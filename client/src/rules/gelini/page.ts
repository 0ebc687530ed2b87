/** The rules of Gelini Nightlife. */

import type { Page } from "../page";
import Actions from "./figures/Actions.svelte";
import Cliques from "./figures/Cliques.svelte";
import Coins from "./figures/Coins.svelte";
import Move from "./figures/Move.svelte";
import Queue from "./figures/Queue.svelte";
import Turn from "./figures/Turn.svelte";

const queue = (part: string) => `rules-gelini-queue-${part}`;

export default {
  game: "gelini",
  sections: [
    { name: "idea" },
    {
      name: "queue",
      figure: Queue,
      tables: [
        {
          caption: queue("table"),
          head: [queue("head-1"), queue("head-2"), queue("head-3")],
          rows: [
            [queue("guests"), 36, queue("guests-squares")],
            [queue("vips"), 4, 4],
            [queue("coins"), 6, 0],
            [queue("stars"), 3, 5],
            [queue("band"), 1, 3],
            [queue("actions"), 6, 0],
          ],
        },
      ],
    },
    { name: "turn", items: 4, isOrdered: true, figure: Turn },
    { name: "move", figure: Move },
    { name: "cliques", items: 3, figure: Cliques },
    { name: "coins", figure: Coins },
    { name: "end", items: 3 },
    { name: "actions", items: 3, figure: Actions },
    { name: "tips", text: false, items: 4 },
    { name: "rulings", items: 10 },
  ],
} satisfies Page;
