/** What a board is given and what it says about itself. README.md beside this file explains it. */

import type { Component } from "svelte";
import type { AnyView, Hint, Seat } from "../lib/game";
import type { Offered } from "../lib/moves";
import type { Hidden } from "../lib/passing";
import type { Texts } from "../lib/texts";

/** Who sits where, as everybody may know. */
export interface Player {
  seat: Seat;
  name: string;
  isMe: boolean;
  isBot: boolean;
  level: string;
  isHere: boolean;
  hasResigned: boolean;
}

/** Words written beside a move; `at`: where in the view's story the first fact that came of it stands. */
export interface Note {
  at: number;
  text: string;
}

/** How things are shown to this person. */
export interface Look {
  motion: boolean;
  palette: "usual" | "safe";
  sound: boolean;
  together: boolean; // all sit around one table, devices in hand
  shared: boolean; // others see this screen, too: what only its reader knows is not left open
  narrates: boolean; // this device speaks for the table
}

export interface BoardProps<V extends AnyView = AnyView, M extends { type: string } = { type: string }> {
  view: V;
  before: V | null; // the view before this one, for motion; null after a reload or a jump
  news: V["story"]; // the facts told since `before`, in order
  seat: Seat | null; // whose eyes these are; null: a spectator
  names: string[];
  players: Player[];
  texts: Texts;
  offered: Offered<M>; // the moves this seat may make now
  play: (move: M, note?: string) => Promise<boolean>; // false: refused, and the shell has said why
  looked?: () => void; // there is nothing more to see for her now: a device of several people goes on to the next
  hints: Hint[]; // empty unless the person wants hints
  reckon: () => Promise<unknown>; // what can be worked out from the view, where the table allows it; else null
  ends: number; // when the running time is up, in Date.now() terms; 0: nothing runs
  held: Record<string, number>; // milliseconds spent of each time budget that stands still now, by its pace
  notes: Note[]; // what was written beside moves
  look: Look;
  side: HTMLElement | null; // on a wide screen, a place beside the board: what can be done need not cover it; see `beside`
  isOver: boolean;
  isReplay: boolean;
}

export type BoardComponent<V extends AnyView, M extends { type: string }> = Component<BoardProps<V, M>>;

/** What speaks for the table: it hears every view, also while the board is covered or in words. */
export interface VoiceProps<V extends AnyView = AnyView> {
  view: V;
  texts: Texts;
  look: Look;
  ends: number;
}

/** The default export of `games/<g>/index.ts`. */
export interface GameBoard {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Board: Component<any>;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Voice?: Component<any>; // its button stands in the bar above
  handles: readonly string[]; // kinds of moves the board offers itself; the shell offers all others as buttons
  covers?: readonly string[]; // kinds of facts that only their reader knows: the story shows them when she asks for them
  secret?: readonly string[]; // moments that tell who one is: among people who sit together the prompt is read under a finger
  reminds?: (view: AnyView, texts: Texts, names: string[]) => string; // what she must not forget while she is asked, or empty: it stands above what is asked
  hidden?: (view: AnyView) => Hidden | null; // a time in which nobody may see who has something to do: how a device of several people is handed on
  quiet?: readonly string[]; // moments besides windows that are nobody's turn, though all are asked: no sound, no "your turn" in the title
  isOpen?: (view: AnyView) => boolean; // may all at one device see what each of its seats sees? Then nothing is covered between them
  idle?: (view: AnyView) => { type: string } | null; // what a seat answers by itself where it has nothing to choose; for every seat of this device
  points?: (score: number, texts: Texts) => string; // how a result is written; otherwise as a number
  clocks?: readonly string[]; // paces whose time the board shows itself, so that the prompt does not
}
