import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newDiner, nothingKept } from '../browser.ts';
import { changeSite } from '../changed-site.ts';
import { addItem } from '../diner.ts';
import { openShop, type Shop } from '../shop.ts';

const accepted = (page: Page) => page.addInitScript(() => localStorage.setItem('cookie-consent', 'true'));

/** A visit whose requests to other hosts get an empty script as response. */
async function visit(url: string, before: (page: Page) => Promise<unknown> = async () => {}) {
  const diner = await newDiner(url, nothingKept);
  const { page } = diner;
  const foreign: string[] = [];
  const errors: string[] = [];
  page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
  await page.route(
    (address) => address.origin !== url,
    async (route) => {
      foreign.push(route.request().url());
      await route.fulfill({ contentType: 'text/javascript', body: 'window.wasMeasured = true;' });
    },
  );
  await before(page);
  await page.goto('/');
  return { ...diner, foreign, errors };
}

const wasMeasured = (page: Page) => page.evaluate(() => 'wasMeasured' in window);

describe('a shop that measures visits', () => {
  let shop: Shop;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    const site = await changeSite("tagManager: { enabled: true, id: 'GTM-ABC123' }");
    remove = site.remove;
    shop = await openShop(site.environment);
  });
  afterAll(async () => {
    await shop.dispose();
    await remove();
  });

  it('loads the tag manager once its diner accepts, and on every page after that [CFG-14, SEC-16, PLT-14]', async () => {
    const { page, foreign, errors, leave } = await visit(shop.url);
    const accept = page.getByTestId('cookie-accept');
    await accept.waitFor();
    expect(foreign).toEqual([]);
    await accept.click();
    await expect.poll(() => wasMeasured(page)).toBe(true);
    expect(foreign).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC123']);
    expect(await page.evaluate(() => Reflect.get(window, 'dataLayer'))).toEqual([
      { 'gtm.start': expect.any(Number), event: 'gtm.js' },
    ]);
    await page.goto('/menu');
    await expect.poll(() => wasMeasured(page)).toBe(true);
    expect(foreign).toHaveLength(2);
    expect(errors).toEqual([]);
    await leave();
  });

  it('never loads it for who refuses [CFG-14, SEC-16]', async () => {
    const { page, foreign, leave } = await visit(shop.url);
    await page.getByTestId('cookie-decline').click();
    await page.goto('/menu');
    await page.waitForTimeout(2_000);
    expect(foreign).toEqual([]);
    await leave();
  });
});

describe('a shop whose tag manager has an id that is none', () => {
  it('says so to who looks, loads nothing, and sells [CFG-15]', async () => {
    const site = await changeSite("tagManager: { enabled: true, id: 'UA-1' }");
    const shop = await openShop(site.environment);
    const { page, foreign, errors, leave } = await visit(shop.url, accepted);
    await expect.poll(() => errors.join()).toContain('The tag manager\'s id "UA-1" must be');
    await page.goto('/menu');
    await addItem(page, 'Margherita');
    expect(foreign).toEqual([]);
    expect((await fetch(shop.url)).headers.get('content-security-policy')).not.toContain('google');
    await leave();
    await shop.dispose();
    await site.remove();
  });
});

describe('a shop without a tag manager', () => {
  it('loads none of its code, whatever its diner accepted [CFG-13, PLT-14]', async () => {
    const url = inject('shopUrl');
    const own: string[] = [];
    const { page, foreign, leave } = await visit(url, async (opened) => {
      opened.on('request', (request) => own.push(request.url()));
      await accepted(opened);
    });
    await expect.poll(() => own.some((address) => address.includes('start-late-'))).toBe(true);
    await page.waitForTimeout(1_500);
    expect(foreign).toEqual([]);
    expect(own.filter((address) => /tag-manager|googletagmanager/.test(address))).toEqual([]);
    await leave();
  });
});
