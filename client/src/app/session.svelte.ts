/** A table somebody sits at: its document as it changes, whose eyes we look through, and what this device does by itself. */

import { boardOf } from "../games/boards";
import type { GameBoard, Note, Player } from "../games/board";
import { feedUrl } from "../lib/api";
import type { AnyView, GameTable, Hint, Seat } from "../lib/game";
import { Link, type Answer, type NewWish, type Status } from "../lib/link";
import { drawNonce, promise } from "../lib/nonce";
import { Passing, type Hidden } from "../lib/passing";
import { nonceFor, keepPlace, type Place } from "../lib/places";
import { hasChoice, mustDecide, mySeats, nextSeat, noncesDue, players, told, viewOf } from "../lib/table";
import type { Language, Texts } from "../lib/texts";
import type { Document } from "../wire/messages";
import { WORLDS } from "../look/worlds";
import { news } from "./news.svelte";
import { settings } from "./settings.svelte";
import { buzz, sound } from "./sound";
import { say, tableOf, textsOf } from "./words.svelte";

export class Session {
  doc: Document | null = $state.raw(null);
  status: Status = $state("connecting");
  closed = $state("");
  texts: Texts | null = $state.raw(null);
  table: GameTable | null = $state.raw(null);
  board: GameBoard | null = $state.raw(null);
  seat: Seat | null = $state(null);
  isCovered = $state(false);
  rests = $state(false); // covered, and nobody's in particular: whoever wants to look says who she is
  isIncomplete = $state(false); // a part of the page did not come
  isBusy = $state(false);
  before: AnyView | null = $state.raw(null);
  fresh: { type: string }[] = $state.raw([]);
  hints: Hint[] = $state.raw([]);
  words: { picture: string[]; sentences: string[] } | null = $state.raw(null);
  read = $state(0); // words of the chat that were seen

  private readonly link: Link;
  private readonly given = new Set<string>();
  private readonly passing = new Passing();
  private lastAsk = "";
  private taken = ""; // who was called when somebody else at this device took it all the same: she keeps it until that changes

  constructor(readonly place: Place) {
    this.link = new Link(feedUrl(place.code), place.token, {
      doc: (doc, isFresh) => this.take(doc, isFresh),
      status: (status, code) => this.changed(status, code),
    });
    this.link.connect();
    addEventListener("online", this.back);
    document.addEventListener("visibilitychange", this.hurry);
  }

  shut(): void {
    removeEventListener("online", this.back);
    document.removeEventListener("visibilitychange", this.hurry);
    this.link.shut();
  }

  private hurry = (): void => {
    if (document.visibilityState === "visible") this.link.hurry();
  };

  private back = (): void => this.link.hurry(true);

  // What follows from the document

  get mine(): Seat[] {
    return this.doc ? mySeats(this.doc) : [];
  }

  get isHost(): boolean {
    return this.doc?.table.host === this.doc?.me.who;
  }

  get isAlone(): boolean {
    return this.doc?.table.people.length === 1;
  }

  get players(): Player[] {
    return this.doc ? players(this.doc, say("bot-names").split(", ")) : [];
  }

  get names(): string[] {
    return this.players.map((player) => player.name);
  }

  get view(): AnyView | null {
    return this.doc ? viewOf(this.doc.seats[this.seat ?? "public"]) : null;
  }

  get ask(): number {
    return this.doc?.seats[this.seat ?? "public"]?.ask ?? 0;
  }

  get ends(): number {
    return this.doc && !this.doc.table.paused ? this.link.clock.ours(this.doc.ends) : 0;
  }

  get held(): Record<string, number> {
    return this.doc?.held ?? {};
  }

  get notes(): Note[] {
    return this.doc?.seats[this.seat ?? "public"]?.notes ?? [];
  }

  get mustDecide(): boolean {
    return this.doc !== null && this.mine.some((seat) => this.isCalled(this.doc!, seat));
  }

  /** Is it that seat's turn, so that its person should look up? A moment in which all may speak up, again and again, is not. */
  private isCalled(doc: Document, seat: Seat): boolean {
    return mustDecide(doc, seat) && !this.isQuiet(viewOf(doc.seats[seat])!.moment);
  }

  /** A moment for whoever likes is nobody's turn. */
  isQuiet(moment: string): boolean {
    return [...(this.table?.windows ?? []), ...(this.board?.quiet ?? [])].includes(moment);
  }

  /** Are there moments in this game in which one may react? */
  get hasWindows(): boolean {
    return (this.table?.windows.length ?? 0) > 0;
  }

  get hasSecrets(): boolean {
    return (WORLDS[this.place.game]?.hasSecrets ?? true) && !this.isOpen;
  }

