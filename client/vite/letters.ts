import subset from "subset-font";
import type { Plugin } from "vite";

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n)).join("");

/** The letters our seven languages and most names near them are written in. A fixed set: a file's name is made from what the font was before. */
export const LETTERS = range(0x20, 0x7e) + range(0xc0, 0xff) + "\u00a0«»¡¿°±·ŒœŸ–—‘’“”„…€−№" + range(0x410, 0x44f) + "Ёё";

/** Fonts with our letters only: half the bytes. Other letters, in a name perhaps, come from the system. */
export function letters(): Plugin {
  return {
    name: "letters",
    apply: "build",
    async generateBundle(_, files) {
      for (const file of Object.values(files)) {
        if (file.type !== "asset" || !file.fileName.endsWith(".woff2")) continue;
        file.source = await subset(Buffer.from(file.source), LETTERS, { targetFormat: "woff2", noLayoutClosure: true });
      }
    },
  };
}
