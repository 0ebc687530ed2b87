import { describe, expect, it } from "vitest";
import { labelOf } from "../../src/games/werewolf/labels";
import { isOpened, isRevealed, openMarks } from "../../src/games/werewolf/reveal";
import type { Texts } from "../../src/lib/texts";
import type { View } from "../../src/wire/werewolf";

const view = (more: object) => ({ moment: "day", pace: "day", dealt: [], centre_dealt: [], cards: [], centre_cards: [], copied: null, votes: [], dead: [], winners: [], tokens: [], centre_tokens: [], chips: [], ready: [], ...more }) as unknown as View;
const open = view({
  dealt: ["robber", "werewolf", "doppelganger"], cards: ["werewolf", "robber", "doppelganger"], copied: "seer",
  centre_dealt: ["seer", "drunk", "villager"], centre_cards: ["seer", "drunk", "villager"], votes: [-1, 0, -1],
});

describe("a replay with nothing hidden", () => {
  it("lies open while the game goes on, and is told as the story of the night only at the end", () => {
    expect([isOpened(open), isRevealed(open)]).toEqual([true, false]);
    expect([isOpened(view({})), isRevealed(view({}))]).toEqual([false, false]);
    expect([isOpened({ ...open, moment: "over" }), isRevealed({ ...open, moment: "over" })]).toEqual([false, true]);
  });
  it("marks what was dealt where another card lies now, and what a Doppelgänger has become", () => {
    expect([...openMarks(open)]).toEqual([[0, "robber"], [1, "werewolf"], [2, "seer"]]);
  });
  it("says whom somebody votes for once she has", () => {
    const texts = { say: (id: string) => id, value: (_: string, id: string) => id } as unknown as Texts;
    expect(labelOf(open, 0, ["A", "B", "C"], texts)).not.toContain("picture-votes");
    expect(labelOf(open, 1, ["A", "B", "C"], texts)).toContain("picture-votes");
  });
});
