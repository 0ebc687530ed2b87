// Made by `make wire` from the Python structs. Do not edit.

import type { Family, GameTable, Seat } from "../lib/game";

export type Counter = "gap" | "lemon-1" | "mint-1" | "rose-1" | "sky-2" | "coral-2" | "lilac-2" | "olive-2" | "amber-1" | "amber-2" | "amber-3" | "teal-1" | "teal-2" | "teal-3" | "plum-1" | "plum-2" | "plum-3" | "sand-1" | "sand-2" | "sand-3" | "vip" | "coin" | "flyer" | "call" | "people" | "star" | "band";
export type Colour = "lemon" | "mint" | "rose" | "sky" | "coral" | "lilac" | "olive" | "amber" | "teal" | "plum" | "sand";
export type Move =
  | { type: "place"; counter: Counter; }
  | { type: "stand"; seat: Seat; }
  | { type: "roll"; face: number; }
  | { type: "go"; }
  | { type: "stay"; }
  | { type: "flyer"; seat: Seat; counter: Counter; }
  | { type: "call"; spot: number; }
  | { type: "people"; counter: Counter; }
  | { type: "decline"; }
  | { type: "gather"; }
  | { type: "leave"; }
  | { type: "hire"; }
  | { type: "save"; };
export type Fact =
  | { type: "opened"; }
  | { type: "queued"; seat: Seat | null; }
  | { type: "rolled"; seat: Seat | null; face: number | null; }
  | { type: "stayed"; seat: Seat | null; }
  | { type: "nobody"; seat: Seat | null; }
  | { type: "took"; seat: Seat | null; counter: Counter | null; spot: number | null; }
  | { type: "acted"; seat: Seat | null; counter: Counter | null; }
  | { type: "joined"; seat: Seat | null; counter: Counter | null; }
  | { type: "changed"; seat: Seat | null; other: Seat | null; counter: Counter | null; }
  | { type: "hired"; seat: Seat | null; }
  | { type: "saved"; seat: Seat | null; }
  | { type: "left"; seat: Seat | null; }
  | { type: "swiped"; seat: Seat | null; other: Seat | null; counter: Counter | null; }
  | { type: "called"; seat: Seat | null; counter: Counter | null; spot: number | null; }
  | { type: "listed"; seat: Seat | null; counter: Counter | null; }
  | { type: "nothing"; seat: Seat | null; counter: Counter | null; }
  | { type: "declined"; seat: Seat | null; counter: Counter | null; }
  | { type: "band"; seat: Seat | null; }
  | { type: "full"; seat: Seat | null; }
  | { type: "won"; seat: Seat | null; };
export interface View { seat: Seat | null; moment: string; asked: Seat[]; pace: string; line: (Counter | null)[]; places: number[]; order: Seat[]; floors: ((Counter | null)[])[]; free: number[]; coins: number[]; stars: number; face: number; fruitless: number; to_come: (Counter | null)[]; colour: Colour | null; choose: boolean; patience: number; end: string; legal: Family[]; story: Fact[]; }
export const TABLE: GameTable = {"name": "gelini", "fewest": 2, "most": 5, "adult": false, "levels": ["random", "easy", "normal", "hard"], "moments": ["set-up", "order", "roll", "move", "must-move", "flyer", "call", "people", "gather", "hire", "over"], "windows": [], "moves": {"place": [["counter", "counter"]], "stand": [["seat", "seat"]], "roll": [["face", "face"]], "go": [], "stay": [], "flyer": [["seat", "seat"], ["counter", "counter"]], "call": [["spot", "spot"]], "people": [["counter", "counter"]], "decline": [], "gather": [], "leave": [], "hire": [], "save": []}, "events": {"opened": [], "queued": [["seat", "seat"]], "rolled": [["seat", "seat"], ["face", "face"]], "stayed": [["seat", "seat"]], "nobody": [["seat", "seat"]], "took": [["seat", "seat"], ["counter", "counter"], ["spot", "spot"]], "acted": [["seat", "seat"], ["counter", "counter"]], "joined": [["seat", "seat"], ["counter", "counter"]], "changed": [["seat", "seat"], ["other", "seat"], ["counter", "counter"]], "hired": [["seat", "seat"]], "saved": [["seat", "seat"]], "left": [["seat", "seat"]], "swiped": [["seat", "seat"], ["other", "seat"], ["counter", "counter"]], "called": [["seat", "seat"], ["counter", "counter"], ["spot", "spot"]], "listed": [["seat", "seat"], ["counter", "counter"]], "nothing": [["seat", "seat"], ["counter", "counter"]], "declined": [["seat", "seat"], ["counter", "counter"]], "band": [["seat", "seat"]], "full": [["seat", "seat"]], "won": [["seat", "seat"]]}, "domains": {"counter": ["gap", "lemon-1", "mint-1", "rose-1", "sky-2", "coral-2", "lilac-2", "olive-2", "amber-1", "amber-2", "amber-3", "teal-1", "teal-2", "teal-3", "plum-1", "plum-2", "plum-3", "sand-1", "sand-2", "sand-3", "vip", "coin", "flyer", "call", "people", "star", "band"], "seat": null, "face": null, "spot": null}, "hows": ["band", "full"], "options": [{"name": "actions", "default": false, "choices": [false, true], "least": null, "most": null, "many": false}, {"name": "choose", "default": false, "choices": [false, true], "least": null, "most": null, "many": false}, {"name": "patience", "default": 10, "choices": [], "least": 1, "most": 100, "many": false}]};
