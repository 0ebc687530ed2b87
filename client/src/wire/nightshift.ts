// Made by `make wire` from the Python structs. Do not edit.

import type { Family, GameTable, Seat } from "../lib/game";

export type Dancer = "ruby" | "topaz" | "emerald" | "sapphire" | "amethyst";
export type Back = "plain" | "tipper";
export type Customer = "widower" | "influencer" | "karaoke-king" | "chess-master" | "game-master" | "night-nurse" | "bodybuilder" | "ski-instructor" | "librarian" | "fortune-teller" | "vet" | "mayor" | "ride-designer" | "thaddius" | "novelist" | "choir-singer" | "leading-man" | "juggler" | "astronomer" | "costume-maker" | "rescue-diver" | "racing-driver" | "stag-party" | "professor" | "illusionist" | "dad" | "tycoon" | "heiress" | "producer" | "champion" | "casino-owner" | "surgeon" | "rock-legend" | "oil-engineer" | "best-man" | "dentist" | "pilot" | "crypto-kid" | "food-critic" | "estate-agent" | "sommelier" | "wedding-dj" | "divorce-lawyer" | "architect" | "skipper" | "comedian" | "auctioneer" | "student" | "poet" | "groom" | "night-porter" | "tourist" | "taxi-driver" | "accountant" | "plumber" | "bird-watcher";
export type Power = "bad-influence" | "chastity-cage" | "cold-feet" | "i-dont-think-so" | "money-troubles" | "sprained-ankle" | "wandering-eyes" | "bad-karma" | "cheers" | "double-trouble" | "drinks-on-you" | "fresh-meat" | "girl-code" | "helping-hand" | "profit-and-power" | "rigged-roll" | "spell-doll" | "stolen-goods" | "second-wind" | "backstage-pass" | "house-lights" | "sharp-ears" | "bouncer" | "guest-list" | "old-debt" | "happy-hour" | "lost-property" | "sick-note" | "encore" | "save-my-seat" | "lucky-charm" | "practised-line" | "winning-smile" | "take-two" | "upgrade" | "deep-pockets" | "choreography" | "heartthrob" | "signature-move" | "soft-landing";
export type Event = "card-cartel" | "quiet-night" | "payday" | "fire-drill" | "hen-party";
export type Trait = "compassion" | "ego" | "fun" | "intellect" | "fantasy";
export type Private = "spin" | "dip" | "shimmy" | "sway" | "kick" | "solo-spin" | "solo-dip" | "solo-shimmy" | "solo-sway" | "solo-kick" | "double-spin" | "double-dip" | "double-shimmy" | "double-sway" | "double-kick" | "spin-dip" | "spin-shimmy" | "spin-sway" | "spin-kick" | "dip-shimmy" | "dip-sway" | "dip-kick" | "shimmy-sway" | "shimmy-kick" | "sway-kick" | "dip-spin" | "shimmy-spin" | "sway-spin" | "kick-spin" | "shimmy-dip" | "sway-dip" | "kick-dip" | "sway-shimmy" | "kick-shimmy" | "kick-sway";
export type Share = "money" | "cards";
export type Step = "none" | "refresh" | "event" | "lights-on";
export type Place = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "locker" | "stage" | "below-private" | "below-vip" | "private" | "vip";
export type Outcome = "vip" | "private" | "cash" | "pay" | "power" | "shot" | "champagne" | "locker" | "swap" | "discard-sides" | "discard-any";
export type Room = "private" | "vip";
export type Level = "none" | "interested" | "crush" | "obsessed" | "in-love";
export type Answer = "pass" | "shot" | "play";
export interface Round { step: Step | null; stage: (Dancer | null)[]; }
export interface Player { dancer: Dancer | null; money: number; shots: number; champagne: number; place: Place | null; commitment: Commitment | null; subscribers: (Customer | null)[]; printed: number[]; counts: number[]; loyalty: number; income: number; hand: Held[]; rolled_on: Customer | null; }
export interface Commitment { space: number; room: Room | null; customer: Customer | null; }
export interface Held { power: Power | null; batch: number; known_by: Seat[]; }
export interface Space { lies: string; customer: Customer | null; back: Back | null; token: Seat; room: Room | null; stolen: boolean; seen_by: Seat[]; pool: number; }
export interface Face { customer: Customer | null; stars: number; prefers: Dancer | null; fond: number; loyalty: number; outcomes: Offered[]; }
export interface Offered { at: number; gives: Outcome | null; amount: number; }
export interface Part { cards: number; pool: number; back: Back | null; customer: Customer | null; }
export interface Rolling { seat: Seat; space: number; customer: Customer | null; victim: Seat; needs: number; fixed: number; chooser: Seat; face: number; other_face: number; bonus: number; result: number; less: number; failed: boolean; }
export interface Visiting { seat: Seat; room: Room | null; customer: Customer | null; stars: number; more_stars: number; status: string; last_card: Private | null; last_trait: Trait | null; leaving: boolean; drawing: boolean; cards: Danced[]; gone: (Private | null)[]; earned: (Trait | null)[]; level: Level | null; pay: number; bust: number; chart: number[]; }
export interface Danced { card: Private | null; dances: (Dance | null)[]; pay: number; counts: boolean; }
export type Dance = "spin" | "dip" | "shimmy" | "sway" | "kick";
export interface DiamondView { money: number; subscribers: number; unseen: Part[]; shown: (Customer | null)[]; printed: number[]; }
export interface Going { what: string; seat: Seat; other: Seat; space: number; power: Power | null; moment: string; stopped: boolean; numbers: number[]; asked: Seat[]; said: string; said_power: Power | null; }
export type Move =
  | { type: "first"; seat: Seat; }
  | { type: "cast"; dancer: Dancer; }
  | { type: "back"; back: Back; }
  | { type: "customer"; customer: Customer; }
  | { type: "power"; power: Power; }
  | { type: "event"; event: Event; }
  | { type: "roll"; face: number; }
  | { type: "trait"; trait: Trait; }
  | { type: "private"; private: Private; }
  | { type: "pick"; dancer: Dancer; }
  | { type: "skip"; }
  | { type: "perform"; }
  | { type: "go"; space: number; }
  | { type: "flip"; }
  | { type: "buy"; shots: number; champagne: number; }
  | { type: "keep"; shots: number; champagne: number; }
  | { type: "shot"; }
  | { type: "engage"; }
  | { type: "steal"; }
  | { type: "end"; }
  | { type: "choose"; index: number; }
  | { type: "draw"; }
  | { type: "charm"; }
  | { type: "leave"; }
  | { type: "champagne"; }
  | { type: "accept"; }
  | { type: "play"; power: Power; }
  | { type: "pass"; }
  | { type: "show"; }
  | { type: "aim-seat"; seat: Seat; }
  | { type: "aim-space"; space: number; }
  | { type: "aim-customer"; customer: Customer; }
  | { type: "aim-face"; face: number; }
  | { type: "aim-draw"; private: Private; }
  | { type: "aim-share"; share: Share; }
  | { type: "close"; };
