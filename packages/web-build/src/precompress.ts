import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir = '' }) {
        const assets = join(dir, 'assets');
        for (const name of readdirSync(assets).filter((file) => /\.(js|css|svg)$/.test(file))) {
          const file = join(assets, name);
          const body = readFileSync(file);
          const params = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
          writeFileSync(`${file}.br`, brotliCompressSync(body, { params }));
          writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
        }
      },
    },
  };
}
