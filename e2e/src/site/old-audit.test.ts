import { afterAll, beforeAll, expect, it } from 'vitest';
import { newDiner } from '../browser.ts';
import { changeCatalogue } from '../change-catalogue.ts';
import { openShop, type Shop } from '../shop.ts';

const audit = { date: '2023-11-24', by: 'Atelier Accès', percent: 72 };

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ CLOCK: '2026-11-24T19:30:00+01:00' });
  await changeCatalogue(shop, ({ settings }) => {
    settings['legal.accessibility'] = { ...(settings['legal.accessibility'] as object), audit };
  });
  await shop.stop();
  // The last half minute of the audit's third year.
  await shop.restart({ CLOCK: '2026-11-24T23:59:30+01:00' });
});
afterAll(() => shop.dispose());

const stateIn = (text: string) => /(?:non|partiellement|totalement) conforme/.exec(text)?.[0];

it('an audit counts until its third year is over, then the open site says so itself [LAW-52, LAW-53]', async () => {
  const read = async () => stateIn(await (await fetch(`${shop.url}/accessibilite`)).text());
  const { page, problems, leave } = await newDiner(shop.url);
  await page.goto('/accessibilite');
  const heading = async () => stateIn(await page.locator('main').innerText());
  const foot = async () => stateIn(await page.getByRole('contentinfo').innerText());
  expect([await heading(), await foot(), await read()]).toEqual(Array(3).fill('partiellement conforme'));
  const midnight = { timeout: 60_000, interval: 500 };
  await expect.poll(read, midnight).toBe('non conforme');
  await expect.poll(heading, midnight).toBe('non conforme');
  await expect.poll(foot, midnight).toBe('non conforme');
  expect(await page.locator('main').innerText()).not.toContain('Atelier Accès');
  expect(problems).toEqual([]);
  await leave();
}, 120_000);
