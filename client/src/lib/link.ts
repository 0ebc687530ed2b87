/** The line to a table: documents and patches in, wishes and questions out. It comes back by itself when it breaks. */

import type { Document, Message, Refused, Wish } from "../wire/messages";
import { Clock } from "./clock";
import { patched } from "./patch";

export type Status = "connecting" | "open" | "lost" | "closed";
export type Answer = { ok: true; code: string } | { ok: false; refused: Refused };
type WithoutId<W> = W extends unknown ? Omit<W, "id"> : never;
export type NewWish = WithoutId<Wish>;
type Told = { is: "told"; id: string; what: unknown };

const PATIENCE = [300, 1000, 2000, 4000, 8000]; // milliseconds before the next try
const SILENCE = 20_000; // after so much silence a page that wakes up asks whether anybody is there
const ANSWER = 4000;

export interface LinkEvents {
  doc: (doc: Document, isFresh: boolean) => void;
  status: (status: Status, code: string) => void;
}

let count = 0;
const run = Math.random().toString(36).slice(2, 10);

export function newId(): string {
  return `${run}-${++count}`;
}

export class Link {
  readonly clock = new Clock();
  private socket: WebSocket | null = null;
  private doc: Document | null = null;
  private seq = 0;
  private tries = 0;
  private heard = 0;
  private isShut = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly waiting = new Map<string, { text: string; done: (answer: Answer) => void }>();
  private readonly asked = new Map<string, { text: string; done: (what: unknown) => void }>();

  constructor(
    private readonly url: string,
    private readonly token: string,
    private readonly on: LinkEvents,
    private readonly open: (url: string) => WebSocket = (to) => new WebSocket(to),
  ) {}

  connect(): void {
    clearTimeout(this.timer);
    if (this.isShut) return;
    const socket = this.open(this.url);
    this.socket = socket;
    this.on.status(this.tries ? "lost" : "connecting", "");
    socket.onopen = () => socket.send(JSON.stringify({ token: this.token }));
    socket.onmessage = (event) => this.take(JSON.parse(String(event.data)) as Message | Told);
    socket.onclose = () => this.lost(socket);
  }

  /** Try at once, for example because the network is back: then what was a line before is not to be trusted. */
  hurry(isBack = false): void {
    if (this.isShut || this.socket?.readyState === WebSocket.OPEN) return this.probe(isBack ? 0 : SILENCE);
    this.tries = 0;
    this.connect();
  }

  shut(): void {
    this.isShut = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  /** A wish; it is sent again after a break, and never done twice, for its id stays the same. */
  wish(wish: NewWish): Promise<Answer> {
    const id = newId();
    const text = JSON.stringify({ ...wish, id });
    return new Promise((done) => {
      this.waiting.set(id, { text, done });
      this.send(text);
      setTimeout(() => this.waiting.has(id) && this.probe(ANSWER), ANSWER);
    });
  }

  /** A question that is no wish: hints, what can be reckoned, the view in words. */
  ask(query: "hints" | "reckon" | "text", more: Record<string, unknown>): Promise<unknown> {
    const id = newId();
    const text = JSON.stringify({ query, id, ...more });
    return new Promise((done) => {
      this.asked.set(id, { text, done });
      this.send(text);
    });
  }

  private send(text: string): void {
    if (this.doc && this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
  }

  private take(message: Message | Told): void {
    this.heard = Date.now();
    switch (message.is) {
      case "full": {
        const isBack = this.tries > 0 || this.doc === null;
        this.tries = 0;
        this.clock.set(message.now);
        this.seq = message.seq;
        this.doc = message.doc as Document;
        this.on.status("open", "");
        this.on.doc(this.doc, true);
        if (isBack) for (const { text } of [...this.waiting.values(), ...this.asked.values()]) this.send(text);
        break;
      }
      case "patch":
        if (!this.doc || message.seq !== this.seq + 1) return this.resync();
        this.seq = message.seq;
        this.doc = patched(this.doc, message.change);
        this.on.doc(this.doc, false);
        break;
      case "done":
        this.answer(message.id, { ok: true, code: message.code ?? "" });
        break;
      case "refused":
        this.answer(message.id, { ok: false, refused: message });
        this.tell(message.id, null);
        break;
      case "told":
        this.tell(message.id, message.what);
        break;
      case "closed":
        this.isShut = true;
        this.on.status("closed", message.code);
        this.socket?.close();
    }
  }

  private answer(id: string, answer: Answer): void {
    this.waiting.get(id)?.done(answer);
    this.waiting.delete(id);
  }

  private tell(id: string, what: unknown): void {
    this.asked.get(id)?.done(what);
    this.asked.delete(id);
  }

  private resync(): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ query: "resync" }));
  }

  /** A line may be dead without knowing: ask, and start anew if nothing comes back. */
  private probe(silence: number): void {
    const socket = this.socket;
    if (this.isShut || socket?.readyState !== WebSocket.OPEN || Date.now() - this.heard < silence) return;
    const before = this.heard;
    this.resync();
    setTimeout(() => {
      if (this.socket === socket && this.heard === before) this.lost(socket);
    }, ANSWER);
  }

  private lost(socket: WebSocket): void {
    if (this.isShut || this.socket !== socket) return;
    socket.onclose = null;
    socket.close();
    this.socket = null;
    const wait = PATIENCE[Math.min(this.tries, PATIENCE.length - 1)]!;
    this.tries++;
    this.on.status("lost", "");
    this.timer = setTimeout(() => this.connect(), wait);
  }
}
