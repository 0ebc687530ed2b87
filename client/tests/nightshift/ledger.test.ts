import { describe, expect, it } from "vitest";
import { wearOf } from "../../src/games/nightshift/art/guests";
import { isByDrinks, ledger, teams } from "../../src/games/nightshift/ledger";
import { TABLE, type Customer, type View } from "../../src/wire/nightshift";

describe("the count at closing time", () => {
  const view = {
    players: [
      { money: 4000, loyalty: 17, subscribers: ["poet"], printed: [6], counts: [6] },
      { money: 9500, loyalty: 23, subscribers: ["thaddius", "mayor"], printed: [6, 11], counts: [12, 11] },
    ],
    diamond: null, end: "money",
    story: [
      { type: "earned", seat: 0, dollars: 2000 }, { type: "earned", seat: 1, dollars: 4000 }, { type: "earned", seat: 1, dollars: 3000 }, { type: "closed" }, { type: "subscribers", seat: 0, number: 17, dollars: 2000 }, { type: "subscribers", seat: 1, number: 23, dollars: 3500 }, { type: "won", seat: 1 },
    ],
  } as unknown as View;
  it("tells cash and Subscriber Income apart, and of what each was made, best first", () => {
    expect(ledger(view)).toEqual([
      { seat: 1, cash: 6000, earned: 7000, spent: 1000, fans: [{ customer: "thaddius", printed: 6, counts: 12 }, { customer: "mayor", printed: 11, counts: 11 }], loyalty: 23, income: 3500, total: 9500, won: true },
      { seat: 0, cash: 2000, earned: 2000, spent: 0, fans: [{ customer: "poet", printed: 6, counts: 6 }], loyalty: 17, income: 2000, total: 4000, won: false },
    ]);
  });
  it("has Diamond in it when one plays against her", () => {
    const solo = { ...view, end: "diamond", diamond: { money: 12000, shown: ["dad"], printed: [30] }, story: [{ type: "diamond-subscribers", number: 30, dollars: 7000 }] } as unknown as View;
    expect(ledger(solo)[0]).toEqual({ seat: null, cash: 5000, earned: 5000, spent: 0, fans: [{ customer: "dad", printed: 30, counts: 30 }], loyalty: 30, income: 7000, total: 12000, won: true });
  });
  it("puts who has won by her drinks before who has as much money, and says so", () => {
    const tied = { ...view, players: view.players.map((player) => ({ ...player, money: 9500 })) } as unknown as View;
    expect(ledger(tied).map((row) => row.seat)).toEqual([1, 0]);
    expect([isByDrinks(tied), isByDrinks(view)]).toEqual([true, false]);
    const shared = { ...tied, story: [...tied.story, { type: "won", seat: 0 }] } as unknown as View;
    expect(isByDrinks(shared)).toBe(false);
  });
  it("adds up teams in two against two, and only there", () => {
    const four = { ...view, mode: "teams", players: [1, 2, 4, 8].map((money) => ({ ...view.players[0], money })), story: [{ type: "won", seat: 1 }, { type: "won", seat: 3 }] } as unknown as View;
    expect(teams(four)).toEqual([{ team: 1, total: 10, won: true }, { team: 0, total: 5, won: false }]);
    expect(teams(view)).toEqual([]);
  });
});

it("all 56 customers have a face, and no two the same", () => {
  const all = (TABLE.domains.customer as Customer[]).map((customer) => JSON.stringify(wearOf(customer)));
  expect(new Set(all).size).toBe(56);
});
