import { afterAll, expect, inject, it } from 'vitest';
import { closeBrowser, newDiner } from '../browser.ts';

const url = inject('shopUrl');
afterAll(closeBrowser);

it.each([320, 768, 1920])('nothing scrolls sideways at %i pixels [SHL-26]', async (width) => {
  const { page, leave } = await newDiner(url, { viewport: { width, height: 800 } });
  for (const path of ['/', '/menu', '/success', '/nope']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
  }
  await leave();
});
