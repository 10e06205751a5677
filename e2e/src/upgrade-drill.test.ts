import { rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { newDiner } from './browser.ts';
import { addItem, awake, enterCheckout, fillPersonal, followLink, onTab, storedLines, walkToPayment } from './diner.ts';
import { listOrders } from './listed-orders.ts';
import { openShop, type Shop } from './shop.ts';
import { newDataFolder } from './shop-template.ts';
import { type Build, makeBuild, removeBuilds } from './upgrade/make-build.ts';
import { type FrontProxy, openProxy } from './upgrade/open-proxy.ts';

const cycles = Math.max(2, Math.round(20 * inject('drillShare')));
const pollMilliseconds = 1000;

/** Both servers serve pages, the first one also the API. They share a folder for old builds. */
let shop: Shop;
let second: Shop;
let proxy: FrontProxy;
const builds: Build[] = [];

async function nextBuild(): Promise<Build> {
  const build = await makeBuild(builds.length + 1);
  builds.push(build);
  return build;
}

const serve = (build: Build, dataDir: string) =>
  openShop({ BUILD_DIR: build.folder, DATA_DIR: dataDir, MANIFEST_POLL_MS: String(pollMilliseconds) });

beforeAll(async () => {
  const build = await nextBuild();
  shop = await serve(build, await newDataFolder());
  const dataDir = await newDataFolder();
  await symlink(join(shop.dataDir, 'builds'), join(dataDir, 'builds'));
  second = await serve(build, dataDir);
  proxy = await openProxy(shop.url);
});
afterAll(async () => {
  await proxy.close();
  await Promise.all([shop.dispose(), second.dispose()]);
  for (const { dataDir } of [shop, second]) await rm(dataDir, { recursive: true });
  await removeBuilds(builds);
});

async function openTab(page: Page) {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents.push(new URL(request.url()).pathname);
  });
  return { page, documents };
}

/** A proxy answers 502 while a tab's only server restarts. */
const isNoClosedShop = (problem: string) => !problem.includes('502');

const buildOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.buildId);

/** Makes a diner's tabs record the latest build that the server has announced. */
const noteBuilds = (page: Page) =>
  page.context().addInitScript(() => {
    const ask = window.fetch;
    window.fetch = async (input, init) => {
      const answer = await ask(input, init);
      if (String(input).startsWith('/builds/latest.json')) window.name = await answer.clone().text();
      return answer;
    };
  });

/** Waits until the server has announced a build to the tab. */
const hearsOf = (page: Page, { id }: Build) =>
  page.waitForFunction((wanted) => window.name.includes(wanted), id, { timeout: 60_000 });

/** Waits until the tab may load one of these pages again, which it does at most every ten seconds (PWA-18). */
const mayLoadOneOf = (page: Page, ...paths: string[]) =>
  page.waitForFunction((some) => {
    const loadedUntil = JSON.parse(sessionStorage.getItem('reload-guard') ?? '{}');
    return some.some((path) => !(loadedUntil[path] >= Date.now()));
  }, paths);

async function expectMenu(page: Page): Promise<void> {
  await page.locator('main[data-page=Menu]').waitFor();
  await awake(page);
  expect(await page.getByTestId('item').count()).toBeGreaterThan(10);
}

/** Deploys a build: either the only server restarts, or the second server gets it first. */
async function deploy(build: Build, inTurn: boolean): Promise<void> {
  if (inTurn) {
    await second.stop();
    await second.restart({ BUILD_DIR: build.folder });
    proxy.lead(shop.url, second.url);
    return;
  }
  await shop.stop();
  await shop.restart({ BUILD_DIR: build.folder });
  proxy.lead(shop.url);
}

it(`${cycles} deploys leave no open tab blank, load each at most once, and keep cart and forms [PWA-16, PLT-16, CRT-05, CHK-48]`, async () => {
  const { page, problems, leave } = await newDiner(proxy.url);
  await noteBuilds(page);
  const browsing = await openTab(page);
  await page.goto('/menu');
  await addItem(page, 'Reine', 2);
  const writing = await openTab(await page.context().newPage());
  await writing.page.goto('/menu');
  await enterCheckout(writing.page, 'pickup');
  await fillPersonal(writing.page);

  for (let cycle = 0; cycle < cycles; cycle++) {
    const inTurn = cycle % 2 === 1;
    const build = await nextBuild();
    for (const tab of [browsing, writing]) tab.documents.length = 0;
    await deploy(build, inTurn);
    await Promise.all([browsing, writing].map((tab) => hearsOf(tab.page, build)));
    expect([browsing.documents, writing.documents]).toEqual([[], []]);

    await mayLoadOneOf(page, '/', '/menu');
    await followLink(page, '/');
    await page.locator('main[data-page=Home]').waitFor();
    await awake(page);
    await followLink(page, '/menu');
    await expectMenu(page);
    expect(await storedLines(page)).toMatchObject([{ quantity: 2 }]);
    // The first link reloads the page, or the second one if the first page was loaded less than ten seconds ago.
    expect(browsing.documents).toHaveLength(1);

    await followLink(writing.page, '/');
    await writing.page.locator('main[data-page=Home]').waitFor();
    expect(writing.documents.length).toBeLessThanOrEqual(1);
    await awake(writing.page);
    await writing.page.goBack();
    await onTab(writing.page, 'personal');
    expect(await writing.page.locator('[name=email]').inputValue()).toBe('camille@example.com');

    if (inTurn) {
      // The rest of the deploy: a tab that has met the old server again must not reload for the same build.
      await deploy(build, false);
      await followLink(page, '/');
      await page.locator('main[data-page=Home]').waitFor();
      await followLink(page, '/menu');
      await expectMenu(page);
      expect(browsing.documents).toHaveLength(1);
      await page.reload();
      await awake(page);
      await writing.page.reload();
      await onTab(writing.page, 'personal');
    }
    expect(await buildOf(page)).toBe(build.id);
  }
  expect(problems.filter(isNoClosedShop)).toEqual([]);
  await leave();
}, 1_200_000);

it('a deploy never loads the page of who is paying, and the order is one [PWA-16, PAY-16]', async () => {
  const { page, problems, leave } = await newDiner(proxy.url);
  await noteBuilds(page);
  const { documents } = await openTab(page);
  const localIds = new Set<unknown>();
  const isSent = Promise.withResolvers<void>();
  const isDeployed = Promise.withResolvers<void>();
  await page.goto('/menu');
  await addItem(page, 'Reine');
  await walkToPayment(page, 'pickup');
  await page.route('**/v2/public/checkout/', async (route) => {
    if (route.request().method() === 'POST') {
      localIds.add(route.request().postDataJSON().local_id);
      isSent.resolve();
      await isDeployed.promise;
    }
    await route.continue();
  });
  documents.length = 0;
  await page.getByTestId('place-order').click();
  await isSent.promise;
  const build = await nextBuild();
  await deploy(build, false);
  await hearsOf(page, build);
  await followLink(page, '/');
  await page.locator('main[data-page=Home]').waitFor();
  expect(documents).toEqual([]);
  isDeployed.resolve();
  await page.waitForURL('**/success');
  await page.getByText('Commande confirmée').first().waitFor();
  const orders = (await listOrders(shop)).filter(({ localId }) => localIds.has(localId));
  expect(orders).toHaveLength(1);
  expect(await storedLines(page)).toEqual([]);
  expect(problems.filter(isNoClosedShop)).toEqual([]);
  await leave();
});
