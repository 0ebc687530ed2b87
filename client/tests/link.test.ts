import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Link, type Status } from "../src/lib/link";
import type { Document } from "../src/wire/messages";

class Socket {
  static made: Socket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Socket.made.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  opens() {
    this.readyState = 1;
    this.onopen?.();
  }
  says(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks() {
    this.readyState = 3;
    this.onclose?.();
  }
}

const full = (doc: object, seq = 1) => ({ is: "full", seq, now: 1000, doc });
let docs: [Document, boolean][];
let status: Status[];
let link: Link;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", { OPEN: 1 });
  Socket.made = [];
  docs = [];
  status = [];
  link = new Link("ws://x", "TOKEN", { doc: (doc, fresh) => docs.push([doc, fresh]), status: (s) => status.push(s) }, () => new Socket() as unknown as WebSocket);
  link.connect();
});
afterEach(() => vi.useRealTimers());

test("the token is the first thing said, then come a document and patches", () => {
  const [socket] = Socket.made;
  socket!.opens();
  expect(socket!.sent).toEqual([{ token: "TOKEN" }]);
  socket!.says(full({ a: 1 }));
  socket!.says({ is: "patch", seq: 2, change: { "=a": 2 } });
  expect(docs).toEqual([[{ a: 1 }, true], [{ a: 2 }, false]]);
  expect(status).toEqual(["connecting", "open"]);
});

test("after a gap everything is asked for anew, and nothing wrong is shown", () => {
  const [socket] = Socket.made;
  socket!.opens();
  socket!.says(full({ a: 1 }));
  socket!.says({ is: "patch", seq: 5, change: { "=a": 9 } });
  expect(docs.length).toBe(1);
  expect(socket!.sent.at(-1)).toEqual({ query: "resync" });
});

test("a wish is answered by its id", async () => {
  const [socket] = Socket.made;
  socket!.opens();
  socket!.says(full({}));
  const first = link.wish({ wish: "start" });
  const second = link.wish({ wish: "pause" });
  const [a, b] = socket!.sent.slice(-2).map((wish) => wish.id);
  socket!.says({ is: "refused", id: b, code: "not-host" });
  socket!.says({ is: "done", id: a });
  expect(await first).toEqual({ ok: true, code: "" });
  expect(await second).toMatchObject({ ok: false, refused: { code: "not-host" } });
});

test("a broken line comes back by itself and repeats what was not answered, with the same id", async () => {
  const [socket] = Socket.made;
  socket!.opens();
  socket!.says(full({}));
  const wish = link.wish({ wish: "start" });
  const { id } = socket!.sent.at(-1)!;
  socket!.breaks();
  expect(status.at(-1)).toBe("lost");
  vi.advanceTimersByTime(300);
  const again = Socket.made[1]!;
  again.opens();
  again.says(full({ a: 1 }, 7));
  expect(status.at(-1)).toBe("open");
  expect(again.sent).toEqual([{ token: "TOKEN" }, { wish: "start", id }]);
  again.says({ is: "done", id });
  expect(await wish).toEqual({ ok: true, code: "" });
});

test("it tries again and again, ever more slowly", () => {
  for (const wait of [300, 1000, 2000, 4000, 8000, 8000]) {
    const count = Socket.made.length;
    Socket.made.at(-1)!.breaks();
    vi.advanceTimersByTime(wait - 1);
    expect(Socket.made.length).toBe(count);
    vi.advanceTimersByTime(1);
    expect(Socket.made.length).toBe(count + 1);
  }
});

test("what is closed stays closed", () => {
  const [socket] = Socket.made;
  socket!.opens();
  socket!.says({ is: "closed", code: "other-device" });
  socket!.breaks();
  vi.advanceTimersByTime(60_000);
  expect(status.at(-1)).toBe("closed");
  expect(Socket.made.length).toBe(1);
});

test("the server's clock is turned into ours", () => {
  vi.setSystemTime(5000);
  const [socket] = Socket.made;
  socket!.opens();
  socket!.says(full({}));
  expect(link.clock.ours(1500)).toBe(5500);
  expect(link.clock.ours(0)).toBe(0);
});

test("a wish nobody answers shows that the line is dead, and goes out again on a new one", () => {
  const [socket] = Socket.made;
  socket!.opens();
  socket!.says(full({}));
  vi.advanceTimersByTime(60_000);
  void link.wish({ wish: "start" });
  const { id } = socket!.sent.at(-1)!;
  vi.advanceTimersByTime(4000);
  expect(socket!.sent.at(-1)).toEqual({ query: "resync" });
  vi.advanceTimersByTime(4000);
  expect(status.at(-1)).toBe("lost");
  vi.advanceTimersByTime(300);
  const again = Socket.made[1]!;
  again.opens();
  again.says(full({}));
  expect(again.sent.at(-1)).toEqual({ wish: "start", id });
});

test("a wish that only takes long loses no line", () => {
  const [socket] = Socket.made;
  socket!.opens();
  socket!.says(full({}));
  void link.wish({ wish: "start" });
  vi.advanceTimersByTime(3000);
  socket!.says({ is: "patch", seq: 2, change: {} });
  vi.advanceTimersByTime(60_000);
  expect(status.at(-1)).toBe("open");
});

test("when the network is back the old line is asked at once whether it lives", () => {
  const [socket] = Socket.made;
  socket!.opens();
  socket!.says(full({}));
  link.hurry();
  expect(socket!.sent.length).toBe(1);
  link.hurry(true);
  expect(socket!.sent.at(-1)).toEqual({ query: "resync" });
  vi.advanceTimersByTime(50);
  socket!.says(full({}, 2));
  vi.advanceTimersByTime(60_000);
  expect(status.at(-1)).toBe("open");
});
