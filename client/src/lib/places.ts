/** The tables this device sits at, with the tokens that open them; tokens never leave this list but for the server. */

import { keep, kept } from "./kept";

export interface Place {
  code: string;
  token: string;
  who: string;
  game: string;
  name: string;
  at: number;
}

const MOST = 12;

export function places(): Place[] {
  return kept<Place[]>("places", []).sort((a, b) => b.at - a.at);
}

export function placeAt(code: string): Place | undefined {
  return places().find((place) => place.code === code);
}

export function keepPlace(place: Place): void {
  keep("places", [place, ...places().filter((other) => other.code !== place.code)].slice(0, MOST));
}

export function forgetPlace(code: string): void {
  keep("places", places().filter((place) => place.code !== code));
}

/** The nonces this device has drawn, by the promise of the deal they belong to, so that a reload shows the same. */
export function nonceFor(commitment: string, seat: number, draw: () => string): string {
  const all = kept<Record<string, Record<number, string>>>("nonces", {});
  const mine = (all[commitment] ??= {});
  if (!mine[seat]) {
    mine[seat] = draw();
    keep("nonces", Object.fromEntries(Object.entries(all).slice(-20)));
  }
  return mine[seat];
}

export function noncesOf(commitment: string): Record<number, string> {
  return kept<Record<string, Record<number, string>>>("nonces", {})[commitment] ?? {};
}
