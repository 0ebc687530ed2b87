import { describe, expect, it } from "vitest";
import { planOf, spotOf, TABLES, tableOf, turnOf } from "../../src/games/nightshift/club/plan";
import type { Place } from "../../src/wire/nightshift";

describe("the club from above", () => {
  it("is a ring: every table is beside the next", () => {
    TABLES.forEach(([x, y], table) => {
      const [nextX, nextY] = TABLES[(table + 1) % TABLES.length]!;
      expect(Math.abs(x - nextX) + Math.abs(y - nextY)).toBe(1);
    });
  });
  it("goes clockwise: to the left along the bottom, up the left side, to the right along the top", () => {
    expect(turnOf("0", 1)).toBe(180);
    expect(turnOf("2", 3)).toBe(-90);
    expect(turnOf("5", 6)).toBe(0);
    expect(turnOf("9", 10)).toBe(90);
  });
  it("leads out of the Locker Room, off the Stage and out of the rooms", () => {
    expect(turnOf("locker", 0)).toBe(-90);
    expect(turnOf("stage", 3)).toBe(180);
    expect(turnOf("stage", 9)).toBe(0);
    expect(turnOf("below-private", 4)).toBe(135);
    expect(turnOf("below-vip", 8)).toBe(45);
  });
  it("knows tables from other places", () => {
    expect(tableOf("11")).toBe(11);
    expect(tableOf("below-vip")).toBeNull();
    expect(tableOf(null)).toBeNull();
  });
});

describe("who stands where", () => {
  const places = [...TABLES.keys()].map(String).concat("locker", "stage", "below-private", "below-vip", "private", "vip") as Place[];
  it.each([336, 740])("everybody is within the picture at %i px, also five at one place", (width) => {
    for (const place of places) {
      for (let nth = 0; nth < 5; nth++) {
        const { x, y } = spotOf(place, nth, 5, planOf(width));
        expect(x, place).toBeGreaterThan(-4);
        expect(x, place).toBeLessThan(104);
        expect(y, place).toBeLessThanOrEqual(100);
      }
    }
  });
  it("nobody stands on somebody else's feet", () => {
    const spots = [0, 1, 2, 3, 4].map((nth) => spotOf("6", nth, 5, planOf(336)).x);
    for (let nth = 1; nth < 5; nth++) expect(spots[nth]! - spots[nth - 1]!).toBeGreaterThan(2);
  });
});
