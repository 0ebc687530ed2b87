/** What the board says of tables, Outcomes and rounds, made of the game's own texts. */

import type { Hint } from "../../lib/game";
import type { Texts } from "../../lib/texts";
import type { Customer, Dancer, Move, Offered, Power, Round, View } from "../../wire/nightshift";
import { faceOf, hintsFor, starsFor } from "./choices";

const DANCERS: readonly Dancer[] = ["ruby", "topaz", "emerald", "sapphire", "amethyst"];

export class Words {
  constructor(
    readonly texts: Texts,
    readonly names: readonly string[],
  ) {}

  dancer = (dancer: Dancer) => this.texts.say(`dancer-${dancer}`);
  guest = (customer: Customer) => this.texts.say(`customer-${customer}`);
  power = (power: Power) => this.texts.say(`power-${power}`);
  money = (dollars: number) => this.texts.say("picture-money", { dollars });
  list = (words: string[]) => words.filter(Boolean).join(", ");

  /** What stands on her gem: the first letter of her name, or two where another dancer's begins alike. */
  letter(dancer: Dancer): string {
    const name = this.dancer(dancer);
    const alike = DANCERS.filter((other) => this.dancer(other).charAt(0) === name.charAt(0));
    return name.slice(0, alike.length > 1 ? 2 : 1);
  }

  /** A move in words, with what a hint tells of it. */
  move(move: Move, hints: readonly Hint[] = []): string {
    return this.list([this.texts.move(move, this.names), ...this.hints(move, hints)]);
  }

  hints(move: Move, hints: readonly Hint[]): string[] {
    return hintsFor(hints, move).map((hint) => this.texts.say(`hint-${hint.hint}`, { n: hint.n }));
  }

  /** An Outcome without its number: “cash $1,000”, “Shots ×2”. */
  outcome(offered: Offered): string {
    const said = offered.gives === null ? "" : this.texts.say(`outcome-${offered.gives}`);
    if (offered.amount >= 500) return `${said} ${this.money(offered.amount)}`;
    return offered.amount > 1 ? `${said} ×${offered.amount}` : said;
  }

  /** Who sits at a table, in a word. */
  sits(view: View, table: number): string {
    const space = view.spaces[table]!;
    if (space.customer !== null) return this.guest(space.customer);
    return this.texts.say(space.lies === "down" && space.back === "tipper" ? "picture-tipper" : `picture-${space.lies}`);
  }

  /** All there is to know of a table, for who listens. */
  table(view: View, table: number, dancer: Dancer | null): string {
    const space = view.spaces[table]!;
    const face = faceOf(view, space.customer);
    return this.list([
      this.texts.say(`place-${table}`),
      this.sits(view, table),
      face ? this.stars(starsFor(face, dancer)) : "",
      face ? this.texts.say("board-loyalty", { n: face.loyalty }) : "",
      space.lies === "down" && space.customer !== null ? this.texts.say("picture-down") : "",
      this.taken(view, table),
      ...view.players.flatMap((player, seat) => (player.place === String(table) ? [this.names[seat]!] : [])),
    ]);
  }

  taken(view: View, table: number): string {
    const { token, room } = view.spaces[table]!;
    if (token < 0 || room === null) return "";
    return this.texts.say("picture-committed", { name: this.names[token]!, room: this.texts.say(`room-${room}`) });
  }

  stars = (n: number) => this.texts.say("board-stars", { n });

  /** What a round brings: the board’s step, who of those in play is on Stage, the Final round. */
  brings(view: View, number: number): string {
    const round = view.rounds[number - 1]!;
    const staged = this.staged(view, round);
    return this.list([
      round.step && round.step !== "none" ? this.texts.say(`step-${round.step}`) : "",
      staged.length ? this.texts.say("picture-on-stage", { dancers: staged.map(this.dancer).join(", ") }) : "",
      number === view.rounds.length ? this.texts.say("picture-final") : "",
    ]) || this.texts.say("step-none");
  }

  isQuiet = (view: View, number: number) => this.brings(view, number) === this.texts.say("step-none");

  staged(view: View, round: Round): Dancer[] {
    const cast = view.players.map((player) => player.dancer);
    return round.stage.filter((dancer): dancer is Dancer => dancer !== null && cast.includes(dancer));
  }
}
