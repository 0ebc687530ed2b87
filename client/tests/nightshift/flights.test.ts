import { describe, expect, it } from "vitest";
import { flights } from "../../src/games/nightshift/club/flights";
import type { Fact, View } from "../../src/wire/nightshift";

const spaces = [{ customer: "poet" }, { customer: null }];
const club = (over: Partial<View> = {}) => ({ visiting: null, rolling: null, spaces, players: [{ place: "4" }, { place: "stage" }, { place: "locker" }], ...over }) as unknown as View;
const off = (fact: Fact, before = club(), view = club()) => flights(before, view, [fact]);

describe("what flies across the club", () => {
  it("is money from her table, from the Stage, from the room she was in, else from the Bar", () => {
    const earns = (seat: number, before = club()) => off({ type: "earned", seat, dollars: 500 }, before)[0]!.from;
    expect(earns(0)).toEqual({ table: 4 });
    expect(earns(1)).toBe("stage");
    expect(earns(2)).toBe("bar");
    expect(earns(0, club({ visiting: { seat: 0, room: "vip" } } as unknown as Partial<View>))).toBe("vip");
    expect(earns(0, club({ rolling: { seat: 0, space: 7 } } as unknown as Partial<View>))).toEqual({ table: 7 });
  });
  it("is money to the Bar where she pays", () => {
    expect(off({ type: "paid", seat: 0, dollars: 1000 })).toEqual([{ sign: "cash", from: { seat: 0 }, to: "bar", dollars: -1000 }]);
  });
  it("is a glass for each drink", () => {
    expect(off({ type: "bought", seat: 2, shots: 2, champagne: 1 }).map((it) => it.sign)).toEqual(["shot", "shot", "champagne"]);
  });
  it("is the customer who leaves, from where he sat, and nobody who stays", () => {
    const gone = club({ spaces: [{ customer: null }, { customer: null }] } as unknown as Partial<View>);
    expect(off({ type: "discarded", customer: "poet" }, club(), gone)).toEqual([{ sign: "card", from: { table: 0 }, to: "door" }]);
    expect(off({ type: "discarded", customer: "poet" })).toEqual([]);
  });
  it("is nothing for what the reader may not know", () => {
    expect(off({ type: "took-card", seat: 0, other: null })).toEqual([]);
    expect(off({ type: "earned", seat: null, dollars: null })).toEqual([]);
  });
});
