import { describe, expect, it } from "vitest";
import { CLAIMS, nextWords, OPINIONS, rolesInPlay, sayable, sentenceOf, voicesOf, wayTo, whole } from "../../src/games/werewolf/sayings";
import { TABLE, type Fact, type Move } from "../../src/wire/werewolf";

const topic = (id: string) => [...CLAIMS, ...OPINIONS].find((one) => one.id === id)!;
const moves: Move[] = [
  { type: "claim", role: "seer" }, { type: "claim-saw", seat: 1, role: "seer" }, { type: "claim-saw", seat: 1, role: "robber" }, { type: "claim-saw", seat: 2, role: "seer" },
  { type: "claim-saw-centre", centre: "left", role: "robber" }, { type: "claim-fellow", group: "mason", seat: 1 }, { type: "claim-none", group: "mason" },
  { type: "lay", seat: 1, role: "seer" }, { type: "lift", seat: 1 }, { type: "claim-idle" }, { type: "ready" },
];

describe("a sentence in three taps", () => {
  it("goes from the kind to the card to the role", () => {
    const saw = sayable(topic("saw"), moves);
    expect(nextWords(saw, [])).toEqual(["seat:1", "seat:2", "centre:left"]);
    expect(nextWords(saw, ["seat:1"])).toEqual(["role:seer", "role:robber"]);
    expect(whole(saw, ["seat:1"])).toBeNull();
    expect(whole(saw, ["seat:1", "role:robber"])).toEqual(moves[2]);
    expect(whole(saw, ["centre:left", "role:robber"])).toEqual(moves[4]);
  });
  it("meets somebody or nobody", () => {
    const met = sayable(topic("met"), moves);
    expect(nextWords(met, ["group:mason"])).toEqual(["seat:1", "nobody"]);
    expect(whole(met, ["group:mason", "nobody"])).toEqual({ type: "claim-none", group: "mason" });
  });
  it("lays a token or takes it off", () => {
    expect(nextWords(sayable(topic("token"), moves), ["seat:1"])).toEqual(["role:seer", "away"]);
  });
  it("is whole at once where there is nothing to choose", () => {
    expect(whole(sayable(topic("idle"), moves), [])).toEqual({ type: "claim-idle" });
  });
  it("reaches every kind of sentence there is, but for ready and wait, which have a button", () => {
    const kinds = Object.keys(TABLE.moves);
    const talk = kinds.slice(kinds.indexOf("claim"));
    const reached = [...CLAIMS, ...OPINIONS].flatMap(({ kinds }) => kinds as string[]);
    expect([...reached, "ready", "wait"].sort()).toEqual([...talk].sort());
  });
  it("needs no more taps than the kind has fields", () => {
    for (const move of moves) expect(wayTo(move).length).toBeLessThanOrEqual(2);
  });
});

describe("who says what", () => {
  const story: Fact[] = [
    { type: "dawn" },
    { type: "said-claim", by: 0, role: "villager" }, { type: "said-claim", by: 0, role: "seer" }, { type: "said-claim", by: 1, role: "seer" },
    { type: "said-claim-saw", by: 0, seat: 2, role: "werewolf" }, { type: "said-claim-saw", by: 0, seat: 2, role: "werewolf" },
    { type: "said-trust", by: 1, seat: 2 }, { type: "said-accuse", by: 1, seat: 2 }, { type: "said-announce", by: 1, seat: 0 }, { type: "said-announce", by: 1, seat: 2 },
    { type: "said-call-on", by: 0, seat: 2 }, { type: "said-call-on", by: 0, seat: 1 }, { type: "said-claim-idle", by: 1 },
  ];
  const voices = voicesOf(story, 3);
  it("keeps the last card somebody claims, and what she claimed before", () => {
    expect(voices[0]).toMatchObject({ dealt: "seer", before: ["villager"] });
  });
  it("tells a claim once", () => {
    expect(voices[0]!.told).toEqual([{ type: "claim-saw", seat: 2, role: "werewolf" }]);
  });
  it("counts the last opinion only", () => {
    expect(voices[2]).toMatchObject({ suspectedBy: [1], trustedBy: [], votedBy: [1] });
    expect(voices[0]!.votedBy).toEqual([]);
  });
  it("remembers who was asked and has not answered", () => {
    expect(voices.map((voice) => voice.isAsked)).toEqual([false, false, true]);
  });
  it("lists the roles in play with who claims them", () => {
    expect(rolesInPlay(["werewolf", "werewolf", "seer"], voices)).toEqual([{ role: "werewolf", n: 2, by: [] }, { role: "seer", n: 1, by: [0, 1] }]);
  });
  it("makes a sentence of a fact of talk only", () => {
    expect(sentenceOf({ type: "dawn" })).toBeNull();
    expect(sentenceOf({ type: "said-lay-centre", by: 2, centre: "left", role: "seer" })).toEqual({ type: "lay-centre", centre: "left", role: "seer" });
  });
});
