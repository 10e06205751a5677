import { describe, expect, inject, it } from 'vitest';
import { newDiner } from './browser.ts';
import { addItem, awake, storedLines } from './diner.ts';

const url = inject('shopUrl');

const isFull = inject('drillShare') === 1;

const places = [
  ...['cart', 'location', 'auth', 'profile', 'last-visit', 'install-state', 'cookie-consent', 'consent-declined'].map(
    (key) => ({ kind: 'localStorage' as const, key }),
  ),
  ...['pwa-installed', 'vite-pwa:hide-install'].map((key) => ({ kind: 'localStorage' as const, key })),
  ...['checkout', 'last-order', 'reload-guard', 'storage-cleanup', 'auth-pending-email', 'auth-pending-session'].map(
    (key) => ({
      kind: 'sessionStorage' as const,
      key,
    }),
  ),
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
const paths = ['/menu', '/checkout'];
/** Each value in each place, one at a time. */
const singly = paths.flatMap((path) =>
  places.flatMap((place) =>
    values.map(([name, text]) => ({ path, name: `${name} in ${place.key}`, kept: [{ ...place, text }] })),
  ),
);
/** The cases of a partial run: all places at once, each with another value in each case. */
const together = values.map((_, turn) => ({
  path: paths[turn % paths.length],
  name: `everything, from ${values[turn]?.[0]} on`,
  kept: places.map((place, index) => ({ ...place, text: values[(index + turn) % values.length]?.[1] ?? '' })),
}));

describe('a start', () => {
  it.each(isFull ? singly : together)(
    'of $path with $name is whole, and complains of nothing [CRT-05, STO-10]',
    async ({ path = '', kept }) => {
      const { page, problems, leave } = await newDiner(url);
      await page.goto('/builds/latest.json');
      await page.evaluate((all) => {
        for (const { kind, key, text } of all) window[kind].setItem(key, text);
      }, kept);
      await page.goto(path);
      await page.locator('main :is(h1, h2)').first().waitFor();
      if (path === '/menu') await awake(page);
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
