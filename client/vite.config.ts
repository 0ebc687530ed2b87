import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
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
  plugins: [svelte(), outline(), packed()],
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8733", ws: true } } },
  build: { target: "es2022", assetsInlineLimit: 0, reportCompressedSize: true },
  test: { include: ["tests/**/*.test.ts"] },
});
