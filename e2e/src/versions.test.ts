import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDiner } from './browser.ts';
import { addItem, awake, fillPersonal, followLink, onTab, storedLines } from './diner.ts';
import { openShop, type Shop } from './shop.ts';

const pollMilliseconds = 1000;
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ MANIFEST_POLL_MS: String(pollMilliseconds) });
});
afterAll(async () => {
  await shop.dispose();
});

const read = async (path: string) => {
  const answer = await fetch(shop.url + path);
  const { headers, status } = answer;
  const [type, kept] = [headers.get('content-type'), headers.get('cache-control')];
  return { status, type, kept, body: JSON.parse(await answer.text()) };
};
const json = 'application/json; charset=utf-8';

describe('a server says', () => {
  it('which build it has, the one that its pages are of, and asks to be asked again [PLT-02]', async () => {
    const html = await (await fetch(`${shop.url}/menu`)).text();
    const latest = await read('/builds/latest.json');
    expect(latest).toMatchObject({ status: 200, type: json, kept: 'no-cache' });
    expect(html).toContain(`data-build-id="${latest.body.id}"`);
    expect(latest.body.timestamp).toBeGreaterThan(1_700_000_000_000);
  });

  it('what a build is made of, for good, and nothing of another [PLT-01, PLT-15]', async () => {
    const { body: latest } = await read('/builds/latest.json');
    const meta = await read(`/builds/meta/${latest.id}.json`);
    expect(meta).toMatchObject({ status: 200, type: json, kept: 'public, max-age=31536000, immutable' });
    expect(meta.body).toMatchObject({ ...latest, routes: { noindex: expect.arrayContaining(['/checkout']) } });
    for (const path of ['/builds/meta/x.json', '/assets/x.js', '/checkout/_payload.json', '/v2/nope'])
      expect(await read(path), path).toMatchObject({ status: 404, type: expect.stringContaining('json') });
  });

  it('the text of each page that its build lists, and asks to be asked again [PLT-05]', async () => {
    const { body: latest } = await read('/builds/latest.json');
    const { prerendered, islands } = (await read(`/builds/meta/${latest.id}.json`)).body;
    const pages = ['/cookie-policy', '/privacy-policy', '/terms-of-service', '/accessibilite', '/about', '/blog'];
    expect(prerendered).toEqual(pages.flatMap((page) => [page, `/fr${page}`]));
    for (const path of prerendered) {
      const payload = await read(`${path}/_payload.json`);
      expect(payload).toMatchObject({ status: 200, type: json, kept: 'no-cache' });
      expect(payload.body).toMatchObject({ path, title: expect.any(String), prerenderedAt: latest.timestamp });
      expect(islands).toContain(payload.body.data.island);
    }
  });

  it('the texts that no script carries, each for good under a name of its own, and nothing else there [PLT-09]', async () => {
    const { body: latest } = await read('/builds/latest.json');
    const { islands } = (await read(`/builds/meta/${latest.id}.json`)).body;
    expect(islands).toHaveLength(6);
    for (const id of islands) {
      const island = await read(`/__nuxt_island/${id}.json`);
      expect(island).toMatchObject({ status: 200, type: json, kept: 'public, max-age=31536000, immutable' });
      expect(island.body).toMatchObject({
        id,
        html: expect.any(String),
        head: {},
        props: { page: expect.any(String) },
      });
    }
    expect(await read('/__nuxt_island/LegalText_x.json')).toMatchObject({ status: 404 });
  });

  it('no word of a legal text in a script or in the data of a page [PLT-10]', async () => {
    const html = await (await fetch(`${shop.url}/terms-of-service`)).text();
    const sentence = 'se rendent sans motif';
    expect(html).toContain(sentence);
    const files = [...html.matchAll(/\/(?:assets|data)\/[\w./-]+\.(?:json|js)/g)].map(([path]) => path);
    expect(files.length).toBeGreaterThan(5);
    for (const file of files) expect(await (await fetch(shop.url + file)).text(), file).not.toContain(sentence);
  });
});

/** An open menu; `documents` are the paths of later page loads, `asked` the requests about builds. */
async function openMenu(latest?: (route: Route) => unknown, secondsWrong = 0) {
  const diner = await newDiner(shop.url);
  const { page } = diner;
  const documents: string[] = [];
  const asked: string[] = [];
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.isNavigationRequest()) documents.push(pathname);
    if (/^\/(builds|__nuxt_island)\/|_payload\.json$/.test(pathname)) asked.push(pathname + search);
  });
  await page.addInitScript((milliseconds) => {
    const now = Date.now;
    Date.now = () => now() + milliseconds;
  }, secondsWrong * 1000);
  if (latest) await page.route('**/builds/latest.json?*', latest);
  await page.goto('/menu');
  await awake(page);
  documents.length = 0;
  return { ...diner, documents, asked, warnings };
}

const nameBuild = (id: string) => (route: Route) => route.fulfill({ json: { id, timestamp: Date.now() } });

