import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Errors with a sentence for the person who typed a command, and printed lines. */
const said =
  /(?:new (?:Start|Open|Backup)Failure|new (?:Catalogue|Address|Text)Fault|onNotice\?\.)\(\s*(`[^`]*`|'[^']*'|"[^"]*")/g;
/** In the server's process, other errors and lines are printed for that person too. */
const saidByProcess = /(?:new Error|console\.(?:log|warn|error))\(\s*(`[^`]*`|'[^']*'|"[^"]*")/g;
/** English words that no French sentence contains. */
const english = /\b(the|is|are|must|can't|not|of|and|with|from|there|has)\b/i;

/** Finds the sentences in the files of some folders, including the placeholders' text. */
function findSentences(pattern: RegExp, folders: string[]): { file: string; text: string }[] {
  const files = globSync(
    folders.map((folder) => `${folder}/**/*.ts`),
    { cwd: root },
  );
  return files
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...readFileSync(`${root}/${file}`, 'utf8').matchAll(pattern)].map(([, text = '']) => ({
        file,
        text: text.replace(/\$\{[^}]*\}/g, ''),
      })),
    );
}

it('says in French whatever a start or a tool of the restaurant says', () => {
  const sentences = [
    ...findSentences(said, ['apps/api/src', 'apps/serve/src', 'apps/storefront/server']),
    ...findSentences(saidByProcess, ['apps/serve/src']),
  ];
  expect(sentences.length).toBeGreaterThan(60);
  expect(sentences.filter(({ text }) => english.test(text))).toEqual([]);
});
