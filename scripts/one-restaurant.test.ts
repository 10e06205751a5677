import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const isSource = /\.(ts|tsx|mjs|css|json|html)$/;
const isLeftOut = /(^|\/)(node_modules|build|testing)\/|\.test\.tsx?$/;
/** The default restaurant may be named here. */
const named = ['apps/serve/src/environment/config.ts'];
const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

it('no restaurant is named by what all of them run on [CFG-01]', async () => {
  const sites = (await readdir(join(root, 'sites'), { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const titles = await Promise.all(
    sites
      .filter(({ name }) => !name.startsWith('.'))
      .map(
        async ({ name }) => /title: '([^']+)'/.exec(await readFile(join(root, 'sites', name, 'site.ts'), 'utf8'))?.[1],
      ),
  );
  const names = [...sites.map(({ name }) => name), ...titles.filter((title) => title !== undefined)];
  expect(names).toEqual(expect.arrayContaining(['leve-tard', 'Lève-tard', 'trois-bols', 'Trois Bols']));
  const found: string[] = [];
  for (const part of ['apps', 'packages'])
    for (const path of await readdir(join(root, part), { recursive: true })) {
      const file = `${part}/${path}`;
      if (!isSource.test(file) || isLeftOut.test(file)) continue;
      const code = (await readFile(join(root, file), 'utf8')).replace(comments, '');
      if (names.some((name) => code.includes(name))) found.push(file);
    }
  expect(found).toEqual(named);
});