describe('an open page', () => {
  it('reads what its build is made of, then asks every so often which one there is [PLT-01, PLT-03, PLT-04, PWA-15]', async () => {
    const { page, asked, documents, problems, leave } = await openMenu();
    const polls = () => asked.filter((address) => address.startsWith('/builds/latest.json'));
    await expect.poll(() => polls().length).toBeGreaterThan(2);
    const id = await page.evaluate(() => document.documentElement.dataset.buildId);
    expect(asked[0]).toBe(`/builds/meta/${id}.json`);
    for (const poll of polls()) expect(Math.abs(Date.now() - Number(poll.split('?')[1]))).toBeLessThan(60_000);
    await followLink(page, '/');
    await page.locator('main[data-page=Home]').waitFor();
    expect([documents, problems]).toEqual([[], []]);
    await leave();
  });

  it('stays as it is when there is a newer build, and loads the next page whole, once [PWA-16, CRT-05, CHK-48]', async () => {
    const { page, asked, documents, leave } = await openMenu(nameBuild('b-new'));
    await addItem(page, 'Reine', 2);
    await expect.poll(() => asked.some((address) => address.includes('latest'))).toBe(true);
    await page.waitForTimeout(2 * pollMilliseconds);
    expect(documents).toEqual([]);
    await followLink(page, '/');
    await page.locator('main[data-page=Home]').waitFor();
    await expect.poll(() => documents).toEqual(['/']);
    await awake(page);
    expect(await storedLines(page)).toMatchObject([{ quantity: 2 }]);
    // The server that the tab has met again announces that build once more.
    const before = asked.length;
    await expect.poll(() => asked.slice(before).some((address) => address.includes('latest'))).toBe(true);
    await followLink(page, '/menu');
    await page.locator('main[data-page=Menu]').waitFor();
    expect(documents).toEqual(['/']);
    await leave();
  });

  const silences: [answer: string, (route: Route) => unknown][] = [
    ['a page', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Menu</title>' })],
    ['nothing', (route) => route.fulfill({ status: 404, body: '' })],
    ['no more', (route) => route.abort()],
    ['never', () => undefined],
  ];
  it.each(silences)('whose server answers %s goes on, and says so in the log only [PWA-27]', async (name, latest) => {
    const { page, documents, warnings, leave } = await openMenu(latest);
    if (name === 'never') await page.waitForRequest('**/builds/latest.json?*');
    else await expect.poll(() => warnings.some((text) => text.includes('which build'))).toBe(true);
    await addItem(page, 'Reine');
    await followLink(page, '/');
    await page.locator('main[data-page=Home]').waitFor();
    expect(documents).toEqual([]);
    await leave();
  });

  it.each([
    ['one day behind', -24 * 3600],
    ['ten years ahead', 10 * 365 * 24 * 3600],
  ])(
    'on a device whose clock is %s takes an order’s first steps, and is loaded no more than any',
    async (_name, seconds) => {
      const { page, documents, problems, leave } = await openMenu(undefined, seconds);
      await page.waitForRequest('**/builds/latest.json?*');
      await addItem(page, 'Reine');
      await followLink(page, '/');
      await page.locator('main[data-page=Home]').waitFor();
      await page.goto('/checkout');
      await page.getByTestId('order-type-pickup').click();
      await onTab(page, 'personal');
      await fillPersonal(page);
      expect([documents, problems]).toEqual([['/checkout'], []]);
      await leave();
    },
  );
});

describe('a legal page', () => {
  const text = (page: Page) => page.locator('[data-island]').textContent();

  it('that is gone to shows the text of its island, which is fetched once [PLT-06, PLT-10]', async () => {
    const { page, asked, documents, problems, leave } = await openMenu();
    await page.route('**/__nuxt_island/*.json', async (route) => {
      const answer = await route.fetch();
      const island = await answer.json();
      await route.fulfill({ response: answer, json: { ...island, html: '<p>Vos données chez nous</p>' } });
    });
    for (let time = 0; time < 2; time++) {
      await followLink(page, '/privacy-policy');
      await page.locator('main[data-page="Privacy policy"]').waitFor();
      expect(await text(page)).toBe('Vos données chez nous');
      await followLink(page, '/menu');
      await page.locator('main[data-page=Menu]').waitFor();
    }
    expect(asked.filter((path) => path.endsWith('_payload.json'))).toEqual(['/privacy-policy/_payload.json']);
    expect(asked.filter((path) => path.startsWith('/__nuxt_island/'))).toHaveLength(1);
    expect([documents, problems]).toEqual([[], []]);
    await leave();
  });

  it.each<[string, string, (route: Route) => unknown]>([
    ['payload can’t be had', '/privacy-policy/_payload.json', (route) => route.abort()],
    ['payload is a page', '/privacy-policy/_payload.json', (route) => route.fulfill({ body: '<!doctype html>' })],
    ['payload holds something else', '/privacy-policy/_payload.json', (route) => route.fulfill({ json: { data: 7 } })],
    ['payload never comes', '/privacy-policy/_payload.json', () => undefined],
    ['island can’t be had', '/__nuxt_island/*.json', (route) => route.fulfill({ status: 500, body: '' })],
    ['island holds no text', '/__nuxt_island/*.json', (route) => route.fulfill({ json: { html: 7 } })],
  ])('whose %s is loaded whole, and has its text from the server [PLT-06]', async (_name, address, answer) => {
    const { page, documents, leave } = await openMenu();
    await page.route(`**${address}`, answer);
    await followLink(page, '/privacy-policy');
    await page.locator('main[data-page="Privacy policy"]').waitFor();
    expect(await text(page)).toContain('RGPD');
    expect(documents).toEqual(['/privacy-policy']);
    await leave();
  });

  it('under a language keeps its links there, written by the server and gone to [RTE-24]', async () => {
    const { page, leave } = await openMenu();
    const links = () =>
      page.locator('[data-island] a[href^="/"]').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    await page.goto('/fr/about');
    expect(await links()).toEqual(['/fr/menu']);
    await page.goto('/about');
    expect(await links()).toEqual(['/menu']);
    await leave();
  });
});