export type Fact =
  | { type: "cast"; seat: Seat | null; dancer: Dancer | null; }
  | { type: "first"; seat: Seat | null; }
  | { type: "opened"; }
  | { type: "round"; number: number | null; step: Step | null; }
  | { type: "refreshed"; }
  | { type: "arrived"; space: number | null; back: Back | null; }
  | { type: "lights"; }
  | { type: "happened"; event: Event | null; }
  | { type: "last-call"; }
  | { type: "reshuffled"; }
  | { type: "diamond-earned"; dollars: number | null; }
  | { type: "diamond-subscriber"; }
  | { type: "diamond-showed"; customer: Customer | null; }
  | { type: "skipped"; seat: Seat | null; }
  | { type: "performed"; seat: Seat | null; number: number | null; }
  | { type: "excused"; seat: Seat | null; }
  | { type: "earned"; seat: Seat | null; dollars: number | null; }
  | { type: "paid"; seat: Seat | null; dollars: number | null; }
  | { type: "got-drinks"; seat: Seat | null; shots: number | null; champagne: number | null; }
  | { type: "bought"; seat: Seat | null; shots: number | null; champagne: number | null; }
  | { type: "kept"; seat: Seat | null; shots: number | null; champagne: number | null; }
  | { type: "drew"; seat: Seat | null; }
  | { type: "got-power"; seat: Seat | null; power: Power | null; }
  | { type: "no-power-left"; seat: Seat | null; }
  | { type: "powers-shuffled"; }
  | { type: "showed"; seat: Seat | null; }
  | { type: "saw-power"; seat: Seat | null; power: Power | null; }
  | { type: "turn"; seat: Seat | null; }
  | { type: "went"; seat: Seat | null; place: Place | null; }
  | { type: "energy"; seat: Seat | null; number: number | null; }
  | { type: "flipped"; space: number | null; customer: Customer | null; }
  | { type: "drank"; seat: Seat | null; }
  | { type: "ended"; seat: Seat | null; }
  | { type: "engaged"; seat: Seat | null; customer: Customer | null; }
  | { type: "steals"; seat: Seat | null; other: Seat | null; customer: Customer | null; }
  | { type: "rolled"; seat: Seat | null; face: number | null; }
  | { type: "chose-die"; seat: Seat | null; face: number | null; }
  | { type: "rerolled"; seat: Seat | null; face: number | null; }
  | { type: "result"; seat: Seat | null; number: number | null; }
  | { type: "outcome"; seat: Seat | null; outcome: Outcome | null; }
  | { type: "nothing"; seat: Seat | null; }
  | { type: "committed"; seat: Seat | null; customer: Customer | null; room: Room | null; }
  | { type: "uncommitted"; seat: Seat | null; customer: Customer | null; }
  | { type: "stole"; seat: Seat | null; other: Seat | null; customer: Customer | null; }
  | { type: "not-stolen"; seat: Seat | null; other: Seat | null; customer: Customer | null; }
  | { type: "discarded"; customer: Customer | null; }
  | { type: "swapped"; space: number | null; customer: Customer | null; }
  | { type: "entered"; seat: Seat | null; room: Room | null; customer: Customer | null; }
  | { type: "danced"; seat: Seat | null; private: Private | null; }
  | { type: "trait"; seat: Seat | null; trait: Trait | null; level: Level | null; }
  | { type: "turned-up"; seat: Seat | null; private: Private | null; }
  | { type: "ignored"; seat: Seat | null; private: Private | null; }
  | { type: "forced"; seat: Seat | null; }
  | { type: "leaves"; seat: Seat | null; }
  | { type: "cancelled"; seat: Seat | null; }
  | { type: "bust"; seat: Seat | null; }
  | { type: "collected"; seat: Seat | null; customer: Customer | null; }
  | { type: "played"; seat: Seat | null; power: Power | null; }
  | { type: "aimed-seat"; seat: Seat | null; other: Seat | null; }
  | { type: "aimed-space"; seat: Seat | null; space: number | null; }
  | { type: "aimed-face"; seat: Seat | null; face: number | null; }
  | { type: "aimed-share"; seat: Seat | null; share: Share | null; }
  | { type: "stopped"; seat: Seat | null; power: Power | null; }
  | { type: "answered"; seat: Seat | null; answer: Answer | null; power: Power | null; }
  | { type: "peeked"; seat: Seat | null; space: number | null; }
  | { type: "saw"; seat: Seat | null; space: number | null; customer: Customer | null; }
  | { type: "took-card"; seat: Seat | null; other: Seat | null; }
  | { type: "lost-card"; seat: Seat | null; power: Power | null; }
  | { type: "hands-passed"; }
  | { type: "subscribers"; seat: Seat | null; number: number | null; dollars: number | null; }
  | { type: "diamond-subscribers"; number: number | null; dollars: number | null; }
  | { type: "won"; seat: Seat | null; }
  | { type: "closed"; };
