// Made by `make wire` from the Python structs. Do not edit.

import type { Family, GameTable, Seat } from "../lib/game";

export type Location = "arkham" | "atlantis" | "batcave" | "belle-reve" | "ccpd" | "daily-planet" | "ferris" | "fortress" | "gorilla-city" | "gotham-state" | "hall-of-justice" | "iceberg-lounge" | "satellite" | "kandor" | "lexcorp" | "mogo" | "star-labs" | "themyscira" | "titans-tower" | "warworld" | "joker" | "jest" | "multiverse";
export type Power = "god-complex" | "spare-minute" | "second-sight" | "deflection" | "no-comment" | "boomerang" | "truth-bound" | "mist" | "neighbourly" | "third-person" | "whisper" | "echo";
export type Question = "roof" | "wind" | "headcount" | "queue" | "rules" | "police" | "temperature" | "snow" | "machines" | "modern" | "floor" | "outlook" | "water" | "fish" | "boss" | "one-will" | "walk-in" | "ticket" | "danger" | "shady" | "capes" | "autographs" | "not-human" | "bars" | "wages" | "nearest-city" | "loud" | "bright" | "how-old" | "dust" | "coat" | "nap" | "umbrella" | "how-often" | "journey" | "alone" | "rescue" | "leave" | "how-long" | "nervous" | "armed" | "charger" | "swimwear" | "wet-feet" | "lift" | "dizzy" | "orders" | "bow" | "business" | "fun" | "keep-quiet" | "reading" | "shout" | "misbehave" | "running" | "odd-one-out" | "grandmother" | "souvenir" | "photograph" | "notice" | "breakfast" | "night" | "how-are-you" | "week" | "hungry" | "tired" | "trust-me" | "next-to-you" | "laugh" | "lie" | "keep-a-secret" | "lucky";
export type Answer = "degree-not-at-all" | "degree-hardly" | "degree-rather" | "degree-very" | "degree-not-much" | "degree-enough" | "amount-none" | "amount-few" | "amount-several" | "amount-crowds" | "amount-fewer" | "amount-more" | "often-never" | "often-rarely" | "often-regularly" | "often-always" | "often-seldom" | "often-often" | "warmth-hot" | "warmth-mild" | "warmth-cool" | "warmth-freezing" | "warmth-no-coat" | "warmth-jacket" | "height-deep" | "height-street" | "height-upstairs" | "height-sky" | "height-grounded" | "height-view" | "age-new" | "age-years" | "age-old" | "age-ancient" | "age-recent" | "age-history" | "distance-corner" | "distance-ride" | "distance-journey" | "distance-world" | "distance-near" | "distance-away" | "charge-nobody" | "charge-team" | "charge-boss" | "charge-ruler" | "charge-free" | "charge-someone" | "stay-minutes" | "stay-evening" | "stay-days" | "stay-forever" | "stay-short" | "stay-long" | "mood-bad" | "mood-so-so" | "mood-fine" | "mood-great" | "mood-grey" | "mood-bright" | "vague-depends" | "vague-as-usual" | "vague-you-know" | "vague-no-idea-why";
export type Move =
  | { type: "dealer"; seat: Seat; }
  | { type: "draw"; location: Location; }
  | { type: "joker"; seat: Seat; }
  | { type: "harley"; seat: Seat; }
  | { type: "no-harley"; }
  | { type: "copy"; location: Location; }
  | { type: "power"; power: Power; }
  | { type: "tick"; }
  | { type: "close"; }
  | { type: "ask"; seat: Seat; }
  | { type: "question"; question: Question; }
  | { type: "answer"; answer: Answer; }
  | { type: "say"; }
  | { type: "name"; location: Location; }
  | { type: "go-on"; }
  | { type: "accuse"; seat: Seat; }
  | { type: "guess"; location: Location; }
  | { type: "call"; }
  | { type: "claim"; }
  | { type: "agree"; }
  | { type: "disagree"; }
  | { type: "ready"; }
  | { type: "point"; seat: Seat; }
  | { type: "show"; }
  | { type: "hide"; }
  | { type: "minute"; }
  | { type: "deflect"; seat: Seat; }
  | { type: "silence"; };
