import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { addItem, awake, onTab, storedLines } from '../diner.ts';
import { openShop } from '../shop.ts';
import { openProxy, type ShopProxy } from './proxy.ts';
import { newWorkerDiner, served } from './worker-diner.ts';

const url = inject('shopUrl');
let shop: ShopProxy;
let workerText = '';
beforeEach(async () => {
  shop = await openProxy(url);
  workerText = await (await fetch(`${url}/sw.js`)).text();
});
afterEach(() => shop.close());

/** Replaces the shop's service worker from now on. */
function deploy(text: string, status = 200): void {
  shop.answers.set('/sw.js', (_, reply) => {
    reply.writeHead(status, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(text);
  });
}

describe('the service worker', () => {
  it('is one file for the whole site, which browsers ask for again at each visit [PWA-22, PLT-12]', async () => {
    const answer = await fetch(`${url}/sw.js`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    const { page, problems, leave } = await newWorkerDiner(shop.url);
    await page.goto('/');
    await served(page);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(`${shop.url}/`);
    expect(problems).toEqual([]);
    await leave();
  });

  it('is asked for after the page has loaded, and a second visit asks the network for no script or style', async () => {
    const { page, leave } = await newWorkerDiner(shop.url);
    await page.goto('/menu');
    await served(page);
    const before = shop.asked.slice(0, shop.asked.indexOf('/sw.js'));
    expect(before.filter((path) => path.startsWith('/assets/first-'))).toHaveLength(1);
    expect(before.some((path) => path.startsWith('/data/'))).toBe(true);
    shop.asked.length = 0;
    await page.goto('/');
    await awake(page);
    expect(shop.asked.filter((path) => /^\/(assets|data)\//.test(path))).toEqual([]);
    expect(shop.asked).toContain('/');
    await leave();
  });

  it('lets redirects, missing pages and the API be what they are', async () => {
    const { page, leave } = await newWorkerDiner(shop.url);
    await page.goto('/menu');
    await served(page);
    const missing = await page.goto('/nope');
    expect(missing?.status()).toBe(404);
    await page.getByTestId('error-page').waitFor();
    expect(await page.evaluate(async () => (await fetch('/v2/nope')).status)).toBe(404);
    shop.answers.set('/old', (_, reply) => reply.writeHead(301, { location: '/menu' }).end());
    await page.goto('/old');
    expect(page.url()).toBe(`${shop.url}/menu`);
    await leave();
  });

  it('that is newer waits for the diner: a banner, its progress, and one reload of every tab with the cart kept [PWA-12, PWA-13, PWA-14, SHL-14, SHL-15, SHL-16, CRT-05]', async () => {
    const { page, leave } = await newWorkerDiner(shop.url);
    await page.goto('/menu');
    await addItem(page, 'Reine');
    await served(page);
    const other = await page.context().newPage();
    await other.goto('/');
    await awake(other);
    const loads = [page, other].map((tab) => {
      const seen: string[] = [];
      tab.on('request', (request) => request.isNavigationRequest() && seen.push(request.url()));
      return seen;
    });
    deploy(`${workerText}\n// newer`);
    await page.reload();
    const banner = page.getByTestId('update-banner');
    await banner.getByRole('heading', { name: 'Mise à jour disponible' }).waitFor();
    await banner.getByText('Une nouvelle version est prête.').waitFor();
    const button = banner.getByTestId('update-refresh');
    expect(await button.innerText()).toBe('Actualiser');
    await page.evaluate(() => {
      const seen: string[] = [];
      sessionStorage.setItem('seen', '');
      const look = () => {
        const refresh = document.querySelector<HTMLButtonElement>('[data-testid=update-refresh]');
        if (refresh?.ariaBusy === 'true' && refresh.disabled) seen.push(refresh.innerText);
        sessionStorage.setItem('seen', seen.join());
      };
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    await button.click();
    await expect.poll(() => loads.map((seen) => seen.length)).toEqual([2, 1]);
    await awake(page);
    await awake(other);
    expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toContain('Actualisation…');
    expect(await page.getByTestId('update-banner').count()).toBe(0);
    expect(await storedLines(page)).toHaveLength(1);
    await page.waitForTimeout(1_000);
    expect(loads.map((seen) => seen.length)).toEqual([2, 1]);
    await leave();
  });

  it.each([
    ['is not there', '', 404],
    ['is a page', '<!doctype html><title>x</title>', 200],
    ['can’t be read', 'export {', 200],
    ['throws', 'throw new Error("broken")', 200],
  ])('that %s is logged, nothing is shown, and the shop works [PWA-28, ERR-11]', async (_name, text, status) => {
    deploy(text, status);
    const { page, problems, leave } = await newWorkerDiner(shop.url);
    const logged = page.waitForEvent('console', (line) => line.text().includes('without its service worker'));
    await page.goto('/menu');
    await logged;
    await addItem(page, 'Reine');
    expect(await page.getByTestId('update-banner').count()).toBe(0);
    // The browser itself logs an error about the missing file.
    expect(problems.filter((line) => !/404|sw\.js/.test(line))).toEqual([]);
    await leave();
  });

  it.each([
    ['from the start', 0],
    ['once it has stored what it stores at first', 1],
  ])('whose browser has no room %s is no obstacle: pages open, and the cart orders', async (_when, visits) => {
    const { page, problems, leave } = await newWorkerDiner(shop.url);
    const session = await page.context().newCDPSession(page);
    const fill = () => session.send('Storage.overrideQuotaForOrigin', { origin: shop.url, quotaSize: 1 });
    if (visits === 0) await fill();
    await page.goto('/');
    if (visits === 1) {
      await served(page);
      await fill();
    }
    await page.goto('/menu');
    await addItem(page, 'Reine');
    await page.goto('/checkout');
    await page.getByTestId('order-type-pickup').click();
    await onTab(page, 'personal');
    expect(problems).toEqual([]);
    await leave();
  });

  it('that breaks every page is replaced by the next deploy', async () => {
    deploy('addEventListener("fetch", (event) => event.respondWith(Promise.reject(new Error("broken"))))');
    const { page, leave } = await newWorkerDiner(shop.url);
    await page.goto('/menu');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.goto('/').catch(() => undefined);
    deploy(workerText);
    // A browser looks for a new worker some time after a page load, and each page load restarts that time.
    const again = async () => {
      await page.goto('/menu').catch(() => undefined);
      return page.getByTestId('item').count();
    };
    await expect.poll(again, { interval: 3_000, timeout: 80_000 }).toBeGreaterThan(10);
    await leave();
  });

  it('that the operator switched off empties its stores and goes', async () => {
    const off = await openShop({ SERVICE_WORKER: 'false' });
    const { page, leave } = await newWorkerDiner(shop.url);
    await page.goto('/menu');
    await served(page);
    deploy(await (await fetch(`${off.url}/sw.js`)).text());
    // The new worker takes over with the second page load at the latest, because the old one may have pending work.
    const left = async () => {
      await page.reload();
      return page.evaluate(async () => (await caches.keys()).length).catch(() => -1);
    };
    await expect.poll(left, { interval: 3_000, timeout: 80_000 }).toBe(0);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length).catch(() => -1))
      .toBe(0);
    await page.reload();
    await addItem(page, 'Reine');
    await leave();
    await off.dispose();
  });
});
