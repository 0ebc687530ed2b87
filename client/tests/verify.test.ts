import { readdirSync, readFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { promise } from "../src/lib/nonce";
import { joined, pickOf, verify } from "../src/lib/verify";

const RECORDS = new URL("../../tests/records/", import.meta.url);
const golden = readdirSync(RECORDS, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".record"));
const read = (name: string) => readFileSync(new URL(name, RECORDS), "utf8");

/** A record whose lines were changed by hand, with a chain that fits again. */
function forged(text: string, change: (line: string, n: number) => string | null): string {
  let before = "";
  let n = -1;
  const lines: string[] = [];
  for (const line of text.trimEnd().split("\n")) {
    n++;
    const changed = change(line.replace(/,"hash":"[0-9a-f]{12}"\}$/, "}"), n);
    if (changed === null) continue;
    const body = changed.replace(/"n":\d+/, `"n":${lines.length}`);
    before = createHash("sha256").update(before + body).digest("hex").slice(0, 12);
    lines.push(`${body.slice(0, -1)},"hash":"${before}"}`);
  }
  return `${lines.join("\n")}\n`;
}

test("the sampling rule gives what the page about records says", () => {
  const secret = Array.from({ length: 32 }, (_, n) => n.toString(16).padStart(2, "0")).join("");
  const nonces = joined(new Map([[2, "0c".repeat(16)], [0, "0a".repeat(16)]]));
  expect(nonces).toBe(`0:${"0a".repeat(16)},2:${"0c".repeat(16)}`);
  expect(pickOf(secret, nonces, 1, [3, 0, 5, 1])).toBe(2);
});

test("a promise is the SHA-256 of the bytes", () => {
  expect(promise("00ff")).toBe(createHash("sha256").update(Buffer.from("00ff", "hex")).digest("hex"));
});

test("there are records to check", () => expect(golden.length).toBeGreaterThan(8));

test.each(golden)("%s contradicts nothing", (name) => {
  const verdict = verify(read(name));
  expect(verdict.ok, verdict.reason).toBe(true);
  if (name.includes("by-hand")) expect(verdict.reason).toBe("manual-chance");
  if (name.includes("undone")) expect(["", "chance-undone", "missing-nonce"]).toContain(verdict.reason);
});

const some = read("gelini/base.record");

test("a changed letter is found at its line", () => {
  const lines = some.split("\n");
  lines[12] = lines[12]!.replace(/"seat":(-?\d)/, '"seat":7');
  expect(verify(lines.join("\n"))).toMatchObject({ ok: false, entry: 12 });
});

test("a cut, empty or foreign text is no record", () => {
  for (const text of ["", "hello\n", some.slice(0, -5), some.replaceAll("\n", "\r\n")]) {
    expect(verify(text)).toMatchObject({ ok: false, provable: false });
  }
});

test("another format is refused by name", () => {
  const other = forged(some, (line) => line.replace('"record":1', '"record":2'));
  expect(verify(other).reason).toBe("unknown-version");
});

test("a pick that does not follow from secret and nonces is found, however well the chain was forged", () => {
  const first = some.split("\n").findIndex((line) => /"odds":\[\d+,\d+/.test(line));
  const other = forged(some, (line, n) => (n === first ? line.replace(/"pick":(\d+)/, (_, p: string) => `"pick":${p === "0" ? 1 : 0}`) : line));
  const verdict = verify(other);
  expect(verdict.ok).toBe(false);
  expect(["pick-does-not-match", "pick-outside-odds"]).toContain(verdict.reason);
  expect(verdict.entry).toBe(first);
});

test("a record without its secret proves nothing", () => {
  const other = forged(some, (line) => (line.includes('"reveal"') ? null : line));
  expect(verify(other)).toMatchObject({ provable: false, reason: "no-secret" });
});

test("a secret that was not promised is found", () => {
  const other = forged(some, (line) => line.replace(/"secret":"[0-9a-f]{64}"/, `"secret":"${"00".repeat(32)}"`));
  expect(verify(other)).toMatchObject({ ok: false, reason: "secret-does-not-match" });
});

test("a key written twice is no record", () => {
  const other = forged(some, (line, n) => (n === 5 ? line.replace('{"n":', '{"n":9,"n":') : line));
  expect(verify(other).ok).toBe(false);
});
