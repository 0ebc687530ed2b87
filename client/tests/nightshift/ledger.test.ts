import { describe, expect, it } from "vitest";
import { wearOf } from "../../src/games/nightshift/art/guests";
import { isByDrinks, ledger, teams } from "../../src/games/nightshift/ledger";
import { TABLE, type Customer, type View } from "../../src/wire/nightshift";

describe("the count at closing time", () => {
  const view = {
    players: [{ money: 4000, loyalty: 17 }, { money: 9500, loyalty: 23 }], diamond: null, end: "money",
    story: [{ type: "closed" }, { type: "subscribers", seat: 0, number: 17, dollars: 2000 }, { type: "subscribers", seat: 1, number: 23, dollars: 3500 }, { type: "won", seat: 1 }],
  } as unknown as View;
  it("tells cash and Subscriber Income apart, best first", () => {
    expect(ledger(view)).toEqual([
      { seat: 1, cash: 6000, loyalty: 23, income: 3500, total: 9500, won: true },
      { seat: 0, cash: 2000, loyalty: 17, income: 2000, total: 4000, won: false },
    ]);
  });
  it("has Diamond in it when one plays against her", () => {
    const solo = { ...view, end: "diamond", diamond: { money: 12000 }, story: [{ type: "diamond-subscribers", number: 30, dollars: 7000 }] } as unknown as View;
    expect(ledger(solo)[0]).toEqual({ seat: null, cash: 5000, loyalty: 30, income: 7000, total: 12000, won: true });
  });
  it("puts who has won by her drinks before who has as much money, and says so", () => {
    const tied = { ...view, players: [{ money: 9500 }, { money: 9500 }] } as unknown as View;
    expect(ledger(tied).map((row) => row.seat)).toEqual([1, 0]);
    expect([isByDrinks(tied), isByDrinks(view)]).toEqual([true, false]);
    const shared = { ...tied, story: [...tied.story, { type: "won", seat: 0 }] } as unknown as View;
    expect(isByDrinks(shared)).toBe(false);
  });
  it("adds up teams in two against two, and only there", () => {
    const four = { ...view, mode: "teams", players: [{ money: 1 }, { money: 2 }, { money: 4 }, { money: 8 }], story: [{ type: "won", seat: 1 }, { type: "won", seat: 3 }] } as unknown as View;
    expect(teams(four)).toEqual([{ team: 1, total: 10, won: true }, { team: 0, total: 5, won: false }]);
    expect(teams(view)).toEqual([]);
  });
});

it("all 56 customers have a face, and no two the same", () => {
  const all = (TABLE.domains.customer as Customer[]).map((customer) => JSON.stringify(wearOf(customer)));
  expect(new Set(all).size).toBe(56);
});
