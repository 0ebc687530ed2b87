import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import subset from "subset-font";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const GAMES = new URL("../src/nightowl/games/", import.meta.url);

/** The names of all games and what they are about, in one small file per language: the home page needs no more of them. */
function outline(): Plugin {
  const prefix = "virtual:outline/";
  return {
    name: "outline",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const lang = id.slice(prefix.length + 1);
      const games = readdirSync(GAMES, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"));
      const lines = games.flatMap(({ name }) => {
        const texts = readFileSync(new URL(`${name}/texts/${lang}.ftl`, GAMES), "utf8");
        return [...texts.matchAll(/^game-(name|about) = (.*)$/gm)].map(([, what, said]) => `${name}-${what} = ${said}`);
      });
      return `export default ${JSON.stringify(lines.join("\n"))}`;
    },
  };
}

/** The letters our seven languages are written in. A fixed set: a file's name is made from what the font was before. */
const LETTERS = [[0x20, 0x7e], [0xa0, 0xff], [0x152, 0x153], [0x401, 0x401], [0x410, 0x44f], [0x451, 0x451], [0x2010, 0x2026], [0x20ac, 0x20ac], [0x2116, 0x2116], [0x2190, 0x2193], [0x2212, 0x2212]]
  .flatMap(([from, to]) => Array.from({ length: to! - from! + 1 }, (_, n) => String.fromCodePoint(from! + n)))
  .join("");

/** Fonts with our letters and weights only: half the bytes. Other letters, in a name perhaps, come from the system. */
function letters(): Plugin {
  return {
    name: "letters",
    apply: "build",
    async generateBundle(_, files) {
      for (const file of Object.values(files)) {
        if (file.type !== "asset" || !file.fileName.endsWith(".woff2")) continue;
        const weights = file.fileName.includes("wght") ? { variationAxes: { wght: { min: 400, max: 800, default: 400 } } } : {};
        file.source = await subset(Buffer.from(file.source), LETTERS, { targetFormat: "woff2", noLayoutClosure: true, ...weights });
      }
    },
  };
}

/** Text files lie packed beside themselves, so that a server need not pack them again and again. */
function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    writeBundle({ dir }, files) {
      const found = [...Object.keys(files), "icon.svg", "manifest.webmanifest", "sw.js"].filter((name) => /\.(js|css|html|svg|webmanifest)$/.test(name));
      for (const name of found) writeFileSync(`${dir}/${name}.gz`, gzipSync(readFileSync(`${dir}/${name}`), { level: 9 }));
    },
  };
}

// The texts of tables and games lie beside the Python code; the client reads the same files.
export default defineConfig({
  plugins: [svelte(), outline(), letters(), packed()],
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8733", ws: true } } },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    // The shell in one piece: thirty small files would cost more than they save.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "shell", test: /client\/src\/(app|lib|ui|table|look|wire\/messages)|node_modules\/(svelte|@fluent|@noble)/ }] } } },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
