import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { legalMessages } from '../app/messages/french/legal.ts';
import { shellMessages } from '../app/messages/french/shell.ts';
import { screens } from '../app/screens/screens.ts';
import { compileAll } from './compile-messages.ts';

function writeJson(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(value));
}

/** The pages whose text the build knows, each as often as it has an address. */
const prerendered = screens.flatMap(({ path, page, text }) =>
  text ? ['', '/fr'].map((language) => ({ path: language + path, title: shellMessages.pages[page], text })) : [],
);

/**
 * Names the build by what it made, and writes what browsers ask for (appendix I): which build this is, what it is made of, and
 * the text of the pages that need nothing else.
 */
export function nameBuild(): Plugin {
  return {
    name: 'name-build',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir = '' }) {
        const manifest = readFileSync(join(dir, '.vite/manifest.json'));
        const id = createHash('sha256').update(manifest).digest('hex').slice(0, 16);
        const timestamp = Date.now();
        const noindex = screens.filter(({ isIndexed }) => !isIndexed).map(({ path }) => path);
        writeJson(join(dir, 'builds/latest.json'), { id, timestamp });
        writeJson(join(dir, `builds/meta/${id}.json`), {
          ...{ id, timestamp, routes: { noindex } },
          prerendered: prerendered.map(({ path }) => path),
        });
        for (const { path, title, text } of prerendered) {
          const data = { [text]: compileAll(legalMessages[text]) };
          writeJson(join(dir, path, '_payload.json'), { path, title, data, prerenderedAt: timestamp });
        }
      },
    },
  };
}
