import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { newDiner } from './browser.ts';
import { addItem, awake } from './diner.ts';

const url = inject('shopUrl');

const localKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage).toSorted());

describe('a start', () => {
  it('removes what names a cache, a worker or an app, before the page is taken over, and nothing else [PWA-19, PWA-31]', async () => {
    const { page, problems, leave } = await newDiner(url);
    await page.addInitScript(() => {
      for (const key of ['my-cache-1', 'pwa-x', 'WorkBox-y', 'keep']) localStorage.setItem(key, 'x');
      const steps: string[] = [];
      Object.assign(window, { steps });
      const { removeItem } = Storage.prototype;
      Storage.prototype.removeItem = function remove(key) {
        const header = document.querySelector('[data-testid=header]');
        const isTaken = Object.keys(header ?? {}).some((name) => name.startsWith('__react'));
        steps.push(`${key} ${isTaken ? 'after' : 'before'}`);
        removeItem.call(this, key);
      };
      let isVisitChecked = false;
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function set(key, value) {
        if (key === 'last-visit' && !isVisitChecked) steps.push('visit');
        isVisitChecked ||= key === 'last-visit';
        setItem.call(this, key, value);
      };
    });
    await page.goto('/menu');
    await awake(page);
    expect(await localKeys(page)).toEqual(['cookie-consent', 'keep', 'last-visit']);
    const steps = await page.evaluate(() => (window as unknown as { steps: string[] }).steps);
    expect(steps[0]).toBe('visit');
    expect(steps.slice(1).toSorted()).toEqual(['WorkBox-y before', 'my-cache-1 before', 'pwa-x before']);
    expect(problems).toEqual([]);
    await leave();
  });

  it('remembers what was said about installing under a name that stays [PWA-07, STO-03, STO-04, STO-05]', async () => {
    const { page, leave } = await newDiner(url);
    await page.goto('/menu');
    await awake(page);
    await page.evaluate(() => {
      localStorage.setItem('vite-pwa:hide-install', 'true');
      localStorage.setItem('ios-pwa-prompt-shown', 'true');
      localStorage.setItem('install-state', '{');
    });
    for (let time = 0; time < 2; time++) {
      await page.reload();
      await awake(page);
      expect(await localKeys(page)).toEqual(['cookie-consent', 'install-state', 'last-visit']);
      const state = await page.evaluate(() => JSON.parse(localStorage.getItem('install-state') ?? '{}'));
      expect(state).toMatchObject({ prompted: true, hidden: true });
    }
    await leave();
  });

  it('from the home screen says that the shop is installed, after what it removes [PWA-10]', async () => {
    const { page, leave } = await newDiner(url);
    await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
    for (let time = 0; time < 2; time++) {
      await page.goto('/menu');
      await awake(page);
      expect(await page.evaluate(() => localStorage.getItem('pwa-installed'))).toBe('true');
    }
    await leave();
  });
});

describe('a site that holds more than 50 MB', () => {
  const megabyte = 1024 * 1024;

  /** A page whose browser reports this storage usage; `documents` counts page loads. */
  async function openFull(bytes: number, spoil: () => void = () => undefined) {
    const diner = await newDiner(url, { serviceWorkers: 'block' });
    const { page } = diner;
    const warnings: string[] = [];
    let documents = 0;
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.addInitScript((usage) => {
      navigator.storage.estimate = async () => ({ usage });
    }, bytes);
    await page.addInitScript(spoil);
    await page.goto('/menu');
    await page.evaluate(async () => (await caches.open('left')).put('/left', new Response('x')));
    const left = () => page.evaluate(() => caches.keys()).catch(() => null);
    return { ...diner, warnings, left, documents: () => documents };
  }

  it('throws it away two seconds after the start, and loads the page again half a second later, once a tab [PWA-20]', async () => {
    const { page, left, documents, problems, leave } = await openFull(60 * megabyte);
    const startedAt = Date.now();
    await expect.poll(left).not.toContain('left');
    await expect.poll(documents).toBe(2);
    expect(Date.now() - startedAt).toBeGreaterThan(1_500);
    await awake(page);
    await page.waitForTimeout(3_500);
    expect(documents()).toBe(2);
    expect(problems).toEqual([]);
    await leave();
  });

  it('is not one of exactly 50 MB [PWA-20]', async () => {
    const { page, left, documents, leave } = await openFull(50 * megabyte);
    await awake(page);
    await page.waitForTimeout(3_500);
    expect([await left(), documents()]).toEqual([['left'], 1]);
    await leave();
  });

  it('where that can’t be thrown away, goes on with a warning and no other load [PWA-21, ERR-12]', async () => {
    const { page, warnings, documents, problems, leave } = await openFull(60 * megabyte, () => {
      CacheStorage.prototype.delete = () => Promise.reject(new Error('no'));
    });
    await expect.poll(() => warnings.some((text) => text.includes('could not be thrown away'))).toBe(true);
    await addItem(page, 'Reine');
    await page.waitForTimeout(1_000);
    expect([documents(), problems]).toEqual([1, []]);
    await leave();
  });
});

describe('the keyboard of an iPhone, with the shop on its home screen', () => {
  it('is open where the window is more than 150 px lower, and hides the bar at the foot of the page [SHL-20]', async () => {
    const { page, leave } = await newDiner(url, {
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      viewport: { width: 390, height: 800 },
    });
    await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
    // Waits for the scripts that start late.
    const late = page.waitForResponse('**/builds/meta/*.json');
    await page.goto('/menu');
    await late;
    await addItem(page, 'Reine');
    const bar = page.getByRole('button', { name: 'Voir le panier' });
    const state = () => page.evaluate(() => document.documentElement.dataset.keyboard ?? 'closed');
    for (const [height, expected] of [
      [640, 'open'],
      [650, 'closed'],
      [800, 'closed'],
    ] as const) {
      await page.setViewportSize({ width: 390, height });
      await expect.poll(state).toBe(expected);
      await bar.waitFor({ state: expected === 'open' ? 'hidden' : 'visible' });
    }
    await leave();
  });

  it('is nobody’s business on another device [SHL-20]', async () => {
    const { page, leave } = await newDiner(url, { viewport: { width: 390, height: 800 } });
    await page.goto('/menu');
    await awake(page);
    await page.setViewportSize({ width: 390, height: 500 });
    expect(await page.evaluate(() => document.documentElement.dataset.keyboard)).toBeUndefined();
    await leave();
  });
});
