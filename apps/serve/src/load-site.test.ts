import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { loadSite } from './load-site.ts';

const sites = fileURLToPath(new URL('../../../sites', import.meta.url));
const demo = join(sites, 'leve-tard');
// Below the repository, so that a site's own import of the contract is found.
const scratch: string[] = [];
const load = (root: string, site = 'leve-tard') =>
  loadSite({ site, siteRoot: null, apiRoot: null, manifestPollMs: null }, root);

/** A copy of the demo restaurant without its pictures, to be spoilt. */
function copySite(id = 'leve-tard'): { root: string; folder: string } {
  const root = mkdtempSync(join(sites, '.test-'));
  scratch.push(root);
  const folder = join(root, id);
  mkdirSync(folder);
  for (const name of ['site.ts', 'icon.svg', 'catalogue'])
    cpSync(join(demo, name), join(folder, name), { recursive: true });
  return { root, folder };
}

function rewrite(file: string, from: string, to: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
}

afterEach(() => {
  for (const root of scratch.splice(0)) rmSync(root, { recursive: true });
});

describe('the folder of a restaurant', () => {
  it('is the demo restaurant’s where nobody names another, with the environment’s addresses over its own [CFG-01, CFG-04, CFG-05]', async () => {
    const site = await loadSite({
      site: 'leve-tard',
      siteRoot: 'https://shop.example',
      apiRoot: null,
      manifestPollMs: 2000,
    });
    expect(site.folder).toBe(demo);
    expect(site.config).toMatchObject({
      id: 'leve-tard',
      title: 'Lève-tard',
      siteRoot: 'https://shop.example',
      manifestPollMs: 2000,
    });
    expect(site.theme).toBe('');
  });

  it('may be another restaurant’s, with a theme of its own', async () => {
    const { root, folder } = copySite('chez-nous');
    rewrite(join(folder, 'site.ts'), "id: 'leve-tard'", "id: 'chez-nous'");
    writeFileSync(join(folder, 'theme.css'), '/* ours */\n:root {\n  --color-tomato: #0b6e4f;\n}\n');
    const site = await load(root, 'chez-nous');
    expect(site.config.id).toBe('chez-nous');
    expect(site.theme).toBe(':root { --color-tomato: #0b6e4f; }');
  });

  it('stops the start with one sentence where there is none of that name', async () => {
    await expect(load(sites, 'nobody')).rejects.toThrow(
      /^SITE=nobody can't be opened: there is no folder sites\/nobody\.$/,
    );
  });

  it('names the files that are missing', async () => {
    const { root, folder } = copySite();
    rmSync(join(folder, 'icon.svg'));
    rmSync(join(folder, 'catalogue/offers.json'));
    await expect(load(root)).rejects.toThrow(
      /^sites\/leve-tard is incomplete: icon\.svg, catalogue\/offers\.json missing\.$/,
    );
  });

  it.each([
    [
      'an unknown field',
      "currency: 'EUR'",
      "currency: 'EUR', colour: 'red'",
      /site\.ts is wrong: site: Unrecognized key: "colour"\.$/,
    ],
    ['another currency', "currency: 'EUR'", "currency: 'USD'", /site\.ts is wrong: currency: must be EUR: [^.]+\.$/],
    ['a missing field', "title: 'Lève-tard',", '', /site\.ts is wrong: title: .+\.$/],
    ['another id than its folder’s', "id: 'leve-tard'", "id: 'autre'", /site\.ts is wrong: id: must be "leve-tard"/],
  ])('refuses %s, naming file and field', async (_what, from, to, sentence) => {
    const { root, folder } = copySite();
    rewrite(join(folder, 'site.ts'), from, to);
    await expect(load(root)).rejects.toThrow(sentence);
  });

  it('refuses a theme that would end its element', async () => {
    const { root, folder } = copySite();
    writeFileSync(join(folder, 'theme.css'), ':root{}</style><script>alert(1)</script>');
    await expect(load(root)).rejects.toThrow('sites/leve-tard/theme.css is wrong: it contains "<".');
  });
});