  /** May everybody at this device see whatever its seats see, in this very game? */
  private get isOpen(): boolean {
    return this.view !== null && (this.board?.isOpen?.(this.view) ?? false);
  }

  /** All sit round one table and there are secrets: a device that stirs would tell who has something to do. */
  get isHushed(): boolean {
    return settings.is.together && this.hasSecrets;
  }

  /** Does what is asked now tell who somebody is? Then it is not written where neighbours read it. */
  get isSecret(): boolean {
    return this.isHushed && this.seat !== null && (this.board?.secret?.includes(this.view?.moment ?? "") ?? false);
  }

  /** Several people share this device, and nobody may see which of them has something to do. */
  private get hidden(): Hidden | null {
    const { doc, view } = this;
    if (!doc || !view || this.mine.length < 2 || doc.table.stage !== "play" || !this.hasSecrets) return null;
    return this.board?.hidden?.(view) ?? null;
  }

  /** What everybody is told while the device is covered: ids of texts. */
  get told(): readonly string[] {
    return this.hidden?.said ?? [];
  }

  /** Has the seat at hand seen all there is to see, so that the device can be covered again? */
  get canHandOn(): boolean {
    return this.hidden !== null && this.seat !== null && !mustDecide(this.doc!, this.seat);
  }

  // What a person does

  async wish(wish: NewWish): Promise<Answer> {
    const answer = await this.link.wish(wish);
    if (!answer.ok) news.show((this.texts ?? (await this.loaded())).refusal(answer.refused), "wrong");
    return answer;
  }

  play = async (move: { type: string }, note = ""): Promise<boolean> => {
    if (this.seat === null || this.isBusy) return false;
    this.isBusy = true;
    try {
      const wish = { wish: "move", seat: this.seat, ask: this.ask, move: { ...move }, note } as const;
      return (await this.wish(wish)).ok;
    } finally {
      this.isBusy = false;
    }
  };

  reckon = (): Promise<unknown> => this.link.ask("reckon", { seat: this.seat });

  async speak(lang: Language): Promise<void> {
    if (this.doc && this.doc.me.lang !== lang) await this.wish({ wish: "lang", lang });
    this.texts = await textsOf(this.place.game, lang);
  }

  /** Look through that seat's eyes; others at this device look away meanwhile. */
  turnTo(seat: Seat): void {
    if (seat === this.seat) return;
    this.isCovered = this.hasSecrets && this.doc?.table.stage !== "over";
    this.seat = seat;
    this.taken = this.calls;
    this.jump();
  }

  /** Which seats of this device are called. */
  private get calls(): string {
    return this.doc ? this.mine.filter((seat) => this.isCalled(this.doc!, seat)).join() : "";
  }

  uncover(seat: Seat | null = this.seat): void {
    if (seat !== this.seat) {
      this.seat = seat;
      this.jump();
    }
    this.rests = false;
    this.isCovered = false;
    void this.askHints();
    void this.askWords();
  }

  /** She has seen what there was for her: the device goes on to the next, or lies down. */
  looked = (): void => {
    if (!this.canHandOn) return;
    this.passing.looked(this.seat);
    this.handOn();
  };

  private handOn(): void {
    const { next } = this.passing;
    this.isCovered = true;
    this.rests = next === null;
    if (next === null || next === this.seat) return;
    this.seat = next;
    this.jump();
  }

  // What comes in

  private loaded(): Promise<Texts> {
    return textsOf(this.place.game, settings.is.lang);
  }

  private changed(status: Status, code: string): void {
    if (status === "lost" && this.status === "open") news.announce(say("line-lost"));
    if (status === "open" && this.status === "lost") news.announce(say("line-back"));
    this.status = status;
    this.closed = code;
  }

  private take(doc: Document, isFresh: boolean): void {
    const was = this.doc;
    const before = this.view;
    this.doc = doc;
    if (!was) void this.arrive(doc);
    this.chooseSeat(doc, was);
    const view = this.view;
    if (view && view !== before) this.seen(isFresh ? null : before, view);
    void this.giveNonces(doc);
    this.answerIdly(doc);
    this.notice(was, doc, isFresh);
  }

  private async arrive(doc: Document): Promise<void> {
    const { game, code } = doc.table;
    keepPlace({ ...this.place, code, game, at: Date.now() });
    if (doc.me.lang !== settings.is.lang) void this.link.wish({ wish: "lang", lang: settings.is.lang });
    try {
      [this.texts, this.table, this.board] = await Promise.all([textsOf(game, settings.is.lang), tableOf(game), boardOf(game)]);
    } catch {
      this.isIncomplete = true;
    }
    this.read = doc.chat.length;
    if (!this.doc) return;
    if (this.isCovered && this.isOpen) this.uncover(); // only the board can tell that nothing is hidden here
    this.answerIdly(this.doc);
    this.chooseSeat(this.doc, null);
  }

