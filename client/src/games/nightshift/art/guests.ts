/** How customers look: a row of words each – skin, hair and its colour, hat, glasses, beard, clothes, what they wear at the neck. */

import type { Customer } from "../../../wire/nightshift";

export const SKINS: Record<string, string> = { fair: "#f2c9a6", tan: "#dca67c", brown: "#a86f48", dark: "#75482e" };
export const TINTS: Record<string, string> = {
  black: "#221a1c", brown: "#5b3620", blond: "#dcb45a", grey: "#b9b4b8", white: "#f3efe8", red: "#b2482a", blue: "#3a62c9", pink: "#e86fa4", green: "#3f8f57",
  navy: "#27355f", wine: "#7a1f3a", gold: "#d6a437", teal: "#1f7f84", plum: "#6a3a86", sand: "#c8a878", orange: "#e07a2f", coal: "#34303a", sky: "#7db7e0", olive: "#6f7a35",
};

export interface Wear {
  skin: string; hair: string; tint: string; hat: string; glasses: string; beard: string; clothes: string; neck: string;
}

const ROWS: Record<Customer, string> = {
  widower: "fair sides grey - round moustache coal bow", influencer: "tan quiff blond - shades - pink chain", "karaoke-king": "brown quiff black - shades - gold open",
  "chess-master": "fair side brown - square - coal tie", "game-master": "tan long brown wizard - full plum scarf", "night-nurse": "brown bun black nurse - - teal open",
  bodybuilder: "tan crop black - - - red chain", "ski-instructor": "tan side blond beanie goggles - orange scarf", librarian: "fair bun grey - round - olive scarf",
  "fortune-teller": "brown long black scarf - - plum chain", vet: "fair side red flat - full green open", mayor: "fair sides white - - moustache navy medal",
  "ride-designer": "dark afro black - square - orange open", thaddius: "dark sides grey - monocle goatee wine bow", novelist: "fair long grey beret round - coal scarf",
  "choir-singer": "dark bald black - - full wine bow", "leading-man": "tan quiff black - - - white bow", juggler: "fair curls red jester - - green open",
  astronomer: "brown side black - round goatee navy open", "costume-maker": "tan bob pink - square - plum scarf", "rescue-diver": "tan crop brown - goggles - orange open",
  "racing-driver": "fair crop blond cap shades - red scarf", "stag-party": "fair side brown antlers - - pink medal", professor: "fair wild white - round moustache sand bow",
  illusionist: "tan side black top - goatee coal bow", dad: "fair sides brown - square moustache olive tie", tycoon: "fair sides white top - moustache coal tie",
  heiress: "fair bob blond - - - gold chain", producer: "tan side grey - shades goatee white open", champion: "dark bald black - - moustache gold medal",
  "casino-owner": "brown quiff grey - shades moustache wine bow", surgeon: "brown crop black nurse round - teal open", "rock-legend": "fair wild black - shades - coal chain",
  "oil-engineer": "dark crop black helmet - full orange open", "best-man": "fair quiff red - - - navy bow", dentist: "fair side brown - round - sky tie",
  pilot: "tan crop brown captain shades - navy tie", "crypto-kid": "fair curls brown cap square - green chain", "food-critic": "fair bald brown - round moustache sand scarf",
  "estate-agent": "tan side brown - - - sky tie", sommelier: "fair side black - - moustache wine bow", "wedding-dj": "dark crop black phones - goatee plum open",
  "divorce-lawyer": "fair bob black - square - coal tie", architect: "fair bald grey - round - coal polo", skipper: "tan sides white captain - full navy open",
  comedian: "brown curls black - - - red open", auctioneer: "fair side grey - monocle - green tie", student: "fair bob brown beanie round - sand scarf",
  poet: "fair long brown beret - goatee wine scarf", groom: "brown quiff black - - - white bow", "night-porter": "dark sides grey bell - moustache red tie",
  tourist: "fair side blond sun shades - sky open", "taxi-driver": "brown crop black flat - moustache gold open", accountant: "fair sides brown - square - sand tie",
  plumber: "tan crop brown cap - moustache blue open", "bird-watcher": "fair sides grey sun round full olive scarf",
};

export function wearOf(customer: Customer): Wear {
  const [skin, hair, tint, hat, glasses, beard, clothes, neck] = ROWS[customer].split(" ") as [string, string, string, string, string, string, string, string];
  return { skin: SKINS[skin]!, hair, tint: TINTS[tint]!, hat, glasses, beard, clothes: TINTS[clothes]!, neck };
}

