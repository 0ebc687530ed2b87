import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import subset from "subset-font";
import type { Plugin } from "vite";

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n)).join("");

const SIGNS = " !\"$%&'()+,-./0123456789:;?\u00a0«»·×–—‘’“”„…−№";
const ASCII = range(0x20, 0x7e);
const PLAIN = SIGNS + range(0x41, 0x5a) + range(0x61, 0x7a);

/**
 * The letters our seven languages and most names near them are written in, as they are read together: what every language needs, what those of the west
 * need besides, Cyrillic. A browser fetches the parts it has to draw. Other letters, in a name perhaps, come from the system.
 */
export const PARTS = {
  plain: { of: "latin", letters: PLAIN },
  accents: { of: "latin", letters: [...ASCII + range(0xc0, 0xff) + "¡¿°±ŒœŸ€"].filter((letter) => !PLAIN.includes(letter)).join("") },
  cyrillic: { of: "cyrillic", letters: range(0x410, 0x44f) + "Ёё" },
};

/** Type from packages: one for all text, from plain to bold, and one for the titles of each world. */
const FACES = [
  { family: "Nunito", weight: "400 700", file: "@fontsource-variable/nunito/files/nunito-{}-wght-normal.woff2", axes: { wght: { min: 400, max: 700 } } },
  ...["Unbounded", "Alegreya", "Oswald", "Comfortaa"].map((family) => ({
    family,
    weight: "700",
    file: `@fontsource/${family.toLowerCase()}/files/${family.toLowerCase()}-{}-700-normal.woff2`,
    axes: undefined,
  })),
];

const PACKAGES = new URL("../node_modules/", import.meta.url);
const MADE = new URL(".faces/", PACKAGES);
const HERE = new URL(import.meta.url);

/** As CSS writes it: a list of codes and of spans of codes. */
export function unicodeRange(letters: string): string {
  const codes = [...new Set(letters)].map((letter) => letter.codePointAt(0)!).sort((a, b) => a - b);
  const spans: [number, number][] = [];
  for (const code of codes) {
    const last = spans.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else spans.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return spans.map(([from, to]) => `U+${hex(from)}${from === to ? "" : `-${hex(to)}`}`).join(", ");
}

const age = (file: URL) => (existsSync(file) ? statSync(file).mtimeMs : 0);

async function cut(face: (typeof FACES)[number], name: keyof typeof PARTS): Promise<string> {
  const { of, letters } = PARTS[name];
  const whole = new URL(face.file.replace("{}", of), PACKAGES);
  const made = `${face.family.toLowerCase()}-${name}.woff2`;
  const part = new URL(made, MADE);
  if (age(part) < Math.max(age(whole), age(HERE))) {
    writeFileSync(part, await subset(readFileSync(whole), letters, { targetFormat: "woff2", noLayoutClosure: true, ...(face.axes && { variationAxes: face.axes }) }));
  }
  return `@font-face { font-family: "${face.family}"; font-weight: ${face.weight}; font-display: swap; src: url("./${made}") format("woff2"); unicode-range: ${unicodeRange(letters)}; }`;
}

/** Cuts the packages' fonts into those parts, once, and writes the style sheet that names them: `faces.css`, beside them. */
export function letters(): Plugin {
  return {
    name: "letters",
    config: () => ({ resolve: { alias: { "@faces": MADE.pathname.replace(/\/$/, "") } } }),
    async buildStart() {
      mkdirSync(MADE, { recursive: true });
      const rules: string[] = [];
      for (const face of FACES) for (const name of Object.keys(PARTS) as (keyof typeof PARTS)[]) rules.push(await cut(face, name));
      writeFileSync(new URL("faces.css", MADE), rules.join("\n"));
    },
  };
}
