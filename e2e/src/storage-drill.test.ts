import { afterAll, describe, expect, inject, it } from 'vitest';
import { closeBrowser, newDiner } from './browser.ts';
import { addItem, awake, storedLines } from './diner.ts';

const url = inject('shopUrl');
afterAll(closeBrowser);

const isFull = inject('drillShare') === 1;

const places = [
  ...['cart', 'location', 'auth', 'profile', 'last-visit', 'install-state', 'cookie-consent', 'consent-declined'].map(
    (key) => ({ kind: 'localStorage' as const, key }),
  ),
  ...['pwa-installed', 'vite-pwa:hide-install'].map((key) => ({ kind: 'localStorage' as const, key })),
  ...['checkout', 'last-order', 'reload-guard', 'storage-cleanup', 'auth-pending-email'].map((key) => ({
    kind: 'sessionStorage' as const,
    key,
  })),
];
const values: [name: string, text: string][] = [
  ['nothing', ''],
  ['null', 'null'],
  ['a number', '7'],
  ['a list', '[]'],
  ['a text', '"<img src=x onerror=alert(1)>"'],
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a prototype', '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'],
  ['an old schema', '{"version":0,"items":[{"id":1,"qty":2}],"token":1,"order":{"number":"x"}}'],
  ['wrong types', '{"lines":[null,7,{"itemId":"x","quantity":{}}],"coupon":[],"tab":7,"personal":[],"_distance":"x"}'],
  ['2 MB', `{"lines":"${'x'.repeat(2_000_000)}"}`],
];
const all = ['/menu', '/checkout'].flatMap((path) =>
  places.flatMap((place) => values.map(([name, text]) => ({ path, ...place, name, text }))),
);
// A share of them meets every place and every value: the step has no divisor in common with either number.
const chosen = all.filter((_, index) => isFull || index % 13 === 0);

describe('a start', () => {
  it.each(chosen)(
    'of $path with $name in $kind as $key is whole, and complains of nothing [CRT-05, STO-10]',
    async (found) => {
      const { page, problems, leave } = await newDiner(url);
      await page.goto('/builds/latest.json');
      await page.evaluate(({ kind, key, text }) => window[kind].setItem(key, text), found);
      await page.goto(found.path);
      await page.locator('main :is(h1, h2)').first().waitFor();
      if (found.path === '/menu') await awake(page);
      expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
      expect(problems).toEqual([]);
      await leave();
    },
  );
});

describe('two tabs', () => {
  const adds = isFull ? 20 : 6;

  it(`that add ${adds} times in turn lose no item [CRT-05]`, async () => {
    const { page, problems, leave } = await newDiner(url);
    const tabs = [page, await page.context().newPage()];
    for (const tab of tabs) {
      await tab.goto('/menu');
      await awake(tab);
    }
    for (let add = 0; add < adds; add++) await addItem(tabs[add % 2] ?? page, add % 2 === 0 ? 'Reine' : 'Margherita');
    const units = async () =>
      ((await storedLines(page)) as { quantity: number }[]).reduce((count, { quantity }) => count + quantity, 0);
    await expect.poll(units).toBe(adds);
    expect(problems).toEqual([]);
    await leave();
  });
});
