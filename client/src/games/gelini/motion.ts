/** Motion of things that changed places: each is shown on its way from where it was. Things are named by `data-at`. */

import type { Counter, View } from "../../wire/gelini";
import type { Flight } from "./flights";
import type { Piece } from "./pack";
import { way, type Point } from "./route";

export type Places = Map<string, DOMRect>;

const LONG = 460;
const APART = 70; // between one who flies and the next
const EASE = "cubic-bezier(.3,.7,.25,1)";

export function measured(root: HTMLElement): Places {
  return new Map([...root.querySelectorAll<HTMLElement>("[data-at]")].map((it) => [it.dataset.at!, it.getBoundingClientRect()]));
}

/** By the name of what lies on a floor now: the name of where it came from. */
export function origins(all: readonly Flight[], was: readonly (readonly Piece[])[], is: readonly (readonly Piece[])[]): Map<string, string> {
  const found = new Map<string, string>();
  const left = new Set<string>();
  const missing = (seat: number, counter: Counter, here: readonly (readonly Piece[])[], there: readonly (readonly Piece[])[], not: (at: string) => boolean) => {
    const others = new Set((there[seat] ?? []).map((piece) => piece.id));
    const piece = (here[seat] ?? []).find((one) => one.counter === counter && !others.has(one.id) && !not(`${seat}:${one.id}`));
    return piece ? `${seat}:${piece.id}` : null;
  };
  for (const { counter, from, to } of all) {
    const target = counter === "coin" ? `${to}:coin` : missing(to, counter, is, was, (at) => found.has(at));
    const source = originOf(from, counter, (seat) => missing(seat, counter, was, is, (at) => left.has(at)));
    if (!target || !source) continue;
    left.add(source);
    found.set(target, source);
  }
  return found;
}

function originOf(from: Flight["from"], counter: Counter, lost: (seat: number) => string | null): string | null {
  if (typeof from === "string") return from;
  if ("spot" in from) return `spot:${from.spot}`;
  return counter === "coin" ? `${from.seat}:coin` : lost(from.seat);
}

/** Everything on the floors glides from where it was, newcomers from their origins, one after another. */
export function glide(root: HTMLElement, before: Places, from: ReadonlyMap<string, string>): void {
  const turns = [...from.keys()];
  for (const it of root.querySelectorAll<HTMLElement>("[data-glides]")) {
    const name = it.dataset.at!;
    const old = before.get(from.get(name) ?? name);
    const now = it.getBoundingClientRect();
    if (!old || !now.width || (near(old.left, now.left) && near(old.top, now.top) && near(old.width, now.width))) continue;
    const scale = Math.max(0.3, Math.min(3, Math.min(old.width, old.height) / Math.min(now.width, now.height)));
    const dx = old.left + old.width / 2 - now.left - now.width / 2;
    const dy = old.top + old.height / 2 - now.top - now.height / 2;
    const isNew = from.has(name);
    it.animate(
      [
        { transform: `translate(${dx}px,${dy}px) scale(${scale})`, zIndex: 60 },
        ...(isNew ? [{ transform: `translate(${dx / 2}px,${dy / 2 - 24}px) scale(${(scale + 1) * 0.6})`, zIndex: 60, offset: 0.5 }] : []),
        { transform: "none", zIndex: 60 },
      ],
      { duration: LONG, delay: isNew ? Math.min(4, turns.indexOf(name)) * APART : 0, easing: EASE, fill: "backwards" },
    );
  }
}

function near(a: number, b: number): boolean {
  return Math.abs(a - b) < 1;
}

/** Tokens walk along the line, spot by spot. */
export function walk(root: HTMLElement, before: View, view: View, at: (spot: number) => Point): void {
  for (const it of root.querySelectorAll<HTMLElement>("[data-token]")) {
    const seat = Number(it.dataset.token);
    const [from, to] = [before.places[seat]!, view.places[seat]!];
    if (from === to || !before.order.includes(seat)) continue;
    const end = at(to);
    const frames = way(from, to).map((spot) => {
      const { x, y } = at(spot);
      return { transform: `translate(${x - end.x}px,${y - end.y}px)` };
    });
    it.animate(frames, { duration: LONG, easing: "ease-in-out" });
  }
}
