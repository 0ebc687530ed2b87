/** What tells the cliques apart besides their colour: what they wear on their heads, and the pattern of their clothes. */

import type { Colour } from "../../../wire/gelini";

type Shape = [path: string, fill: string];

interface Wear {
  hat: Shape[]; // in a box of 40 by 40; the head's top is at 20,10
  cloth: string; // a tile of 8 by 8
}

const circle = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export const WEAR: Record<Colour, Wear> = {
  lemon: {
    hat: [["M20 12C18 6 22 2 30 1c1 6-3 11-10 11z", "#4fae3c"], ["M20 12C20 8 17 5 11 5c0 5 4 7 9 7z", "#7ccb58"]],
    cloth: circle(2, 2, 1.2) + circle(6, 6, 1.2),
  },
  mint: {
    hat: [["M20 1l7 12q-7 3-14 0z", "#ff5fa8"], ["M17 6.500l6 0 1.500 2.700h-9z", "#fff3b0"], [circle(20, 2, 2.2), "#fff3b0"]],
    cloth: "M0 2h8v2.200H0z",
  },
  rose: {
    hat: [[[[24, 6], [30, 6], [22, 10], [32, 10], [27, 13]].map(([x, y]) => circle(x!, y!, 3)).join(""), "#fff0f5"], [circle(27, 9, 2.6), "#ffc83d"]],
    cloth: "M4 6.500L1.300 3.600q-.2-2.100 1.300-2.100 1.100 0 1.400 1 .3-1 1.400-1 1.500 0 1.300 2.100z",
  },
  sky: {
    hat: [["M8 14q-4-6 3-8 1-5 7-4 4-4 9 0 6-1 6 5 3 4-1 7-12-4-24 0z", "#f2f9ff"]],
    cloth: "M0 4q2-3 4 0t4 0v1.800q-2 3-4 0t-4 0z",
  },
  coral: {
    hat: [["M12 13l0-8 5 4 3-9 3 9 5-4v8q-8-4-16 0z", "#fff04d"]],
    cloth: "M0 5l4-3.500 4 3.500v2.200L4 3.700 0 7.200z",
  },
  lilac: {
    hat: [[circle(9, 9, 6) + circle(31, 9, 6), "#5b36b3"], ["M12 13q8-7 16 0-8-2-16 0z", "#5b36b3"]],
    cloth: "M3.300 1.500h1.400v1.800h1.800v1.400H4.700v1.800H3.300V4.700H1.500V3.300h1.800z",
  },
  olive: {
    hat: [["M7 13q-2-10 14-10 12 0 13 7 0 5-27 3z", "#2f3b14"], ["M19 4l1-4 3 .5-1 4z", "#2f3b14"]],
    cloth: "M0 0h4v4H0zM4 4h4v4H4z",
  },
  amber: {
    hat: [["M6 20L8 2l10 9zM34 20L32 2l-10 9z", "#a85200"], ["M9 13l1-6 4 4zM31 13l-1-6-4 4z", "#ffd9a0"]],
    cloth: "M0 8L8 0v3L3 8zM0 0h3L0 3z",
  },
  teal: {
    hat: [["M4 21v-3a16 15 0 0 1 32 0v3h-3.500v-3a12.500 11.500 0 0 0-25 0v3z", "#14202b"], ["M2 18h7v11H5q-3 0-3-3zM38 18h-7v11h4q3 0 3-3z", "#ff7ab8"]],
    cloth: "M0 3.300h8v1.400H0zM3.300 0h1.400v8H3.300z",
  },
  plum: {
    hat: [["M8 12q12 4 24 0l-1-2h-4l.500-9h-15l.500 9H9z", "#150a1f"], ["M12.800 6.500h14.400l.100 3H12.700z", "#ffc83d"]],
    cloth: "M2.500 0h2.600v8H2.500z",
  },
  sand: {
    hat: [["M1 13q19 7 38 0-2-4-11-4-1-8-8-8t-8 8Q3 9 1 13z", "#6d4526"], ["M12 9.500q8 3 16 0v-2q-8 3-16 0z", "#ff8f5a"]],
    cloth: "M4 1L7 4 4 7 1 4z",
  },
};

/** A guest's body in a box of 40 by 40: jelly with a wavy hem. */
export const BODY =
  "M5.500 36C4.500 24 7 10 20 10s15.500 14 14.500 26c-.2 2-2.500 2.200-3.600.7-1.200-1.600-3-1.600-4.200 0s-3.600 1.600-4.800 0-2.600-1.600-3.800 0-3.600 1.600-4.800 0-3-1.600-4.200 0c-1.100 1.500-3.400 1.300-3.600-.7z";
