import { readFileSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { typeset } from '@comptoir/format';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

type Messages = { [id: string]: string | Messages };

function compileAll(messages: Messages): object {
  const entries = Object.entries(messages).map(([id, message]) => [
    id,
    typeof message === 'string' ? compile(typeset(message)) : compileAll(message),
  ]);
  return Object.fromEntries(entries);
}

const tablePath = /\/app\/messages\/french\/(?:[\w-]+\/)?[\w-]+\.ts$/;

export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    enforce: 'pre',
    // Formats only precompiled messages. The server build must bundle the alias too, or it would print messages as raw text.
    config: () => ({
      resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
      ssr: { noExternal: ['use-intl', 'icu-minify'] },
    }),
    async load(id) {
      if (!tablePath.test(id) || !/^export const \w+Messages = \{/m.test(readFileSync(id, 'utf8'))) return;
      const tables: Record<string, Messages> = await import(`${pathToFileURL(id).href}?at=${statSync(id).mtimeMs}`);
      return Object.entries(tables)
        .map(([name, messages]) => `export const ${name} = ${JSON.stringify(compileAll(messages))};`)
        .join('\n');
    },
  };
}