export type Fact =
  | { type: "round"; round: number | null; rounds: number | null; }
  | { type: "dealer"; seat: Seat | null; }
  | { type: "card"; seat: Seat | null; location: Location | null; }
  | { type: "harley"; seat: Seat | null; }
  | { type: "power"; seat: Seat | null; power: Power | null; }
  | { type: "clock"; seconds: number | null; }
  | { type: "turned"; seat: Seat | null; other: Seat | null; }
  | { type: "asked"; seat: Seat | null; other: Seat | null; question: Question | null; }
  | { type: "answered"; seat: Seat | null; answer: Answer | null; }
  | { type: "spoke"; seat: Seat | null; }
  | { type: "power-shown"; seat: Seat | null; power: Power | null; }
  | { type: "deflected"; seat: Seat | null; other: Seat | null; }
  | { type: "silent"; seat: Seat | null; }
  | { type: "minute"; seat: Seat | null; }
  | { type: "accused"; seat: Seat | null; other: Seat | null; }
  | { type: "claimed"; seat: Seat | null; }
  | { type: "guessed"; seat: Seat | null; location: Location | null; }
  | { type: "called"; seat: Seat | null; }
  | { type: "agreed"; seat: Seat | null; }
  | { type: "disagreed"; seat: Seat | null; }
  | { type: "failed"; }
  | { type: "time-up"; }
  | { type: "pointed"; seat: Seat | null; other: Seat | null; }
  | { type: "harley-sought"; }
  | { type: "where"; location: Location | null; }
  | { type: "held"; seat: Seat | null; location: Location | null; }
  | { type: "harley-was"; seat: Seat | null; }
  | { type: "power-was"; seat: Seat | null; power: Power | null; }
  | { type: "scored"; seat: Seat | null; points: number | null; }
  | { type: "nobody-scored"; }
  | { type: "honoured"; seat: Seat | null; }
  | { type: "match-won"; seat: Seat | null; points: number | null; };
