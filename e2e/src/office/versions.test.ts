import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { openProxy } from '../app/proxy.ts';
import type { Shop } from '../shop.ts';
import { card, inColumn, newBoard, openKitchenShop, openService, orderCash, signInOwner } from './board-screen.ts';

const leaving: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const leave of leaving.splice(0).reverse()) await leave();
});

/** A kitchen that a test can restart with a newer version. */
async function openChangingKitchen() {
  const shop = await openKitchenShop();
  leaving.push(shop.dispose);
  const proxy = await openProxy(shop.url);
  leaving.push(proxy.close);
  const restart = async (clock: string) => {
    await shop.stop();
    await shop.restart({ SITE_ROOT: proxy.url, CLOCK: clock });
  };
  await restart('2026-11-20T18:00:00Z');
  const text = await (await fetch(`${proxy.url}/office/sw.js`)).text();
  let versions = 0;
  const deploy = () => {
    versions += 1;
    const newer = `${text}\n// ${versions}`;
    proxy.answers.set('/office/sw.js', (_, reply) => {
      reply.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(newer);
    });
  };
  const kitchen: Shop = { ...shop, url: proxy.url };
  return { kitchen, restart, deploy };
}

/** Makes the page check for a newer version. Resolves once it is waiting. */
async function lookForVersion(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/office/');
    await registration?.update();
  });
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/office/');
    return registration?.waiting != null;
  });
}

it('takes a newer version once no order rings any more, and by night from a screen that was left open [OFC-16, BRD-20]', async () => {
  const { kitchen, restart, deploy } = await openChangingKitchen();
  const { page, problems, leave } = await newBoard(kitchen, await signInOwner(kitchen), { serviceWorkers: 'allow' });
  leaving.push(leave);
  await openService(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.endsWith('/office/sw.js'));
  let loads = 0;
  page.on('framenavigated', () => {
    loads += 1;
  });
  const number = await orderCash(kitchen);
  await inColumn(page, 'new', number);
  deploy();
  await lookForVersion(page);
  await page.waitForTimeout(5_000);
  expect(loads).toBe(0);
  await card(page, number).getByTestId('accept').click();
  await expect.poll(() => loads).toBe(1);
  await page.getByTestId('sound-bar').waitFor();
  await inColumn(page, 'kitchen', number);
  expect(await page.getByTestId('open-service').count()).toBe(0);

  await page.getByTestId('search').click();
  deploy();
  await lookForVersion(page);
  await page.waitForTimeout(5_000);
  expect(loads).toBe(1);
  await restart('2026-11-21T04:00:00Z');
  await expect.poll(() => loads, { timeout: 30_000 }).toBe(2);
  await page.getByTestId('sound-bar').waitFor();
  await page.waitForTimeout(3_000);
  expect([loads, problems.filter((line) => !/ERR_|502/.test(line))]).toEqual([2, []]);
});
