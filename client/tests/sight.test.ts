import { afterEach, expect, it, vi } from "vitest";
import { bringBack } from "../src/lib/sight";

/** A place whose top lies so far below the upper edge of the screen, and what it is told. */
function place(top: number) {
  const scrollIntoView = vi.fn();
  return { scrollIntoView, getBoundingClientRect: () => ({ top }) } as unknown as HTMLElement & { scrollIntoView: typeof scrollIntoView };
}

/** Who has her fingers on such an element. */
function writesIn(kind: string | null) {
  const matches = (what: string) => what.split(", ").includes(kind!);
  vi.stubGlobal("document", { activeElement: kind === null ? null : { matches } });
}

afterEach(() => vi.unstubAllGlobals());

it("brings back who has scrolled away below, gently where things may move", () => {
  writesIn(null);
  const gone = place(-1);
  bringBack(gone, true);
  bringBack(gone, false);
  expect(gone.scrollIntoView.mock.calls).toEqual([[{ block: "start", behavior: "smooth" }], [{ block: "start", behavior: "auto" }]]);
});

it("leaves alone who still sees where it begins", () => {
  writesIn("button");
  for (const top of [0, 300]) {
    const there = place(top);
    bringBack(there, true);
    expect(there.scrollIntoView).not.toHaveBeenCalled();
  }
});

it("never takes away what somebody is writing, nor fails where there is nothing to see", () => {
  for (const kind of ["input", "textarea"]) {
    writesIn(kind);
    const gone = place(-200);
    bringBack(gone, true);
    expect(gone.scrollIntoView).not.toHaveBeenCalled();
  }
  expect(() => bringBack(undefined, true)).not.toThrow();
});
