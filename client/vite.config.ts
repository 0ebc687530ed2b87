import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { letters } from "./vite/letters.ts";
import { packed } from "./vite/packed.ts";
import { texts } from "./vite/texts.ts";

// The texts of tables and games lie beside the Python code; the client reads the same files.
export default defineConfig({
  plugins: [svelte(), texts(), letters(), packed()],
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8733", ws: true } } },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The shell in one piece: thirty small files would cost more than they save.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "shell", test: /client\/src\/(app|lib\/(?!record|verify)|ui|look|wire\/messages)|node_modules\/(svelte|@fluent|@noble)/ }] } } },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
