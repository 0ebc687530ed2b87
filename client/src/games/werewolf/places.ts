/** The places on the table: the seats' cards, then the three in the centre; where each is drawn. */

import type { Centre, Move, Pair } from "../../wire/werewolf";

export const CENTRES: readonly Centre[] = ["left", "middle", "right"];

export interface Spot {
  x: number;
  y: number;
}

export interface Ground {
  width: number;
  height: number;
  card: number; // width of a card before a seat
  centre: number; // width of a card in the centre
  label: number; // height of a seat's plate below its card
  seats: Spot[]; // the middle of each seat's card
  centres: Spot[];
}

export const TALL = 1.4; // a card's height by its width
const ABOVE = 12; // over a card: chips, crowns
const WIDE = 560;
const SAMPLES = 720;

/** Seats round an oval table, the reader's at the bottom, the others clockwise from there. */
export function groundOf(seats: number, me: number, width: number): Ground {
  const isWide = width >= WIDE;
  const card = isWide ? 76 : seats > 7 ? 46 : 52;
  const label = 40;
  const tall = card * TALL + label + ABOVE;
  const plate = isWide ? 116 : 84;
  const height = isWide ? Math.min(width * 0.76, 450 + 18 * Math.max(0, seats - 5)) : 400 + 36 * Math.max(0, seats - 5);
  const rx = width / 2 - plate / 2;
  const ry = (height - tall) / 2;
  const around = evenly(seats, rx, ry).map(({ x, y }) => ({ x: width / 2 + x, y: tall / 2 + (ABOVE - label) / 2 + ry + y }));
  const gap = isWide ? 18 : 8;
  const centre = Math.min(isWide ? 72 : 50, Math.floor((width - plate - card - 3 * gap) / 3));
  return {
    width, height, card, centre, label,
    seats: Array.from({ length: seats }, (_, seat) => around[(seat - me + seats) % seats]!),
    centres: CENTRES.map((_, at) => ({ x: width / 2 + (at - 1) * (centre + gap), y: height / 2 - label / 4 + (seats === 3 && !isWide ? 0.75 * label : 0) })), // of three, two have their plates beside the middle
  };
}

/** Points on an oval with equal ways between them, the first at the bottom, going clockwise as one looks at it. */
export function evenly(n: number, rx: number, ry: number): Spot[] {
  const on = (turn: number): Spot => ({ x: -rx * Math.sin(turn), y: ry * Math.cos(turn) });
  const ways = [0];
  for (let at = 1; at <= SAMPLES; at++) {
    const [one, other] = [on((2 * Math.PI * (at - 1)) / SAMPLES), on((2 * Math.PI * at) / SAMPLES)];
    ways.push(ways[at - 1]! + Math.hypot(other.x - one.x, other.y - one.y));
  }
  return Array.from({ length: n }, (_, k) => {
    const wanted = (ways[SAMPLES]! * k) / n;
    return on((2 * Math.PI * ways.findIndex((way) => way >= wanted)) / SAMPLES);
  });
}

/** A place by its number: seats first, then the centre. */
export function placeOf(centre: Centre, seats: number): number {
  return seats + CENTRES.indexOf(centre);
}

function pairOf(pair: Pair, seats: number): number[] {
  return (pair.split("-") as Centre[]).map((centre) => placeOf(centre, seats));
}

/** The cards a choice of the night or the vote is about; null: it is about none. */
export function placesOf(move: Move, seats: number): number[] | null {
  switch (move.type) {
    case "look":
    case "rob":
    case "vote":
      return [move.seat];
    case "swap":
      return [move.one, move.other];
    case "look-centre":
    case "drink":
      return [placeOf(move.centre, seats)];
    case "look-pair":
      return pairOf(move.pair, seats);
    default:
      return null;
  }
}

/** The cards picked after a tap: it joins what is picked if a move is about them all, else it begins anew. */
export function tapped(picked: readonly number[], place: number, moves: readonly Move[], seats: number): number[] {
  if (picked.includes(place)) return picked.filter((other) => other !== place);
  const together = [...picked, place];
  const fits = (all: readonly number[]) => moves.some((move) => all.every((one) => placesOf(move, seats)?.includes(one)));
  return fits(together) ? together : [place];
}

/** No move is about what has been picked. */
export function isAstray(picked: readonly number[], moves: readonly Move[], seats: number): boolean {
  return picked.length > 0 && !moves.some((move) => picked.every((one) => placesOf(move, seats)?.includes(one)));
}

/** The move that is about just these cards. */
export function moveFor(picked: readonly number[], moves: readonly Move[], seats: number): Move | null {
  const isFor = (move: Move) => {
    const about = placesOf(move, seats);
    return about !== null && about.length === picked.length && about.every((one) => picked.includes(one));
  };
  return moves.find(isFor) ?? null;
}
