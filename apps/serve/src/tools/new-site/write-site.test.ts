import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadSite } from '../../site/load-site.ts';
import { readWish } from './read-wish.ts';
import { writeSite } from './write-site.ts';

let sitesDir: string;
beforeEach(() => {
  sitesDir = mkdtempSync(join(fileURLToPath(new URL('../../../../../sites', import.meta.url)), '.test-'));
});
afterEach(() => rmSync(sitesDir, { recursive: true }));

const today = '2026-11-22';

it('writes a folder that opens, with the given options', async () => {
  const wish = await readWish(
    ['--title', 'L’Été d\'Ana \\ "Nîmes"', '--product', 'couscous', '--color', '#a03a6b'],
    false,
  );
  expect(wish).toMatchObject({ id: 'l-ete-d-ana-nimes', email: 'bonjour@l-ete-d-ana-nimes.example' });
  await writeSite(wish, sitesDir, today);
  const { config, theme } = await loadSite({
    site: wish.id,
    sitesDir,
    port: 0,
    siteRoot: null,
    apiRoot: null,
    manifestPollMs: null,
  });
  expect(config).toMatchObject({
    title: wish.title,
    product: 'couscous',
    app: { themeColor: '#a03a6b' },
    legal: { updatedAt: today },
  });
  expect(theme).toContain('--color-tomato: oklch(');
});

it('never overwrites a folder', async () => {
  const wish = await readWish(['--title', 'Chez nous'], false);
  await writeSite(wish, sitesDir, today);
  await expect(writeSite(wish, sitesDir, today)).rejects.toThrow('sites/chez-nous existe déjà');
});

it.each([
  [['--id', '../elsewhere'], 'ne peut pas nommer un dossier'],
  [['--color', 'green'], 'green n’est pas une couleur'],
])('leaves no folder if the options are invalid: %s', async (args, sentence) => {
  const wish = await readWish(args, false);
  await expect(writeSite(wish, sitesDir, today)).rejects.toThrow(sentence);
  expect(readdirSync(sitesDir)).toEqual([]);
});

it('knows its options', async () => {
  await expect(readWish(['--colour', 'red'], false)).rejects.toThrow('--colour');
});
