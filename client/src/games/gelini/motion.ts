/** Motion of things that changed places: each is shown on its way from where it was. Things are named by `data-at`. */

import type { Counter, View } from "../../wire/gelini";
import type { Flight } from "./flights";
import type { Piece } from "./floor/pack";
import { way, type Point } from "./route";

/** Where everything lies on its floor, before the picture changes. */
export type Places = Map<string, { x: number; y: number; width: number }>;

/** Who leaves, as she looked and where she stood; by the name of where she will be. */
export type Leaving = Map<string, { look: Node | null; box: DOMRect }>;

const LONG = 480;
const APART = 60; // between one who leaves and the next
const EASE = "cubic-bezier(.4,.15,.3,1)";

function named(root: HTMLElement, name: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-at="${name}"]`);
}

export function measured(root: HTMLElement): Places {
  const all = [...root.querySelectorAll<HTMLElement>("[data-glides]")];
  return new Map(all.map((it) => [it.dataset.at!, { x: it.offsetLeft, y: it.offsetTop, width: it.offsetWidth }]));
}

export function leaving(root: HTMLElement, from: ReadonlyMap<string, string>): Leaving {
  const found: Leaving = new Map();
  for (const [to, name] of from) {
    const it = named(root, name)?.querySelector("svg");
    if (it) found.set(to, { look: name === "stage" ? null : it.cloneNode(true), box: it.getBoundingClientRect() });
  }
  return found;
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

/** Who only moved up on her floor glides there. */
export function glide(root: HTMLElement, before: Places): void {
  for (const it of root.querySelectorAll<HTMLElement>("[data-glides]")) {
    const old = before.get(it.dataset.at!);
    const [dx, dy] = old ? [old.x - it.offsetLeft, old.y - it.offsetTop] : [0, 0];
    if (old?.width !== it.offsetWidth || (!dx && !dy)) continue; // another shape, or another size of the floor: no way between them
    it.animate([{ transform: `translate(${dx}px,${dy}px)` }, { transform: "none" }], { duration: LONG, easing: EASE });
  }
}

/** Who changed clubs flies from where she stood to her new place, one after another; her new place is empty until she is there. */
export function fly(root: HTMLElement, all: Leaving): void {
  const origin = root.getBoundingClientRect();
  [...all].forEach(([to, { look, box }], turn) => {
    const target = named(root, to);
    const drawn = look ?? target?.querySelector("svg")?.cloneNode(true);
    if (!target || !drawn) return;
    const end = target.getBoundingClientRect();
    const flier = document.createElement("div");
    flier.setAttribute("aria-hidden", "true");
    flier.style.cssText = `position:absolute;z-index:60;pointer-events:none;left:${box.left - origin.left}px;top:${box.top - origin.top}px;width:${box.width}px;height:${box.height}px`;
    flier.append(drawn);
    root.append(flier);
    const dx = end.left + end.width / 2 - box.left - box.width / 2;
    const dy = end.top + end.height / 2 - box.top - box.height / 2;
    const scale = Math.min(end.width, end.height) / Math.min(box.width, box.height);
    const timing = { duration: LONG, delay: Math.min(4, turn) * APART };
    const frames = [
      { transform: "none" },
      { transform: `translate(${dx * 0.45}px,${dy * 0.45 - 26}px) scale(${Math.max(1.15, (1 + scale) / 2)})`, offset: 0.45 },
      { transform: `translate(${dx}px,${dy}px) scale(${scale})` },
    ];
    const flight = flier.animate(frames, { ...timing, easing: EASE, fill: "both" });
    flight.onfinish = flight.oncancel = () => flier.remove();
    target.animate([{ opacity: 0 }, { opacity: 0 }], { ...timing, fill: "backwards" });
  });
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
