// Made by `make wire` from the Python structs. Do not edit.

import type { Family, GameTable, Seat } from "../lib/game";

export type Role = "doppelganger" | "werewolf" | "minion" | "mason" | "seer" | "robber" | "troublemaker" | "drunk" | "insomniac" | "hunter" | "tanner" | "villager";
export type Pace = "slot" | "wave" | "day" | "vote";
export type Centre = "left" | "middle" | "right";
export type Pair = "left-middle" | "left-right" | "middle-right";
export type Group = "werewolf" | "mason";
export type Step = "doppelganger" | "doppelganger-action" | "doppelganger-minion" | "werewolf" | "minion" | "mason" | "seer" | "robber" | "troublemaker" | "drunk" | "insomniac" | "doppelganger-insomniac";
export interface Terms { random: boolean; narrated: boolean; lone_wolf: boolean; tanner_blocks: boolean; slot: number; wave: number; day: number; vote: number; talk: number; target: number; helper: boolean; }
export type Move =
  | { type: "draw"; role: Role; n: number; }
  | { type: "deal"; role: Role; }
  | { type: "time-up"; pace: Pace; }
  | { type: "look"; seat: Seat; }
  | { type: "look-centre"; centre: Centre; }
  | { type: "look-pair"; pair: Pair; }
  | { type: "rob"; seat: Seat; }
  | { type: "swap"; one: Seat; other: Seat; }
  | { type: "drink"; centre: Centre; }
  | { type: "sleep"; }
  | { type: "vote"; seat: Seat; }
  | { type: "claim"; role: Role; }
  | { type: "claim-saw"; seat: Seat; role: Role; }
  | { type: "claim-saw-centre"; centre: Centre; role: Role; }
  | { type: "claim-robbed"; seat: Seat; role: Role; }
  | { type: "claim-swapped"; one: Seat; other: Seat; }
  | { type: "claim-drank"; centre: Centre; }
  | { type: "claim-woke"; role: Role; }
  | { type: "claim-fellow"; group: Group; seat: Seat; }
  | { type: "claim-none"; group: Group; }
  | { type: "claim-idle"; }
  | { type: "lay"; seat: Seat; role: Role; }
  | { type: "lay-centre"; centre: Centre; role: Role; }
  | { type: "lift"; seat: Seat; }
  | { type: "lift-centre"; centre: Centre; }
  | { type: "accuse"; seat: Seat; }
  | { type: "trust"; seat: Seat; }
  | { type: "announce"; seat: Seat; }
  | { type: "call-on"; seat: Seat; }
  | { type: "circle"; }
  | { type: "ready"; }
  | { type: "wait"; };
export type Fact =
  | { type: "drawn"; role: Role | null; n: number | null; }
  | { type: "dealt"; role: Role | null; }
  | { type: "night"; }
  | { type: "called"; step: Step | null; }
  | { type: "wave"; wave: number | null; }
  | { type: "copied"; seat: Seat | null; role: Role | null; }
  | { type: "fellow"; group: Group | null; seat: Seat | null; }
  | { type: "alone"; group: Group | null; }
  | { type: "saw"; seat: Seat | null; role: Role | null; }
  | { type: "saw-centre"; centre: Centre | null; role: Role | null; }
  | { type: "robbed"; seat: Seat | null; role: Role | null; }
  | { type: "woke"; role: Role | null; }
  | { type: "dawn"; }
  | { type: "hands"; }
  | { type: "voted"; by: Seat | null; seat: Seat | null; }
  | { type: "died"; seat: Seat | null; }
  | { type: "shot"; by: Seat | null; seat: Seat | null; }
  | { type: "nobody-died"; }
  | { type: "was"; seat: Seat | null; role: Role | null; }
  | { type: "was-centre"; centre: Centre | null; role: Role | null; }
  | { type: "is"; seat: Seat | null; role: Role | null; }
  | { type: "is-centre"; centre: Centre | null; role: Role | null; }
  | { type: "became"; role: Role | null; }
  | { type: "won"; seat: Seat | null; }
  | { type: "nobody-won"; }
  | { type: "you-look"; seat: Seat | null; }
  | { type: "you-look-centre"; centre: Centre | null; }
  | { type: "you-look-pair"; pair: Pair | null; }
  | { type: "you-rob"; seat: Seat | null; }
  | { type: "you-swap"; one: Seat | null; other: Seat | null; }
  | { type: "you-drink"; centre: Centre | null; }
  | { type: "you-sleep"; }
  | { type: "you-vote"; seat: Seat | null; }
  | { type: "did-look"; by: Seat | null; seat: Seat | null; }
  | { type: "did-look-centre"; by: Seat | null; centre: Centre | null; }
  | { type: "did-look-pair"; by: Seat | null; pair: Pair | null; }
  | { type: "did-rob"; by: Seat | null; seat: Seat | null; }
  | { type: "did-swap"; by: Seat | null; one: Seat | null; other: Seat | null; }
  | { type: "did-drink"; by: Seat | null; centre: Centre | null; }
  | { type: "said-claim"; by: Seat | null; role: Role | null; }
  | { type: "said-claim-saw"; by: Seat | null; seat: Seat | null; role: Role | null; }
  | { type: "said-claim-saw-centre"; by: Seat | null; centre: Centre | null; role: Role | null; }
  | { type: "said-claim-robbed"; by: Seat | null; seat: Seat | null; role: Role | null; }
  | { type: "said-claim-swapped"; by: Seat | null; one: Seat | null; other: Seat | null; }
  | { type: "said-claim-drank"; by: Seat | null; centre: Centre | null; }
  | { type: "said-claim-woke"; by: Seat | null; role: Role | null; }
  | { type: "said-claim-fellow"; by: Seat | null; group: Group | null; seat: Seat | null; }
  | { type: "said-claim-none"; by: Seat | null; group: Group | null; }
  | { type: "said-claim-idle"; by: Seat | null; }
  | { type: "said-lay"; by: Seat | null; seat: Seat | null; role: Role | null; }
  | { type: "said-lay-centre"; by: Seat | null; centre: Centre | null; role: Role | null; }
  | { type: "said-lift"; by: Seat | null; seat: Seat | null; }
  | { type: "said-lift-centre"; by: Seat | null; centre: Centre | null; }
  | { type: "said-accuse"; by: Seat | null; seat: Seat | null; }
  | { type: "said-trust"; by: Seat | null; seat: Seat | null; }
  | { type: "said-announce"; by: Seat | null; seat: Seat | null; }
  | { type: "said-call-on"; by: Seat | null; seat: Seat | null; }
  | { type: "said-circle"; by: Seat | null; }
  | { type: "said-ready"; by: Seat | null; }
  | { type: "said-wait"; by: Seat | null; };
