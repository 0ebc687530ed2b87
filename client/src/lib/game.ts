/** What every game looks like from outside: views, moves and facts as the wire has them. Rules live on the server. */

export type Seat = number;
export type Value = string | number | null;

/** Legal moves of one kind, the fields of each as a row: `{type: "flyer", of: [[2, "vip"]]}`; no `of`: just the move. */
export interface Family {
  type: string;
  of?: Value[][];
}

/** A move or a fact: its kind, and its fields beside it. */
export interface Tagged {
  type: string;
  [field: string]: Value;
}

export interface AnyView {
  seat: Seat | null;
  moment: string;
  asked: Seat[];
  pace: string;
  legal: Family[];
  story: { type: string }[];
}

export interface Option {
  name: string;
  default: unknown;
  choices: (string | number | boolean)[];
  least: number | null;
  most: number | null;
  many: boolean;
}

type Fields = [name: string, domain: string][];

/** What the client knows of a game: kinds of moves and facts with their fields, ids of domains (null: numbers), options. */
export interface GameTable {
  name: string;
  fewest: number;
  most: number;
  adult: boolean;
  levels: string[];
  moments: string[];
  windows: string[]; // moments in which whoever likes may react: nobody's turn, and one may let them go by
  moves: Record<string, Fields>;
  events: Record<string, Fields>;
  domains: Record<string, string[] | null>;
  hows: string[];
  options: Option[];
}

export interface Hint {
  move: Tagged;
  hint: string;
  n: number;
}
