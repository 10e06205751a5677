import { afterAll, describe, expect, inject, it } from 'vitest';
import { closeBrowser, desk, newDiner } from './browser.ts';
import { addItem } from './diner.ts';

const url = inject('shopUrl');
afterAll(closeBrowser);

const hostile = [
  'null',
  '{',
  '[]',
  '"text"',
  '{"lines":null}',
  '{"lines":[{"itemId":"<img src=x onerror=alert(1)>","quantity":-5}]}',
  '{"lines":[{"itemId":1,"quantity":1e99,"options":"x","note":{}}]}',
  `{"lines":[${Array.from({ length: 5000 }, () => '{"itemId":1,"quantity":1,"options":[],"note":""}').join()}]}`,
  '{"__proto__":{"polluted":true},"items":[1,2,3]}',
];

describe('what the browser kept', () => {
  it.each(hostile)('is no white screen when the cart is %.60s [CRT-05, STO-10]', async (cart) => {
    const { page, problems, leave } = await newDiner(url);
    await page.addInitScript((value) => localStorage.setItem('cart', value), cart);
    for (const path of ['/menu', '/checkout']) {
      await page.goto(path);
      await page.locator('main h1, main h2').first().waitFor();
    }
    expect(problems).toEqual([]);
    await leave();
  });

  it.each(['null', '{', '7', '{"type":"moon"}', '{"type":"delivery","zone":{"a":1},"_distance":[]}'])(
    'is no obstacle when the location is %s [LOC-25]',
    async (location) => {
      const { page, problems, leave } = await newDiner(url);
      await page.addInitScript((value) => localStorage.setItem('location', value), location);
      await page.goto('/menu');
      await addItem(page, 'Reine');
      expect(problems).toEqual([]);
      await leave();
    },
  );

  it('keeps the cart over a reload, ids and counts only [CRT-05, STO-08]', async () => {
    const { page, leave } = await newDiner(url, { viewport: desk });
    await page.goto('/menu');
    await addItem(page, 'Reine', 2);
    await page.reload();
    await page.getByTestId('cart-line').first().waitFor();
    const stored = await page.evaluate(() => localStorage.cart);
    expect(stored).not.toMatch(/price|cents|€|Reine/i);
    await leave();
  });

  it('is not needed: where storage throws, the shop works in memory [STO-10]', async () => {
    const { page, problems, leave } = await newDiner(url, { viewport: desk });
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      Storage.prototype.getItem = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
    });
    await page.goto('/menu');
    await addItem(page, 'Reine');
    await page.getByTestId('cart-line').first().waitFor();
    expect(problems).toEqual([]);
    await leave();
  });

  it('loses no item between two tabs', async () => {
    const { page, leave } = await newDiner(url, { viewport: desk });
    const other = await page.context().newPage();
    await page.goto('/menu');
    await other.goto('/menu');
    await addItem(page, 'Reine');
    await addItem(other, 'Margherita');
    await expect.poll(() => page.getByTestId('cart-line').count()).toBe(2);
    await leave();
  });
});
