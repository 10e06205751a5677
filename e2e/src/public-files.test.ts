import { readFile } from 'node:fs/promises';
import { describe, expect, inject, it } from 'vitest';

const url = inject('shopUrl');
const root = 'http://localhost:3000';

async function read(path: string, from = url) {
  const answer = await fetch(from + path);
  const { status, headers } = answer;
  return { status, type: headers.get('content-type'), kept: headers.get('cache-control'), text: await answer.text() };
}
const readJson = async (path: string) => JSON.parse((await read(path)).text);

describe('what search engines read', () => {
  it.each(['/sitemap.xml', '/fr/sitemap.xml'])(
    '%s lists the pages that may be listed, each with its day and its French address [RTE-23, RTE-24, RTE-40, PLT-12]',
    async (path) => {
      const { status, type, kept, text } = await read(path);
      expect([status, type, kept]).toEqual([200, 'application/xml; charset=utf-8', 'public, max-age=3600']);
      const found = [...text.matchAll(/<url><loc>(.+?)<\/loc><lastmod>(.+?)<\/lastmod>.*?hreflang="fr" href="(.+?)"/g)];
      const pages = ['/', '/menu', '/cookie-policy', '/privacy-policy', '/terms-of-service', '/accessibilite'];
      expect(found.map(([, address]) => address)).toEqual(pages.map((page) => root + page));
      expect(found.map(([, , , french]) => french)).toEqual(
        pages.map((page) => `${root}/fr${page === '/' ? '' : page}`),
      );
      for (const [, , day = ''] of found) expect(day).toMatch(/^2026-\d\d-\d\d$/);
      expect(text.match(/<url>/g)).toHaveLength(pages.length);
      expect((await fetch(url + path, { method: 'HEAD' })).status).toBe(200);
    },
  );

  it('is told to stay away from pages that the site disallows [RTE-37, PLT-12]', async () => {
    const { status, text } = await read('/robots.txt');
    expect(status).toBe(200);
    for (const page of ['/about', '/blog', '/contact'])
      for (const path of [page, `/fr${page}`]) {
        expect(text.split('\n')).toContain(`Disallow: ${path}`);
        expect((await read(path)).text).toContain('<meta name="robots" content="noindex,nofollow"/>');
      }
    expect(text).toContain(`Sitemap: ${root}/sitemap.xml`);
  });

  it.each(['/', '/menu', '/checkout', '/fr', '/terms-of-service'])(
    'finds no link to them on %s [RTE-36]',
    async (path) => {
      expect((await read(path)).text).not.toMatch(/href="(\/fr)?\/(about|blog|contact)"/);
    },
  );

  it('tells an assistant what the shop is and where its data stands', async () => {
    const { status, type, text } = await read('/llms.txt');
    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toMatch(/^# Lève-tard\n\n> /);
    for (const [, address = ''] of text.matchAll(/\]\((.+?)\)/g))
      expect((await read(address.replace(root, ''))).status, address).toBe(200);
  });
});

const plain = (text: string) => text.replaceAll('’', "'").replaceAll('\u00a0', ' ');

/** The rows of appendix H: a key and its French text, without remarks in brackets and other entries. */
async function readAppendix(): Promise<[key: string, french: string][]> {
  const file = new URL('../../docs/requirements/appendix-h-wording.md', import.meta.url);
  const [table = ''] = (await readFile(file, 'utf8')).split('Not interface text');
  const rows = [...table.matchAll(/^\| (.+?) \| (.+?) \| L.+ \|$/gm)].map(([, key = '', french = '']) => [key, french]);
  return rows
    .filter(([key = '']) => !key.startsWith('type / personal'))
    .flatMap(([key = '', french = '']) => {
      const shown = french.replace(/ \(.+?\)$/, '').split(' / ');
      return key.split(' / ').map((one, index): [string, string] => [one, shown[index] ?? '']);
    });
}

describe('the sentences of the shop', () => {
  it('stand under every key of appendix H, in its French [I18N-06, PLT-11]', async () => {
    const { id } = await readJson('/builds/latest.json');
    const { fr } = await readJson(`/_i18n/${id}/fr/messages.json`);
    const rows = await readAppendix();
    expect(rows.length).toBeGreaterThan(70);
    const others = rows.filter(([key, french]) => {
      const served = plain(fr[key] ?? '');
      // Pages insert amounts, counts and genders; all other texts must begin with the appendix's words.
      if (/[{;]/.test(served + french)) return served === '';
      return served === '' || !served.startsWith(french);
    });
    // The appendix itself changes these titles.
    expect(others).toEqual([
      ['Menu', 'Menu'],
      ['Order success', 'Commande confirmée'],
    ]);
  });

  it('are kept a day under the build’s own name, and not at all under another [I18N-08, I18N-09]', async () => {
    const { id } = await readJson('/builds/latest.json');
    expect(await read(`/_i18n/${id}/fr/messages.json`)).toMatchObject({ status: 200, kept: 'public, max-age=86400' });
    expect(await read('/_i18n/dev/fr/messages.json')).toMatchObject({ status: 200, kept: 'no-cache, no-store' });
    expect((await read(`/_i18n/${id}/en/messages.json`)).status).toBe(404);
  });

  it.each(['/', '/menu', '/nope', '/privacy-policy', '/auth/login'])(
    'on %s are the same, without another request for them [I18N-07]',
    async (path) => {
      const { fr } = await readJson('/_i18n/dev/fr/messages.json');
      const html = (await read(path)).text;
      const shown = [...html.matchAll(/<(\w+)[^>]* data-i18n="([^"]+)"[^>]*>([^<]+)<\/\1>/g)];
      expect(shown.length).toBeGreaterThan(0);
      const plainly = (text: string) => text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
      for (const [, , key = '', text = ''] of shown) expect(plainly(text), key).toBe(fr[plainly(key)]);
      expect(html).not.toContain('/_i18n/');
    },
  );

  it.each(['en', 'en-GB,de;q=0.5', '*'])('are French for who reads %s [I18N-05]', async (language) => {
    for (const path of ['/', '/menu', '/fr']) {
      const answer = await fetch(url + path, { headers: { 'accept-language': language }, redirect: 'manual' });
      expect([answer.status, answer.headers.get('vary')]).not.toContainEqual(expect.stringMatching(/language/i));
      expect(await answer.text()).toContain('<html lang="fr"');
    }
  });
});

describe('the icons of the shop', () => {
  it('are found by name, for a week; what is none of them is named [PLT-07]', async () => {
    const found = await read('/_icons/lucide.json?icons=phone,no-such-icon');
    expect(found).toMatchObject({
      status: 200,
      type: 'application/json; charset=utf-8',
      kept: 'public, max-age=604800',
    });
    expect(JSON.parse(found.text)).toEqual({
      prefix: 'lucide',
      width: 24,
      height: 24,
      not_found: ['no-such-icon'],
      icons: { phone: { body: expect.stringContaining('<path') } },
    });
    expect(JSON.parse((await read('/_icons/lucide.json?icons=constructor,__proto__')).text).icons).toEqual({});
    expect((await read('/_icons/mdi.json?icons=phone')).status).toBe(404);
  });
});