export interface View { seat: Seat | null; moment: string; asked: Seat[]; pace: string; seats: number; round: number; rounds: number; points: number[]; dealer: Seat | null; used: (Location | null)[]; copies: (Location | null)[]; talk: string; modes: string[]; fresh_copies: boolean; honour: boolean; pauses: boolean; simulated: boolean; most_questions: number; length: number; discussion: number; menu: string[]; card: Location | null; is_harley: boolean; power: Power | null; left: number; ticks: number; questions: number; spent: (Question | null)[]; asker: Seat | null; before: Seat | null; target: Seat | null; question: Question | null; passed: (Seat | null)[] | null; caller: Seat | null; accused: Seat | null; voters: (Seat | null)[]; said: string; pointed: Seat | null; accusations: ((Seat | null)[])[]; claimed: (Seat | null)[]; shown: (Seat | null)[]; barred: number[]; location: Location | null; cards: (Location | null)[]; harley: Seat | null; powers: (Power | null)[]; gains: number[]; next_dealer: Seat | null; how: string; legal: Family[]; story: Fact[]; }
export const TABLE: GameTable = {"name": "spyfall", "fewest": 3, "most": 8, "adult": false, "levels": ["random", "easy", "normal", "hard"], "moments": ["deal", "ask", "question", "answer", "pause", "accusation", "god-complex", "claim", "discussion", "point", "harley-talk", "harley-vote", "honour", "over"], "windows": [], "moves": {"dealer": [["seat", "seat"]], "draw": [["location", "location"]], "joker": [["seat", "seat"]], "harley": [["seat", "seat"]], "no-harley": [], "copy": [["location", "location"]], "power": [["power", "power"]], "tick": [], "close": [], "ask": [["seat", "seat"]], "question": [["question", "question"]], "answer": [["answer", "answer"]], "say": [], "name": [["location", "location"]], "go-on": [], "accuse": [["seat", "seat"]], "guess": [["location", "location"]], "call": [], "claim": [], "agree": [], "disagree": [], "ready": [], "point": [["seat", "seat"]], "show": [], "hide": [], "minute": [], "deflect": [["seat", "seat"]], "silence": []}, "events": {"round": [["round", "number"], ["rounds", "number"]], "dealer": [["seat", "seat"]], "card": [["seat", "seat"], ["location", "location"]], "harley": [["seat", "seat"]], "power": [["seat", "seat"], ["power", "power"]], "clock": [["seconds", "seconds"]], "turned": [["seat", "seat"], ["other", "seat"]], "asked": [["seat", "seat"], ["other", "seat"], ["question", "question"]], "answered": [["seat", "seat"], ["answer", "answer"]], "spoke": [["seat", "seat"]], "power-shown": [["seat", "seat"], ["power", "power"]], "deflected": [["seat", "seat"], ["other", "seat"]], "silent": [["seat", "seat"]], "minute": [["seat", "seat"]], "accused": [["seat", "seat"], ["other", "seat"]], "claimed": [["seat", "seat"]], "guessed": [["seat", "seat"], ["location", "location"]], "called": [["seat", "seat"]], "agreed": [["seat", "seat"]], "disagreed": [["seat", "seat"]], "failed": [], "time-up": [], "pointed": [["seat", "seat"], ["other", "seat"]], "harley-sought": [], "where": [["location", "location"]], "held": [["seat", "seat"], ["location", "location"]], "harley-was": [["seat", "seat"]], "power-was": [["seat", "seat"], ["power", "power"]], "scored": [["seat", "seat"], ["points", "points"]], "nobody-scored": [], "honoured": [["seat", "seat"]], "match-won": [["seat", "seat"], ["points", "points"]]}, "domains": {"seat": null, "location": ["arkham", "atlantis", "batcave", "belle-reve", "ccpd", "daily-planet", "ferris", "fortress", "gorilla-city", "gotham-state", "hall-of-justice", "iceberg-lounge", "satellite", "kandor", "lexcorp", "mogo", "star-labs", "themyscira", "titans-tower", "warworld", "joker", "jest", "multiverse"], "power": ["god-complex", "spare-minute", "second-sight", "deflection", "no-comment", "boomerang", "truth-bound", "mist", "neighbourly", "third-person", "whisper", "echo"], "question": ["roof", "wind", "headcount", "queue", "rules", "police", "temperature", "snow", "machines", "modern", "floor", "outlook", "water", "fish", "boss", "one-will", "walk-in", "ticket", "danger", "shady", "capes", "autographs", "not-human", "bars", "wages", "nearest-city", "loud", "bright", "how-old", "dust", "coat", "nap", "umbrella", "how-often", "journey", "alone", "rescue", "leave", "how-long", "nervous", "armed", "charger", "swimwear", "wet-feet", "lift", "dizzy", "orders", "bow", "business", "fun", "keep-quiet", "reading", "shout", "misbehave", "running", "odd-one-out", "grandmother", "souvenir", "photograph", "notice", "breakfast", "night", "how-are-you", "week", "hungry", "tired", "trust-me", "next-to-you", "laugh", "lie", "keep-a-secret", "lucky"], "answer": ["degree-not-at-all", "degree-hardly", "degree-rather", "degree-very", "degree-not-much", "degree-enough", "amount-none", "amount-few", "amount-several", "amount-crowds", "amount-fewer", "amount-more", "often-never", "often-rarely", "often-regularly", "often-always", "often-seldom", "often-often", "warmth-hot", "warmth-mild", "warmth-cool", "warmth-freezing", "warmth-no-coat", "warmth-jacket", "height-deep", "height-street", "height-upstairs", "height-sky", "height-grounded", "height-view", "age-new", "age-years", "age-old", "age-ancient", "age-recent", "age-history", "distance-corner", "distance-ride", "distance-journey", "distance-world", "distance-near", "distance-away", "charge-nobody", "charge-team", "charge-boss", "charge-ruler", "charge-free", "charge-someone", "stay-minutes", "stay-evening", "stay-days", "stay-forever", "stay-short", "stay-long", "mood-bad", "mood-so-so", "mood-fine", "mood-great", "mood-grey", "mood-bright", "vague-depends", "vague-as-usual", "vague-you-know", "vague-no-idea-why"], "number": null, "seconds": null, "points": null}, "hows": ["exposed", "harley-convicted", "hero-convicted", "jest", "jest-missed", "multiverse", "multiverse-missed", "named", "named-harley-found", "named-wrong", "no-jest", "no-multiverse", "unexposed"], "options": [{"name": "rounds", "default": 5, "choices": [], "least": 1, "most": 20, "many": false}, {"name": "minutes", "default": 0, "choices": [], "least": 0, "most": 30, "many": false}, {"name": "talk", "default": "deck", "choices": ["aloud", "deck", "written"], "least": null, "most": null, "many": false}, {"name": "harley", "default": false, "choices": [false, true], "least": null, "most": null, "many": false}, {"name": "jest", "default": false, "choices": [false, true], "least": null, "most": null, "many": false}, {"name": "multiverse", "default": false, "choices": [false, true], "least": null, "most": null, "many": false}, {"name": "mission", "default": false, "choices": [false, true], "least": null, "most": null, "many": false}, {"name": "fresh_copies", "default": false, "choices": [false, true], "least": null, "most": null, "many": false}, {"name": "honour", "default": true, "choices": [false, true], "least": null, "most": null, "many": false}, {"name": "pauses", "default": true, "choices": [false, true], "least": null, "most": null, "many": false}, {"name": "discussion", "default": 60, "choices": [], "least": 5, "most": 600, "many": false}, {"name": "questions", "default": 60, "choices": [], "least": 5, "most": 72, "many": false}, {"name": "clock", "default": "simulated", "choices": ["simulated", "table"], "least": null, "most": null, "many": false}]};
