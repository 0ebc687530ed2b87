/** What flies across the club, so that one sees who got what and whence: money, drinks, cards, customers. */

import type { Seat } from "../../../lib/game";
import type { Customer, Fact, Place, View } from "../../../wire/nightshift";
import type { SignName } from "../art/signs";
import { tableOf } from "./plan";

export type Where = { table: number } | { seat: Seat } | "private" | "vip" | "stage" | "bar" | "door";

export interface Flight {
  sign: SignName | "card";
  from: Where;
  to: Where;
  dollars?: number; // with a sign: what was won, or paid
  fact?: Fact; // said on the way
}

/** The flights that the latest facts call for, in the order in which they were told. */
export function flights(before: View, view: View, news: readonly Fact[]): Flight[] {
  return news.flatMap((fact) => flightsOf(fact, before, view));
}

function flightsOf(fact: Fact, before: View, view: View): Flight[] {
  if ("seat" in fact && fact.seat === null) return [];
  switch (fact.type) {
    case "earned":
      return [{ sign: "cash", from: sourceOf(before, fact.seat!), to: { seat: fact.seat! }, dollars: fact.dollars ?? 0 }];
    case "paid":
      return [{ sign: "cash", from: { seat: fact.seat! }, to: "bar", dollars: -(fact.dollars ?? 0) }];
    case "got-drinks":
    case "bought":
      return drinks(fact.shots ?? 0, fact.champagne ?? 0, fact.type === "bought" ? "bar" : sourceOf(before, fact.seat!), fact.seat!);
    case "drew":
      return [{ sign: "power", from: sourceOf(before, fact.seat!), to: { seat: fact.seat! } }];
    case "took-card":
      return fact.other === null ? [] : [{ sign: "power", from: { seat: fact.other }, to: { seat: fact.seat! } }];
    case "played":
      return [{ sign: "power", from: { seat: fact.seat! }, to: "stage", fact }];
    case "stole":
      return fact.other === null ? [] : [{ sign: "steal", from: { seat: fact.other }, to: { seat: fact.seat! } }];
    case "collected":
      return [{ sign: "loyalty", from: before.visiting?.room ?? "bar", to: { seat: fact.seat! } }];
    case "arrived":
      return fact.space === null ? [] : [{ sign: "card", from: "door", to: { table: fact.space } }];
    case "discarded":
      return left(before, view, fact.customer).map((table) => ({ sign: "card", from: { table }, to: "door" }));
    default:
      return [];
  }
}

/** Whence what she gets comes: the room she is in, the table she is at, the Stage; else the Bar. */
function sourceOf(before: View, seat: Seat): Where {
  if (before.visiting?.seat === seat && before.visiting.room) return before.visiting.room;
  const place: Place | null = before.players[seat]?.place ?? null;
  const table = before.rolling?.seat === seat ? before.rolling.space : tableOf(place);
  if (table !== null) return { table };
  return place === "stage" ? "stage" : "bar";
}

function drinks(shots: number, champagne: number, from: Where, seat: Seat): Flight[] {
  const glasses: SignName[] = [...Array<SignName>(shots).fill("shot"), ...Array<SignName>(champagne).fill("champagne")];
  return glasses.map((sign) => ({ sign, from, to: { seat } }));
}

/** The table a customer has left. */
function left(before: View, view: View, customer: Customer | null): number[] {
  return before.spaces.flatMap((space, table) => (customer !== null && space.customer === customer && view.spaces[table]?.customer !== customer ? [table] : []));
}
