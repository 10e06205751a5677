import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Patterns of French sentences that give an order or state a problem. */
const says = /^Veuillez|.\b(ne |n’\p{L}+ |est (obligatoire|trop|hors|survenue|nécessaire|introuvable)|a échoué)/u;
/** Headings have no full stop; the list of required browser features continues after the words. */
const isNone = (key: string, text: string) => /title$/i.test(key) || text.endsWith('il faut au moins');

it('ends with a stop each sentence that says what is not so, or what is to be done [I18N-10]', () => {
  const files = globSync('apps/*/app/messages/french/**/*.ts', { cwd: root });
  const messages = files.flatMap((file) => [
    ...readFileSync(`${root}/${file}`, 'utf8').matchAll(/(\w+):\s+'([^']+)'/g),
  ]);
  const sentences = messages.filter(
    ([, key = '', text = '']) => /^\p{Lu}/u.test(text) && says.test(text) && !isNone(key, text),
  );
  expect(sentences.length).toBeGreaterThan(50);
  expect(sentences.map(([, , text = '']) => text).filter((text) => !/[.?!…:}»]$/.test(text))).toEqual([]);
});
