import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { loadSite } from './load-site.ts';

const sites = fileURLToPath(new URL('../../../../sites', import.meta.url));
const demo = join(sites, 'leve-tard');
// The folder is below the repository, so that a site's import of the contract is found.
const scratch: string[] = [];
const load = (root: string, site = 'leve-tard', port = 0) =>
  loadSite({ site, sitesDir: root, port, siteRoot: null, apiRoot: null, manifestPollMs: null });

/** Copies the demo restaurant, so that a test can damage the copy. */
function copySite(id = 'leve-tard'): { root: string; folder: string } {
  const root = mkdtempSync(join(sites, '.test-'));
  scratch.push(root);
  const folder = join(root, id);
  mkdirSync(folder);
  for (const name of ['site.ts', 'icon.svg', 'catalogue'])
    cpSync(join(demo, name), join(folder, name), { recursive: true });
  symlinkSync(join(demo, 'media'), join(folder, 'media'));
  return { root, folder };
}

function rewrite(file: string, from: string, to: string): void {
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(from, () => to),
  );
}

afterEach(() => {
  for (const root of scratch.splice(0)) rmSync(root, { recursive: true });
});

describe('the folder of a restaurant', () => {
  it('is the demo restaurant’s by default, with the environment’s addresses before its own [CFG-01, CFG-04, CFG-05]', async () => {
    const site = await loadSite({
      site: 'leve-tard',
      sitesDir: sites,
      port: 8080,
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

  it('has the port that it is opened on, if its address is this machine [OFC-24]', async () => {
    expect((await load(sites, 'leve-tard', 8080)).config.siteRoot).toBe('http://localhost:8080');
    const { root, folder } = copySite('chez-nous');
    rewrite(join(folder, 'site.ts'), "id: 'leve-tard'", "id: 'chez-nous'");
    rewrite(join(folder, 'site.ts'), 'http://localhost:3000', 'https://chez-nous.example');
    expect((await load(root, 'chez-nous', 8080)).config.siteRoot).toBe('https://chez-nous.example');
  });

  it('may be another restaurant’s, with a theme of its own', async () => {
    const { root, folder } = copySite('chez-nous');
    rewrite(join(folder, 'site.ts'), "id: 'leve-tard'", "id: 'chez-nous'");
    writeFileSync(join(folder, 'theme.css'), '/* ours */\n:root {\n  --color-tomato: #0b6e4f;\n}\n');
    const site = await load(root, 'chez-nous');
    expect(site.config.id).toBe('chez-nous');
    expect(site.theme).toBe(':root { --color-tomato: #0b6e4f; }');
  });

  it('stops the start with one sentence if there is no folder of that name', async () => {
    await expect(load(sites, 'nobody')).rejects.toThrow(
      /^SITE=nobody ne peut pas ouvrir : il n’y a pas de dossier .*sites\/nobody\.$/,
    );
  });

  it('tells all faults in one list, each with its file', async () => {
    const { root, folder } = copySite();
    rmSync(join(folder, 'icon.svg'));
    rmSync(join(folder, 'catalogue/offers.json'));
    rewrite(join(folder, 'site.ts'), "shortName: 'Lève-tard'", "shortName: ''");
    rewrite(join(folder, 'site.ts'), "title: 'Lève-tard'", "title: 'Lève-tard', colour: 'red'");
    rewrite(join(folder, 'site.ts'), 'hero-1200.avif 1200w', 'hero-1600.avif 1600w');
    writeFileSync(join(folder, 'theme.css'), ':root { --colour: red; }');
    const failure = await load(root).catch((error: Error) => error.message);
    expect(String(failure).split('\n')).toEqual([
      'sites/leve-tard ne peut pas ouvrir :',
      '  icon.svg manque',
      '  catalogue/offers.json manque',
      expect.stringMatching(/^ {2}site\.ts: app\.shortName: /),
      '  site.ts: site: Clé non reconnue : "colour"',
      '  site.ts: hero.picture.srcSet: il n’y a pas de fichier media/site/hero-1600.avif',
      '  theme.css: --colour: la charte n’a pas ce nom',
    ]);
  });

  it.each([
    [
      'an unknown field',
      'sticky: true',
      "sticky: true, colour: 'red'",
      /site\.ts: header: Clé non reconnue : "colour"$/,
    ],
    ['another currency', "currency: 'EUR'", "currency: 'USD'", /site\.ts: currency: il faut EUR : prix[^.\n]+$/],
    ['another sign than its currency’s', "'€'", "'$'", /site\.ts: currencySymbol: il faut €/],
    ['a missing field', "title: 'Lève-tard',", '', /site\.ts: title: .+$/],
    ['another id than its folder’s', "id: 'leve-tard'", "id: 'autre'", /site\.ts: id: il faut « leve-tard »/],
    ['an API that is at no address', "apiRoot: ''", "apiRoot: 'https://'", /site\.ts: apiRoot: il faut une adresse/],
    ['a zone that is none', "'Europe/Paris'", "'Europe/Lyon'", /site\.ts: timeZone: il faut un fuseau/],
    ['another language', "default: 'fr'", "default: 'en'", /site\.ts: locale\.default: il faut fr/],
    ['a size of the header that is none', "size: 'md'", "size: 'xl'", /site\.ts: header\.size: .+"md"/],
    ['a fifth column', 'columns: 4', 'columns: 5', /site\.ts: footer\.columns: /],
    [
      'redirects that lead in a circle',
      'routeRules: {}',
      "routeRules: { '/a': { redirect: '/b' }, '/b': { redirect: '/fr/A/?x=1' } }",
      /site\.ts: routeRules\.\/a: tourne en rond : \/a → \/b → \/fr\/A\/\?x=1\n/,
    ],
    [
      'a font that is not there [CFG-10]',
      'font: null',
      "font: { family: 'Ours', file: '/media/fonts/ours.woff2', weights: '400 800', fallback: { sizeAdjust: '100%', ascent: '92%', descent: '26%' } }",
      /site\.ts: font\.file: il n’y a pas de fichier media\/fonts\/ours\.woff2$/,
    ],
    [
      'a picture that is not there',
      'hero-1200.avif 1200w',
      'hero-1600.avif 1600w',
      /site\.ts: hero\.picture\.srcSet: il n’y a pas de fichier media\/site\/hero-1600\.avif$/,
    ],
    ['a file that can’t be read', 'defineSite({', 'defineSite({{', /site\.ts: /],
  ])('refuses %s, naming file and field', async (_what, from, to, sentence) => {
    const { root, folder } = copySite();
    rewrite(join(folder, 'site.ts'), from, to);
    await expect(load(root)).rejects.toThrow(sentence);
  });

  it.each([
    ['that would end its element', ':root{}</style><script>alert(1)</script>', 'theme.css: il contient « < »'],
    ['with other rules than tokens', 'body { color: red }', 'theme.css: il faut un seul :root { }'],
    [
      'that can’t be read on its ground, with the ratio that was measured',
      ':root { --color-tomato: #ff8866; }',
      'theme.css: #ffffff sur --color-tomato : le contraste est de 2.34, il faut au moins 4.5',
    ],
  ])('refuses a theme %s', async (_what, theme, sentence) => {
    const { root, folder } = copySite();
    writeFileSync(join(folder, 'theme.css'), theme);
    await expect(load(root)).rejects.toThrow(sentence);
  });
});
