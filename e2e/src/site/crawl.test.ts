import { readdirSync } from 'node:fs';
import type { SiteConfig } from '@comptoir/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../shop.ts';
import { type CrawledPage, crawl, foreignParts, visibleText } from './crawl.ts';
import { readStructuredData, shapeFaults } from './structured-data.ts';

const folder = new URL('../../../sites/', import.meta.url);
// Hidden folders belong to other tests.
const sites = readdirSync(folder, { withFileTypes: true })
  .filter((one) => one.isDirectory() && !one.name.startsWith('.'))
  .map(({ name }) => name);

const table = [
  ...['/', '/menu', '/checkout', '/success', '/cookie-policy', '/privacy-policy', '/terms-of-service', '/sitemap.xml'],
  ...[
    '/auth',
    '/auth/login',
    '/auth/signup',
    '/auth/verify',
    '/auth/forgot',
    '/auth/email',
    '/profile',
    '/profile/ViewOrders',
  ],
  ...['/profile/ViewAccount', '/profile/ViewProfile', '/profile/ViewSecurity', '/profile/ChangePassword'],
  ...['/about', '/blog', '/contact'],
];
const bothLanguages = (paths: readonly string[]) =>
  paths.flatMap((path) => [path, path === '/' ? '/fr' : `/fr${path}`]);
const pathOf = (page: string) => `/${page.toLowerCase()}`;

/** The checkout's HTML has an empty and a filled variant, of which the browser shows one. */
const titlesOf = (path: string) => (/\/checkout$/.test(path) ? 2 : 1);

describe.each(sites)('the site %s', (id) => {
  let shop: Shop;
  let pages: CrawledPage[];
  let refused: string[];
  beforeAll(async () => {
    const { default: site } = (await import(`../../../sites/${id}/site.ts`)) as { default: SiteConfig };
    refused = site.disallowedMode === 'notFound' ? bothLanguages(site.disallowedPages.map(pathOf)) : [];
    shop = await openShop({ SITE: id });
    pages = await crawl(shop.url, bothLanguages(table.filter((path) => path !== '/sitemap.xml')));
  });
  afterAll(() => shop.dispose());

  it('answers all 46 addresses as the table says, for GET and HEAD [RTE-24, RTE-30, RTE-38, RTE-42]', async () => {
    const paths = bothLanguages(table);
    expect(paths).toHaveLength(46);
    for (const path of paths) {
      const isRefused = refused.includes(path);
      for (const method of ['GET', 'HEAD'])
        expect((await fetch(shop.url + path, { method })).status, `${method} ${path}`).toBe(isRefused ? 404 : 200);
      if (!isRefused) continue;
      const json = await fetch(`${shop.url}${path}?x=1`, { headers: { accept: 'application/json' } });
      const message = `Page Not Found: ${path}?x=1`;
      expect(await json.json()).toEqual({ statusCode: 404, message });
      expect(await (await fetch(`${shop.url}${path}?x=1`)).text()).toContain(`data-message="${message}"`);
    }
  });

  it('has no dead link', () => {
    const dead = pages.filter(({ status, path }) => status !== 200 && !refused.includes(path));
    expect(dead.map(({ path }) => path)).toEqual([]);
    // Each dish has its own address, to which its name links.
    expect(pages.filter(({ path }) => path.includes('?product=')).length).toBeGreaterThan(10);
  });

  it('has one title on each page, in French', () => {
    for (const page of pages) {
      expect(page.html.match(/<h1[ >]/g), page.path).toHaveLength(titlesOf(page.path));
      expect(page.html, page.path).toContain('<html lang="fr"');
    }
  });

  it('says of each page what it is: a title, and a description of its own', () => {
    const shown = pages.filter(({ status, path }) => status === 200 && !path.startsWith('/fr'));
    const described = new Map<string, string>();
    for (const { path, html } of shown) {
      expect(html.match(/<title>[^<]+ \| [^<]+<\/title>/g), path).toHaveLength(1);
      const [, text = '', ...others] = html
        .split('<meta name="description" content="')
        .map((part) => part.split('"')[0]);
      expect([path, text.length > 30, others]).toEqual([path, true, []]);
      expect([path, described.get(text)]).toEqual([path, undefined]);
      described.set(text, path);
    }
    expect(described.size).toBeGreaterThan(30);
  });

  it('shows no word of the specification’s English [I18N-01]', async () => {
    const { fr } = (await (await fetch(`${shop.url}/_i18n/dev/fr/messages.json`)).json()) as {
      fr: Record<string, string>;
    };
    const english = Object.entries(fr).flatMap(([key, french]) =>
      /^[A-Z][a-z]+ .*[a-z.]$/.test(key) && key !== french ? key : [],
    );
    expect(english.length).toBeGreaterThan(20);
    for (const page of pages) {
      const text = visibleText(page);
      expect(
        english.filter((key) => text.split('\n').some((line) => line.trim() === key)),
        page.path,
      ).toEqual([]);
    }
  });

  it('asks no stranger for anything to show a page', () => {
    for (const page of pages) expect(foreignParts(page), page.path).toEqual([]);
  });

  it('says of each page what is true of schema.org’s shapes', () => {
    const described = pages.flatMap(({ html }) => readStructuredData(html));
    expect(described.length).toBeGreaterThan(20);
    expect(described.flatMap(shapeFaults)).toEqual([]);
  });
});
