import { expect, it } from 'vitest';
import { newDiner } from '../browser.ts';
import { changeSite } from '../changed-site.ts';
import { openShop } from '../shop.ts';

it.each([
  ['sm', 'center'],
  ['md', 'left'],
] as const)(
  'a name of 16 letters stands on one line of a header %s, its logo %s, at any width [SHL-17, CFG-06]',
  async (size, logo) => {
    const site = await changeSite(
      `header: { size: '${size}', sticky: true, transparent: false, logo: '${logo}' },
     logo: { ...site.logo, before: 'La Crêperie', after: 'Celte' }`,
    );
    const shop = await openShop(site.environment);
    try {
      for (const [width, height] of [
        [320, 640],
        [390, 844],
        [1280, 800],
      ] as const) {
        const { page, leave } = await newDiner(shop.url, { viewport: { width, height } });
        await page.goto('/menu');
        const header = page.getByTestId('header');
        const bar = await header.boundingBox();
        const name = await header.getByRole('link', { name: 'Lève-tard' }).boundingBox();
        if (!bar || !name) throw new Error('The page has a header with its name.');
        expect(name.y).toBeGreaterThanOrEqual(bar.y);
        expect(name.y + name.height).toBeLessThanOrEqual(bar.y + bar.height);
        const isApart = await header.getByRole('link', { name: 'Lève-tard' }).evaluate((logo) => {
          const own = logo.getBoundingClientRect();
          const others = [...(logo.closest('header')?.querySelectorAll('a, button') ?? [])].filter(
            (one) => one !== logo,
          );
          return others.every((one) => {
            const { left, right, width } = one.getBoundingClientRect();
            return width === 0 || right <= own.left + 1 || own.right <= left + 1;
          });
        });
        expect([width, isApart]).toEqual([width, true]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
        await leave();
      }
    } finally {
      await shop.dispose();
      await site.remove();
    }
  },
);
