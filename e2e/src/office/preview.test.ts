import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { desk, newDiner } from '../browser.ts';
import { addItem, awake } from '../diner.ts';
import { enterOffice, type OfficeSession } from '../office-hand.ts';
import type { Shop } from '../shop.ts';
import { openOfficeShop } from './office-shop.ts';

const catalogue = '/v2/office/catalogue';

let shop: Shop;
let office: OfficeSession;
beforeAll(async () => {
  shop = await openOfficeShop();
  office = await enterOffice(shop);
});
afterAll(() => shop.dispose());

interface Drafted {
  file: { menus: { categories: { category_id: number; items: { item_id: number; item_name: string }[] }[] }[] };
  bases: Record<string, string>;
}

async function rename(name: string, drafted: string): Promise<void> {
  const answer = await office.send('GET', `${catalogue}?draft=1`);
  const { file, bases } = ((await answer.json()) as { payload: Drafted }).payload;
  for (const { category_id, items } of file.menus.flatMap(({ categories }) => categories))
    for (const { item_id, ...item } of items.filter(({ item_name }) => item_name === name)) {
      const value = { ...item, category_id, item_name: drafted };
      await office.send('PUT', `${catalogue}/item/${item_id}`, { value, base: bases[`item/${item_id}`] });
    }
}

async function preview(at: string): Promise<string> {
  const answer = await office.send('POST', '/v2/office/previews', { at, isDraft: true });
  return ((await answer.json()) as { payload: { url: string } }).payload.url;
}

/** Frames a page as the office does. */
async function frame(page: Page, url: string): Promise<FrameLocator> {
  await page.goto('/office/reglages');
  await page.evaluate((src) => {
    const shown = document.createElement('iframe');
    shown.name = 'preview';
    shown.width = '390';
    shown.height = '844';
    shown.src = src;
    document.body.prepend(shown);
  }, url);
  return page.frameLocator('iframe[name=preview]');
}

/** What the browser keeps of the shop: its cart, the cookies, and what its caches say of previews. */
const kept = (page: Page, drafted: string) =>
  page.evaluate(async (name) => {
    const caught: string[] = [];
    for (const cacheName of await caches.keys()) {
      const cache = await caches.open(cacheName);
      for (const request of await cache.keys()) {
        const text = (await (await cache.match(request))?.text()) ?? '';
        if (/apercu|previews/.test(request.url) || text.includes(name)) caught.push(request.url);
      }
    }
    return {
      cart: localStorage.getItem('cart'),
      keys: Object.keys(localStorage).sort(),
      cookies: document.cookie,
      caught,
    };
  }, drafted);

it('the owner walks through tomorrow’s shop with the draft, orders nothing, and the real shop is as it was [REH-03]', async () => {
  const { page, problems, leave } = await newDiner(shop.url, { viewport: desk, serviceWorkers: 'allow' });
  const [name = '', value = ''] = office.cookie.split('=');
  await page.context().addCookies([{ name, value, url: shop.url, httpOnly: true }]);
  await page.goto('/office/reglages');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto('/menu');
  await addItem(page, 'Margherita');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const shopBefore = await fetch(`${shop.url}/menu`);
  const before = await kept(page, 'Impératrice');
  expect(before).toMatchObject({ cart: expect.stringContaining('lines'), caught: [] });

  await rename('Reine', 'Impératrice');
  const url = await preview('2026-11-21T12:30:00+01:00');
  const shown = await frame(page, `${url}/menu`);
  await shown.getByText('Aperçu', { exact: true }).waitFor();
  await shown.getByText(/du samedi 21 novembre à 12.h.30, avec le brouillon/).waitFor();
  expect(await shown.getByRole('heading', { name: 'Impératrice', exact: true }).count()).toBeGreaterThan(0);
  const inside = page.frames().find((one) => one.name() === 'preview');
  if (!inside) throw new Error('There is no frame');
  expect(await inside.evaluate(() => self.origin)).toBe('null');

  // The cart of the preview begins empty, and its order button is off with the reason beside it.
  await awake(inside as unknown as Page);
  await addItem(inside as unknown as Page, 'Impératrice');
  await inside.getByRole('button', { name: /Voir le panier/ }).click();
  const order = inside.getByRole('button', { name: 'Commander', exact: true });
  await order.waitFor();
  expect(await order.isDisabled()).toBe(true);
  await inside.getByText('Ceci est un aperçu de la boutique : rien ne peut y être commandé.').waitFor();

  // Links stay in the preview, and so does a page that is loaded again.
  await inside.goto(`${shop.url}${url}/checkout`);
  expect(inside.url()).toContain(url);
  await inside.getByText('Aperçu', { exact: true }).waitFor();
  const answer = await page.request.get(`${url}/menu`);
  expect(answer.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  const policy = answer.headers()['content-security-policy'];
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain('sandbox allow-scripts allow-forms');

  await page.goto('/menu');
  expect(await kept(page, 'Impératrice')).toEqual(before);
  const shopAfter = await fetch(`${shop.url}/menu`);
  expect(shopAfter.headers.get('etag')).toBe(shopBefore.headers.get('etag'));
  expect(shopAfter.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(await shopAfter.text()).not.toContain('Impératrice');
  expect(problems).toEqual([]);
  await leave();
});

it('a preview’s link says after 30 minutes that it is over [REH-03]', async () => {
  const url = await preview('2026-11-21T12:30:00+01:00');
  await shop.stop();
  await shop.restart({ CLOCK: '2026-11-20T19:00:00Z' });
  const { page, leave } = await newDiner(shop.url);
  const shown = await frame(page, `${url}/menu`);
  await shown.getByRole('heading', { name: 'Cet aperçu n’est plus valable' }).waitFor();
  expect((await page.request.get(`${url}/data.json`)).status()).toBe(404);
  await leave();
});
