import { describe, expect, it } from "vitest";
import { chances } from "../../src/games/werewolf/chances";
import { myVote, ownNight, shownTonight } from "../../src/games/werewolf/knowledge";
import { scenesOf } from "../../src/games/werewolf/reveal";
import { linesOf } from "../../src/games/werewolf/voice";
import type { Fact, Role, View } from "../../src/wire/werewolf";

const dealt: Role[] = ["robber", "werewolf", "troublemaker"];
const centre_dealt: Role[] = ["seer", "drunk", "villager"];
const story: Fact[] = [
  { type: "voted", by: 0, seat: 2 }, { type: "died", seat: 2 },
  { type: "did-rob", by: 0, seat: 1 }, { type: "did-swap", by: 2, one: 0, other: 1 }, { type: "did-drink", by: 1, centre: "middle" },
  { type: "won", seat: 1 },
];
const over = { dealt, centre_dealt, story, dead: [2], winners: [1], votes: [2, 2, 0] } as unknown as View;

describe("the story of the night", () => {
  const scenes = scenesOf(over);
  it("tells the night in order, then the votes, the dead and the winners", () => {
    expect(scenes.map(({ id }) => id)).toEqual(["dealt", "deed", "deed", "deed", "morning", "votes", "fate", "end"]);
    expect(scenes.at(-2)!.facts).toEqual([{ type: "died", seat: 2 }]);
  });
  it("moves the cards as the facts say", () => {
    const lying = (scene: number) => {
      const at = scenes[scene]!.at;
      return [0, 1, 2, 3, 4, 5].map((place) => [...dealt, ...centre_dealt][at.indexOf(place)]);
    };
    expect(lying(0)).toEqual([...dealt, ...centre_dealt]);
    expect(lying(1)).toEqual(["werewolf", "robber", "troublemaker", "seer", "drunk", "villager"]);
    expect(lying(2)).toEqual(["robber", "werewolf", "troublemaker", "seer", "drunk", "villager"]);
    expect(lying(4)).toEqual(["robber", "drunk", "troublemaker", "seer", "werewolf", "villager"]);
  });
  it("tells with the Doppelgänger's look what she became", () => {
    const look: Fact = { type: "did-look", by: 0, seat: 1 };
    const copied = { ...over, dealt: ["doppelganger", "seer", "villager"], story: [look, { type: "did-look", by: 0, seat: 2 }, { type: "became", role: "seer" }] } as unknown as View;
    expect(scenesOf(copied).map(({ facts }) => facts.length)).toEqual([0, 2, 1, 0, 0, 0, 0]);
  });
});

describe("one's own knowledge", () => {
  const own: Fact[] = [{ type: "dealt", role: "seer" }, { type: "night" }, { type: "you-look", seat: 1 }, { type: "saw", seat: 1, role: "robber" }, { type: "you-sleep" }, { type: "dawn" }];
  it("is what was dealt, done and shown; sleep only where there was nothing else", () => {
    expect(ownNight(own).map(({ type }) => type)).toEqual(["dealt", "you-look", "saw"]);
    expect(ownNight([own[0]!, { type: "you-sleep" }, { type: "you-sleep" }]).map(({ type }) => type)).toEqual(["dealt", "you-sleep"]);
    expect(shownTonight(own).map(({ type }) => type)).toEqual(["saw"]);
    expect(shownTonight(own.filter(({ type }) => type !== "saw")).map(({ type }) => type)).toEqual(["you-look"]);
  });
  it("knows whom one points at", () => {
    expect(myVote(own)).toBeNull();
    expect(myVote([...own, { type: "you-vote", seat: 3 }])).toBe(3);
  });
});

describe("the narrator", () => {
  const at = (pace: string, step: string | null = null) => ({ pace, step, story: [], terms: { lone_wolf: true, day: 300 } }) as unknown as View;
  const ids = (before: View | null, view: View) => linesOf(before, view).map(({ id }) => id);
  it("closes all eyes and calls the first role", () => {
    expect(ids(at(""), at("slot", "seer"))).toEqual(["narrate-close", "narrate-seer"]);
  });
  it("ends one call before the next, and speaks to a lone wolf", () => {
    expect(ids(at("slot", "doppelganger-minion"), at("slot", "werewolf"))).toEqual(["narrate-doppelganger-minion-end", "narrate-werewolf", "narrate-lone-wolf"]);
  });
  it("lets the Doppelgänger's eyes open for the thumbs", () => {
    expect(ids(at("slot", "doppelganger-action"), at("slot", "doppelganger-minion"))).toEqual(["narrate-doppelganger-minion"]);
  });
  it("wakes all, says how long they may talk, and calls the vote", () => {
    expect(linesOf(at("slot", "drunk"), at("day"))).toEqual([{ id: "narrate-drunk-end" }, { id: "narrate-open" }, { id: "narrate-talk", n: 5 }]);
    expect(ids(at("day"), at("vote"))).toEqual(["narrate-vote"]);
  });
  it("says nothing twice", () => {
    expect(ids(at("slot", "seer"), at("slot", "seer"))).toEqual([]);
    expect(ids(at("day"), at("day"))).toEqual([]);
  });
  it("tells who comes in what is being called, and at nightfall to close her eyes", () => {
    const [wolves, seer]: Fact[] = [{ type: "called", step: "werewolf" }, { type: "called", step: "seer" }];
    expect(ids(null, { ...at("slot", "seer"), story: [wolves!, seer!] })).toEqual(["narrate-seer"]);
    expect(ids(null, { ...at("slot", "seer"), story: [seer!] })).toEqual(["narrate-close", "narrate-seer"]);
    expect(ids(null, { ...at("wave"), story: [{ type: "wave", wave: 1 }] })).toEqual(["narrate-close"]);
  });
});

describe("chances", () => {
  it("come likeliest first, without what rounds to nothing", () => {
    expect(chances({ seer: 0.2, werewolf: 0.796, drunk: 0.004 })).toEqual([{ role: "werewolf", percent: 80 }, { role: "seer", percent: 20 }]);
  });
});
