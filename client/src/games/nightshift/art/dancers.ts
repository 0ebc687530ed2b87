/** How the five dancers are told apart: a colour, the cut of a gem, hair and a pose. */

import type { Dancer } from "../../../wire/nightshift";

export interface Look {
  colour: string;
  gem: string; // in a 24×24 box
  skin: string;
  hair: string;
  cut: string; // the hair, in a 40×64 box; the head is a circle at 20, 13
  arms: string;
}

export const LOOKS: Record<Dancer, Look> = {
  ruby: {
    colour: "#ff7fb2", skin: "#e8b08c", hair: "#5a1f17",
    gem: "M12 22.500C4.500 16.500 1 12.800 1 8.500 1 4.800 3.800 2 7.200 2 9.300 2 11 3.100 12 4.800 13 3.100 14.700 2 16.800 2 20.200 2 23 4.800 23 8.500c0 4.300-3.500 8-11 14z",
    cut: "M12.500 14c-2-11 17-11 15 0 2 6 1 11-2 13 1-5 0-9-1-13-3-1-6-1-9 0-1 4-2 8-1 13-3-2-4-7-2-13z",
    arms: "M15.500 25.500q-9 3-10 12M24.500 25.500q9 3 10 12",
  },
  topaz: {
    colour: "#ffd34d", skin: "#c98a5e", hair: "#2a1710",
    gem: "M12 1 23.500 21.500H.500z",
    cut: "M13 14c-1-9 15-9 14 0-3-2-11-2-14 0zM16 5c-2-6 10-6 8 0z",
    arms: "M15.500 25.500q-8 4-4 12M24.500 25.500q9-5 6-19",
  },
  emerald: {
    colour: "#55df95", skin: "#8a5a3c", hair: "#1d1210",
    gem: "M7 1.500h10L22.500 7v10L17 22.500H7L1.500 17V7z",
    cut: "M11 12a4 4 0 0 1 1-7 5 5 0 0 1 8-3 5 5 0 0 1 8 3 4 4 0 0 1 1 7c1 3-1 5-3 5 0-6-2-8-6-8s-6 2-6 8c-2 0-4-2-3-5z",
    arms: "M15.500 25.500q-9-5-7-18M24.500 25.500q9-5 7-18",
  },
  sapphire: {
    colour: "#82d6ff", skin: "#f0c9a8", hair: "#d9a94a",
    gem: "M12 .500c4.500 6 8.500 10 8.500 14.500a8.500 8.500 0 0 1-17 0C3.500 10.500 7.500 6.500 12 .500z",
    cut: "M13 17c-3-13 17-13 14 0-1-4-2-7-7-7s-6 3-7 7z",
    arms: "M15.500 25.500q-9 5-1 11M24.500 25.500q7 4 4 11",
  },
  amethyst: {
    colour: "#cfa9ff", skin: "#d9a27e", hair: "#4b2a7a",
    gem: "M12 .500 22.500 12 12 23.500 1.500 12z",
    cut: "M12.500 15c-3-12 18-12 15 0 1 5 4 8 3 14-3-4-5-9-5-15-3-2-8-2-11 0 0 6-2 11-5 15-1-6 2-9 3-14z",
    arms: "M15.500 25.500q-10 0-11-9M24.500 25.500q8 3 11 8",
  },
};