export interface View { seat: Seat | null; moment: string; asked: Seat[]; pace: string; roles: (Role | null)[]; terms: Terms; chips: number[]; drawn: number; out: number; card: Role | null; step: Step | null; wave: number; left: number[]; ready: boolean[]; tokens: (Role | null)[]; centre_tokens: (Role | null)[]; dealt: (Role | null)[]; centre_dealt: (Role | null)[]; cards: (Role | null)[]; centre_cards: (Role | null)[]; copied: Role | null; votes: Seat[]; dead: Seat[]; winners: Seat[]; champion: Seat; legal: Family[]; story: Fact[]; }
export const TABLE: GameTable = {"name": "werewolf", "fewest": 3, "most": 10, "adult": false, "levels": ["random", "easy", "normal", "hard"], "moments": ["set-up", "deal", "night", "doppelganger", "werewolf", "seer", "robber", "troublemaker", "drunk", "day", "vote", "over"], "windows": [], "moves": {"draw": [["role", "role"], ["n", "tokens"]], "deal": [["role", "role"]], "time-up": [["pace", "pace"]], "look": [["seat", "seat"]], "look-centre": [["centre", "centre"]], "look-pair": [["pair", "pair"]], "rob": [["seat", "seat"]], "swap": [["one", "seat"], ["other", "seat"]], "drink": [["centre", "centre"]], "sleep": [], "vote": [["seat", "seat"]], "claim": [["role", "role"]], "claim-saw": [["seat", "seat"], ["role", "role"]], "claim-saw-centre": [["centre", "centre"], ["role", "role"]], "claim-robbed": [["seat", "seat"], ["role", "role"]], "claim-swapped": [["one", "seat"], ["other", "seat"]], "claim-drank": [["centre", "centre"]], "claim-woke": [["role", "role"]], "claim-fellow": [["group", "group"], ["seat", "seat"]], "claim-none": [["group", "group"]], "claim-idle": [], "lay": [["seat", "seat"], ["role", "role"]], "lay-centre": [["centre", "centre"], ["role", "role"]], "lift": [["seat", "seat"]], "lift-centre": [["centre", "centre"]], "accuse": [["seat", "seat"]], "trust": [["seat", "seat"]], "announce": [["seat", "seat"]], "call-on": [["seat", "seat"]], "circle": [], "ready": [], "wait": []}, "events": {"drawn": [["role", "role"], ["n", "tokens"]], "dealt": [["role", "role"]], "night": [], "called": [["step", "step"]], "wave": [["wave", "wave"]], "copied": [["seat", "seat"], ["role", "role"]], "fellow": [["group", "group"], ["seat", "seat"]], "alone": [["group", "group"]], "saw": [["seat", "seat"], ["role", "role"]], "saw-centre": [["centre", "centre"], ["role", "role"]], "robbed": [["seat", "seat"], ["role", "role"]], "woke": [["role", "role"]], "dawn": [], "hands": [], "voted": [["by", "seat"], ["seat", "seat"]], "died": [["seat", "seat"]], "shot": [["by", "seat"], ["seat", "seat"]], "nobody-died": [], "was": [["seat", "seat"], ["role", "role"]], "was-centre": [["centre", "centre"], ["role", "role"]], "is": [["seat", "seat"], ["role", "role"]], "is-centre": [["centre", "centre"], ["role", "role"]], "became": [["role", "role"]], "won": [["seat", "seat"]], "nobody-won": [], "you-look": [["seat", "seat"]], "you-look-centre": [["centre", "centre"]], "you-look-pair": [["pair", "pair"]], "you-rob": [["seat", "seat"]], "you-swap": [["one", "seat"], ["other", "seat"]], "you-drink": [["centre", "centre"]], "you-sleep": [], "you-vote": [["seat", "seat"]], "did-look": [["by", "seat"], ["seat", "seat"]], "did-look-centre": [["by", "seat"], ["centre", "centre"]], "did-look-pair": [["by", "seat"], ["pair", "pair"]], "did-rob": [["by", "seat"], ["seat", "seat"]], "did-swap": [["by", "seat"], ["one", "seat"], ["other", "seat"]], "did-drink": [["by", "seat"], ["centre", "centre"]], "said-claim": [["by", "seat"], ["role", "role"]], "said-claim-saw": [["by", "seat"], ["seat", "seat"], ["role", "role"]], "said-claim-saw-centre": [["by", "seat"], ["centre", "centre"], ["role", "role"]], "said-claim-robbed": [["by", "seat"], ["seat", "seat"], ["role", "role"]], "said-claim-swapped": [["by", "seat"], ["one", "seat"], ["other", "seat"]], "said-claim-drank": [["by", "seat"], ["centre", "centre"]], "said-claim-woke": [["by", "seat"], ["role", "role"]], "said-claim-fellow": [["by", "seat"], ["group", "group"], ["seat", "seat"]], "said-claim-none": [["by", "seat"], ["group", "group"]], "said-claim-idle": [["by", "seat"]], "said-lay": [["by", "seat"], ["seat", "seat"], ["role", "role"]], "said-lay-centre": [["by", "seat"], ["centre", "centre"], ["role", "role"]], "said-lift": [["by", "seat"], ["seat", "seat"]], "said-lift-centre": [["by", "seat"], ["centre", "centre"]], "said-accuse": [["by", "seat"], ["seat", "seat"]], "said-trust": [["by", "seat"], ["seat", "seat"]], "said-announce": [["by", "seat"], ["seat", "seat"]], "said-call-on": [["by", "seat"], ["seat", "seat"]], "said-circle": [["by", "seat"]], "said-ready": [["by", "seat"]], "said-wait": [["by", "seat"]]}, "domains": {"role": ["doppelganger", "werewolf", "minion", "mason", "seer", "robber", "troublemaker", "drunk", "insomniac", "hunter", "tanner", "villager"], "tokens": null, "pace": ["slot", "wave", "day", "vote"], "seat": null, "centre": ["left", "middle", "right"], "pair": ["left-middle", "left-right", "middle-right"], "group": ["werewolf", "mason"], "step": ["doppelganger", "doppelganger-action", "doppelganger-minion", "werewolf", "minion", "mason", "seer", "robber", "troublemaker", "drunk", "insomniac", "doppelganger-insomniac"], "wave": null}, "hows": ["minion", "nobody", "tanner", "tanner-minion", "village", "village-tanner", "werewolf"], "options": [{"name": "set", "default": "preset", "choices": ["doppelganger", "preset", "random"], "least": null, "most": null, "many": false}, {"name": "roles", "default": [], "choices": [], "least": null, "most": null, "many": true}, {"name": "night", "default": "quick", "choices": ["narrated", "quick"], "least": null, "most": null, "many": false}, {"name": "lone_wolf", "default": true, "choices": [false, true], "least": null, "most": null, "many": false}, {"name": "tanner_blocks", "default": false, "choices": [false, true], "least": null, "most": null, "many": false}, {"name": "slot", "default": 10, "choices": [], "least": 3, "most": 120, "many": false}, {"name": "wave", "default": 20, "choices": [], "least": 5, "most": 300, "many": false}, {"name": "minutes", "default": 0, "choices": [], "least": 0, "most": 60, "many": false}, {"name": "vote", "default": 20, "choices": [], "least": 3, "most": 120, "many": false}, {"name": "talk", "default": 30, "choices": [], "least": 0, "most": 200, "many": false}, {"name": "chips", "default": 5, "choices": [], "least": 1, "most": 100, "many": false}, {"name": "helper", "default": false, "choices": [false, true], "least": null, "most": null, "many": false}]};
