import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

function writeJson(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(value));
}

/** The build's id is a hash of its content (appendix I). The server adds the restaurant's pages and texts. */
export function nameBuild(): Plugin {
  return {
    name: 'name-build',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir = '' }) {
        const { version } = JSON.parse(readFileSync(join(this.environment.config.root, 'package.json'), 'utf8'));
        const manifest = readFileSync(join(dir, '.vite/manifest.json'));
        const id = createHash('sha256').update(manifest).digest('hex').slice(0, 16);
        // A release sets the time of its commit, in seconds, so that builds are reproducible.
        const { SOURCE_DATE_EPOCH: seconds } = process.env;
        const timestamp = seconds === undefined ? Date.now() : Number(seconds) * 1000;
        writeJson(join(dir, 'builds/latest.json'), { id, timestamp, version });
        writeJson(join(dir, `builds/meta/${id}.json`), { id, timestamp, version });
      },
    },
  };
}