export interface View { seat: Seat | null; moment: string; asked: Seat[]; pace: string; mode: string; shift: string; abilities: boolean; hidden_money: boolean; clocked: boolean; rounds: Round[]; round: number; first: Seat; order: Seat[]; active: Seat; energy: number; bought: boolean; staged: boolean; target: number; players: Player[]; hand: (Power | null)[]; spaces: Space[]; faces: Face[]; discards: (Customer | null)[]; deck: Part[]; unseen: ((Customer | null)[])[]; power_deck: number; power_discards: (Power | null)[]; unseen_powers: ((Power | null)[])[]; private_deck: (Private | null)[]; events: (Event | null)[]; rolling: Rolling | null; visiting: Visiting | null; diamond: DiamondView | null; going: Going[]; said: string; said_power: Power | null; end: string; legal: Family[]; story: Fact[]; }
export const TABLE: GameTable = {"name": "nightshift", "fewest": 1, "most": 5, "adult": true, "levels": ["random", "easy", "normal", "hard"], "moments": ["cast", "first", "pick", "deal", "power", "event", "stage", "turn", "reveal", "roll", "which-die", "outcome", "swap", "send-off", "keep", "aim", "private", "draw", "pick-draw", "vip", "charm", "other-turn", "before-roll", "after-roll", "on-steal", "on-commit", "on-leave", "on-play", "over"], "windows": ["other-turn", "before-roll", "after-roll", "on-steal", "on-commit", "on-leave", "on-play"], "moves": {"first": [["seat", "seat"]], "cast": [["dancer", "dancer"]], "back": [["back", "back"]], "customer": [["customer", "customer"]], "power": [["power", "power"]], "event": [["event", "event"]], "roll": [["face", "face"]], "trait": [["trait", "trait"]], "private": [["private", "private"]], "pick": [["dancer", "dancer"]], "skip": [], "perform": [], "go": [["space", "space"]], "flip": [], "buy": [["shots", "drinks"], ["champagne", "drinks"]], "keep": [["shots", "drinks"], ["champagne", "drinks"]], "shot": [], "engage": [], "steal": [], "end": [], "choose": [["index", "index"]], "draw": [], "charm": [], "leave": [], "champagne": [], "accept": [], "play": [["power", "power"]], "pass": [], "show": [], "aim-seat": [["seat", "seat"]], "aim-space": [["space", "space"]], "aim-customer": [["customer", "customer"]], "aim-face": [["face", "face"]], "aim-draw": [["private", "private"]], "aim-share": [["share", "share"]], "close": []}, "events": {"cast": [["seat", "seat"], ["dancer", "dancer"]], "first": [["seat", "seat"]], "opened": [], "round": [["number", "number"], ["step", "step"]], "refreshed": [], "arrived": [["space", "space"], ["back", "back"]], "lights": [], "happened": [["event", "event"]], "last-call": [], "reshuffled": [], "diamond-earned": [["dollars", "dollars"]], "diamond-subscriber": [], "diamond-showed": [["customer", "customer"]], "skipped": [["seat", "seat"]], "performed": [["seat", "seat"], ["number", "number"]], "excused": [["seat", "seat"]], "earned": [["seat", "seat"], ["dollars", "dollars"]], "paid": [["seat", "seat"], ["dollars", "dollars"]], "got-drinks": [["seat", "seat"], ["shots", "drinks"], ["champagne", "drinks"]], "bought": [["seat", "seat"], ["shots", "drinks"], ["champagne", "drinks"]], "kept": [["seat", "seat"], ["shots", "drinks"], ["champagne", "drinks"]], "drew": [["seat", "seat"]], "got-power": [["seat", "seat"], ["power", "power"]], "no-power-left": [["seat", "seat"]], "powers-shuffled": [], "showed": [["seat", "seat"]], "saw-power": [["seat", "seat"], ["power", "power"]], "turn": [["seat", "seat"]], "went": [["seat", "seat"], ["place", "place"]], "energy": [["seat", "seat"], ["number", "number"]], "flipped": [["space", "space"], ["customer", "customer"]], "drank": [["seat", "seat"]], "ended": [["seat", "seat"]], "engaged": [["seat", "seat"], ["customer", "customer"]], "steals": [["seat", "seat"], ["other", "seat"], ["customer", "customer"]], "rolled": [["seat", "seat"], ["face", "face"]], "chose-die": [["seat", "seat"], ["face", "face"]], "rerolled": [["seat", "seat"], ["face", "face"]], "result": [["seat", "seat"], ["number", "number"]], "outcome": [["seat", "seat"], ["outcome", "outcome"]], "nothing": [["seat", "seat"]], "committed": [["seat", "seat"], ["customer", "customer"], ["room", "room"]], "uncommitted": [["seat", "seat"], ["customer", "customer"]], "stole": [["seat", "seat"], ["other", "seat"], ["customer", "customer"]], "not-stolen": [["seat", "seat"], ["other", "seat"], ["customer", "customer"]], "discarded": [["customer", "customer"]], "swapped": [["space", "space"], ["customer", "customer"]], "entered": [["seat", "seat"], ["room", "room"], ["customer", "customer"]], "danced": [["seat", "seat"], ["private", "private"]], "trait": [["seat", "seat"], ["trait", "trait"], ["level", "level"]], "turned-up": [["seat", "seat"], ["private", "private"]], "ignored": [["seat", "seat"], ["private", "private"]], "forced": [["seat", "seat"]], "leaves": [["seat", "seat"]], "cancelled": [["seat", "seat"]], "bust": [["seat", "seat"]], "collected": [["seat", "seat"], ["customer", "customer"]], "played": [["seat", "seat"], ["power", "power"]], "aimed-seat": [["seat", "seat"], ["other", "seat"]], "aimed-space": [["seat", "seat"], ["space", "space"]], "aimed-face": [["seat", "seat"], ["face", "face"]], "aimed-share": [["seat", "seat"], ["share", "share"]], "stopped": [["seat", "seat"], ["power", "power"]], "answered": [["seat", "seat"], ["answer", "answer"], ["power", "power"]], "peeked": [["seat", "seat"], ["space", "space"]], "saw": [["seat", "seat"], ["space", "space"], ["customer", "customer"]], "took-card": [["seat", "seat"], ["other", "seat"]], "lost-card": [["seat", "seat"], ["power", "power"]], "hands-passed": [], "subscribers": [["seat", "seat"], ["number", "number"], ["dollars", "dollars"]], "diamond-subscribers": [["number", "number"], ["dollars", "dollars"]], "won": [["seat", "seat"]], "closed": []}, "domains": {"seat": null, "dancer": ["ruby", "topaz", "emerald", "sapphire", "amethyst"], "back": ["plain", "tipper"], "customer": ["widower", "influencer", "karaoke-king", "chess-master", "game-master", "night-nurse", "bodybuilder", "ski-instructor", "librarian", "fortune-teller", "vet", "mayor", "ride-designer", "thaddius", "novelist", "choir-singer", "leading-man", "juggler", "astronomer", "costume-maker", "rescue-diver", "racing-driver", "stag-party", "professor", "illusionist", "dad", "tycoon", "heiress", "producer", "champion", "casino-owner", "surgeon", "rock-legend", "oil-engineer", "best-man", "dentist", "pilot", "crypto-kid", "food-critic", "estate-agent", "sommelier", "wedding-dj", "divorce-lawyer", "architect", "skipper", "comedian", "auctioneer", "student", "poet", "groom", "night-porter", "tourist", "taxi-driver", "accountant", "plumber", "bird-watcher"], "power": ["bad-influence", "chastity-cage", "cold-feet", "i-dont-think-so", "money-troubles", "sprained-ankle", "wandering-eyes", "bad-karma", "cheers", "double-trouble", "drinks-on-you", "fresh-meat", "girl-code", "helping-hand", "profit-and-power", "rigged-roll", "spell-doll", "stolen-goods", "second-wind", "backstage-pass", "house-lights", "sharp-ears", "bouncer", "guest-list", "old-debt", "happy-hour", "lost-property", "sick-note", "encore", "save-my-seat", "lucky-charm", "practised-line", "winning-smile", "take-two", "upgrade", "deep-pockets", "choreography", "heartthrob", "signature-move", "soft-landing"], "event": ["card-cartel", "quiet-night", "payday", "fire-drill", "hen-party"], "face": null, "trait": ["compassion", "ego", "fun", "intellect", "fantasy"], "private": ["spin", "dip", "shimmy", "sway", "kick", "solo-spin", "solo-dip", "solo-shimmy", "solo-sway", "solo-kick", "double-spin", "double-dip", "double-shimmy", "double-sway", "double-kick", "spin-dip", "spin-shimmy", "spin-sway", "spin-kick", "dip-shimmy", "dip-sway", "dip-kick", "shimmy-sway", "shimmy-kick", "sway-kick", "dip-spin", "shimmy-spin", "sway-spin", "kick-spin", "shimmy-dip", "sway-dip", "kick-dip", "sway-shimmy", "kick-shimmy", "kick-sway"], "space": null, "drinks": null, "index": null, "share": ["money", "cards"], "number": null, "step": ["none", "refresh", "event", "lights-on"], "dollars": null, "place": ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "locker", "stage", "below-private", "below-vip", "private", "vip"], "outcome": ["vip", "private", "cash", "pay", "power", "shot", "champagne", "locker", "swap", "discard-sides", "discard-any"], "room": ["private", "vip"], "level": ["none", "interested", "crush", "obsessed", "in-love"], "answer": ["pass", "shot", "play"]}, "hows": ["beat-diamond", "diamond", "money", "saved", "shut-down", "team"], "options": [{"name": "mode", "default": "auto", "choices": ["auto", "competitive", "coop", "solo", "teams"], "least": null, "most": null, "many": false}, {"name": "shift", "default": "long", "choices": ["long", "short"], "least": null, "most": null, "many": false}, {"name": "dancers", "default": "random", "choices": ["drafted", "picked", "random"], "least": null, "most": null, "many": false}, {"name": "cast", "default": [], "choices": ["amethyst", "emerald", "ruby", "sapphire", "topaz"], "least": null, "most": null, "many": true}, {"name": "first", "default": 0, "choices": [], "least": 0, "most": 5, "many": false}, {"name": "abilities", "default": true, "choices": [false, true], "least": null, "most": null, "many": false}, {"name": "hidden_money", "default": false, "choices": [false, true], "least": null, "most": null, "many": false}, {"name": "clock", "default": "simulated", "choices": ["simulated", "table"], "least": null, "most": null, "many": false}]};