/** Shapes in a 48×48 box; the head is an ellipse at 24, 21. */
export const HAIR: Record<string, string> = {
  sides: "M12 22c-1-6 1-10 3-12 0 4-1 8-1 12zM36 22c1-6-1-10-3-12 0 4 1 8 1 12z", bald: "",
  side: "M12 20c-1-14 25-17 25-2l-1 3c-1-4-3-7-5-8-6 3-12 2-16 1-2 2-2 4-3 6z", quiff: "M13 20c-3-9 1-12 4-12 1-6 17-7 18 2 4 2 2 8 1 11-1-4-2-7-4-8-6 1-11 1-15 0-2 2-3 4-4 7z",
  long: "M11 34c-4-32 30-32 26 0-2 1-4 1-5 0 3-9 2-14-1-20-5 2-10 2-14 0-3 6-4 11-1 20-1 1-3 1-5 0z", bob: "M11 29c-4-26 30-26 26 0-2 1-4 0-4-1 1-6 0-10-2-14-5 2-10 2-14 0-2 4-3 8-2 14 0 1-2 2-4 1z",
  bun: "M13 20c-2-13 24-13 22 0-2-4-3-6-5-7-4 1-8 1-12 0-2 1-3 3-5 7zM19 6c-2-6 12-6 10 0z", crop: "M13 18c-1-12 23-12 22 0-1-3-3-5-5-6-4 1-8 1-12 0-2 1-4 3-5 6z",
  curls: "M12 21c-4-2-3-7 0-8 0-5 5-7 8-5 3-3 8-2 9 1 4-1 7 3 6 6 3 2 2 5 1 7-1-4-3-7-5-8-5 2-10 2-14 0-2 2-4 4-5 7z", afro: "M11 24c-7-4-5-13 1-14 2-7 10-9 14-6 6-2 11 2 11 7 5 3 4 10 0 13 0-5-2-9-5-11-5 2-11 2-16 0-3 2-5 6-5 11z",
  wild: "M12 23c-6 0-7-4-4-6-4-3-1-8 3-6-1-6 5-8 7-4 2-5 9-5 10 0 3-4 9-1 7 4 5-2 7 4 3 6 3 3 1 7-3 6-1-5-2-8-4-10-5 2-10 2-14 0-2 2-4 5-5 10z",
};
export const HATS: Record<string, [path: string, colour: string]> = {
  wizard: ["M8 13L27 0l12 13q-15 5-31 0z", "plum"], nurse: ["M14 11q10-9 20 0l-1 3q-9-4-18 0z", "white"], beanie: ["M12 15c-1-14 25-14 24 0v2q-12-4-24 0zM22 2h4v4h-4z", "wine"], scarf: ["M11 18c-2-15 28-15 26 0q-6-7-13-7t-13 7zM36 17l5 6-6 1z", "gold"],
  flat: ["M9 14c1-9 27-11 30-1l2 3q-16-5-32-2z", "sand"], beret: ["M9 13c0-9 26-13 31-3 1 3-8 3-14 3s-12 3-17 0z", "wine"], jester: ["M12 15L5 5l11 4L24 1l8 8 11-4-7 10q-12-5-24 0z", "gold"], cap: ["M12 14c0-13 24-13 24 0l9 2q-16 1-33-2z", "red"],
  antlers: ["M15 11C9 9 7 4 8 1l3 3 3-3c-1 4 1 6 4 9zM33 11c6-2 8-7 7-10l-3 3-3-3c1 4-1 6-4 9z", "sand"], top: ["M14 0h20v11h5v3H9v-3h5z", "coal"], helmet: ["M11 15c-1-17 27-17 26 0h3v2H8v-2z", "gold"], captain: ["M11 8c8-7 18-7 26 0l-2 4 1 4q-12-4-24 0l1-4z", "white"],
  phones: ["M9 24c-3-26 33-26 30 0h-5v-8c-2-12-18-12-20 0v8z", "coal"], bell: ["M14 4q10-4 20 0v9q-10-3-20 0z", "red"], sun: ["M5 14c8-2 8-11 19-11s11 9 19 11q-19 5-38 0z", "sand"],
};
export const GLASSES: Record<string, [path: string, isDark: boolean]> = {
  round: ["M14.500 21a4 4 0 1 0 8 0 4 4 0 1 0-8 0M25.500 21a4 4 0 1 0 8 0 4 4 0 1 0-8 0M22.500 21h3", false], square: ["M14 18h8v6h-8zM26 18h8v6h-8zM22 20h4", false],
  shades: ["M13 18h9.500q0 7-4.500 7t-5-7zM25.500 18H35q-.500 7-5 7t-4.500-7zM22 19h4", true], goggles: ["M13 17h22v7q-5 2-8 0l-3-2-3 2q-3 2-8 0z", true], monocle: ["M25.500 21a4 4 0 1 0 8 0 4 4 0 1 0-8 0M33 23l1 10", false],
};
export const BEARDS: Record<string, string> = {
  moustache: "M16 29q4-4 8-1 4-3 8 1-4 3-8 1-4 2-8-1z", full: "M12.500 22c0 20 23 20 23 0-1 4-3 5-5 5q-6-3-13 0c-2 0-4-1-5-5zM20 30q4 2 8 0", goatee: "M19 28q5-2 10 0l-1 2q-4-1-8 0zM21 33h6l-3 5z",
};
export const NECKS: Record<string, [path: string, colour: string]> = {
  tie: ["M22 38h4l-1 3 2 7h-6l2-7z", "wine"], bow: ["M17 37l7 3 7-3v7l-7-3-7 3z", "coal"], scarf: ["M14 36q10 6 20 0l1 4q-11 6-22 0zM28 41l5 7h-5z", "gold"], open: ["M19 37l5 7 5-7z", "white"],
  chain: ["M16 38q8 9 16 0l1 1.500q-9 10-18 0z", "gold"], medal: ["M14 37l9 8h2l9-8 2 2-10 9h-4l-10-9z", "gold"], polo: ["M17 35h14v5H17z", "coal"],
};