  /** Where a seat of mine has nothing to choose nobody waits for it, whichever of them is looked through. */
  private answerIdly(doc: Document): void {
    for (const seat of mySeats(doc)) {
      const move = mustDecide(doc, seat) ? this.board?.idle?.(viewOf(doc.seats[seat])!) : null;
      if (move) this.once(`idle ${seat} ${doc.seats[seat]!.ask}`, { wish: "move", seat, ask: doc.seats[seat]!.ask, move: { ...move }, note: "" });
    }
  }

  private chooseSeat(doc: Document, was: Document | null): void {
    const { hidden } = this;
    if (hidden) {
      const asked = this.mine.filter((seat) => mustDecide(doc, seat));
      const hasBegun = this.passing.begins(hidden, this.mine, asked);
      const hasAnswered = hidden.each && was !== null && this.seat !== null && mustDecide(was, this.seat) && !mustDecide(doc, this.seat);
      if (hasBegun || (hasAnswered && this.passing.looked(this.seat))) this.handOn();
      return;
    }
    if (this.passing.ends()) this.isCovered = this.rests = false;
    if (this.taken !== "" && this.taken === this.calls) return;
    this.taken = "";
    const next = nextSeat(doc, this.seat, (doc, seat) => this.isCalled(doc, seat) || (this.isOpen && hasChoice(doc, seat)));
    // Nobody knows in whose hands the device is when a game begins or the page has been loaded anew.
    const begins = doc.table.stage === "play" && was?.table.stage !== "play";
    if (next === this.seat && !begins) return;
    const isHandedOver = (begins || this.seat !== null) && mySeats(doc).length > 1 && doc.table.stage === "play";
    this.isCovered = isHandedOver && this.hasSecrets;
    if (next === this.seat) return;
    this.seat = next;
    this.jump();
  }

  private jump(): void {
    this.before = null;
    this.fresh = [];
    this.hints = [];
    this.words = null;
    void this.askWords();
    void this.askHints();
  }

  private seen(before: AnyView | null, view: AnyView): void {
    const facts = told(before, view);
    this.before = facts ? before : null;
    this.fresh = facts ?? [];
    this.hints = [];
    if (facts && this.texts && !this.isCovered) {
      for (const fact of facts) if (!this.board?.covers?.includes(fact.type)) news.announce(this.texts.fact(fact, this.names));
    }
    void this.askHints();
    void this.askWords();
  }

  async askHints(): Promise<void> {
    const { seat, view } = this;
    if (!settings.is.hints || seat === null || !view?.legal.length || this.isCovered) return;
    const hints = (await this.link.ask("hints", { seat })) as Hint[] | null;
    if (this.view === view) this.hints = hints ?? [];
  }

  async askWords(): Promise<void> {
    const { seat, view } = this;
    if (!settings.is.words || !view || this.isCovered) return;
    const names = this.names;
    const told = (await this.link.ask("text", { seat, names })) as { picture: string[]; sentences: string[] } | null;
    if (this.seat === seat) this.words = told;
  }

  /** Every seat of mine promises a random number and, when all have promised, shows it: no tap is needed for a fair deal. */
  private async giveNonces(doc: Document): Promise<void> {
    const { commitment } = doc.table.deal;
    const due = noncesDue(doc);
    for (const seat of due.promise) {
      const nonce = nonceFor(commitment, seat, drawNonce);
      this.once(`promise ${commitment} ${seat}`, { wish: "commit-nonce", seat, hash: promise(nonce) });
    }
    for (const seat of due.show) {
      this.once(`show ${commitment} ${seat}`, { wish: "nonce", seat, nonce: nonceFor(commitment, seat, drawNonce) });
    }
  }

  private once(key: string, wish: NewWish): void {
    if (this.given.has(key)) return;
    this.given.add(key);
    void this.link.wish(wish);
  }

  /** "Your turn", "it is over", "somebody said something": by sound, vibration and voice. */
  private notice(was: Document | null, doc: Document, isFresh: boolean): void {
    const asks = mySeats(doc).filter((seat) => this.isCalled(doc, seat)).map((seat) => `${seat}:${doc.seats[seat]?.ask}`).join();
    if (asks && asks !== this.lastAsk && !(isFresh && was) && !this.isHushed) {
      sound("turn");
      if (document.visibilityState !== "visible" || this.lastAsk === "") buzz();
    }
    this.lastAsk = asks;
    if (!was) return;
    if (was.table.stage !== "over" && doc.table.stage === "over") sound("over");
    const said = doc.chat.at(-1);
    if (doc.chat.length > was.chat.length && said && said.who !== doc.me.who) {
      sound("word");
      news.announce(say("chat-said", { name: said.name, text: said.text }));
    }
  }
}
