import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The texts of tables and games lie beside the Python code; the client reads the same files.
export default defineConfig({
  plugins: [svelte()],
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8733", ws: true } } },
  build: { target: "es2022", assetsInlineLimit: 0, reportCompressedSize: true },
  test: { include: ["tests/**/*.test.ts"] },
});
