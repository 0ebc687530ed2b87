import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Text files lie packed beside themselves, in both ways browsers understand, so that a server need not pack them again and again. */
export function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    writeBundle({ dir }) {
      const found = readdirSync(dir!, { recursive: true, encoding: "utf8" }).filter((name) => /\.(js|css|html|svg|webmanifest)$/.test(name));
      for (const name of found) {
        const plain = readFileSync(`${dir}/${name}`);
        writeFileSync(`${dir}/${name}.gz`, gzipSync(plain, { level: 9 }));
        writeFileSync(`${dir}/${name}.br`, brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }));
      }
    },
  };
}
