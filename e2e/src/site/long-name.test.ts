import { expect, it } from 'vitest';
import { newDiner } from '../browser.ts';
import { changeSite } from '../changed-site.ts';
import { openShop } from '../shop.ts';

it.each([
  ['La Crêperie Celte', { before: 'La Crêperie', after: 'Celte' }, 'sm', 'center'],
  ['La Crêperie Celte', { before: 'La Crêperie', after: 'Celte' }, 'md', 'left'],
  ['Gourmandises Clermontoise', { before: 'Gourmandises', after: 'Clermontoise' }, 'md', 'center'],
  ['Anticonstitutionnellement', { before: 'Anticonstitutionnellemen', after: '', mark: null }, 'lg', 'center'],
  ['WWWWWWWWWWWWWWWWWWWWWWWW', { before: 'WWWWWWWWWWWWWWWWWWWWWWWW', after: '', mark: null }, 'sm', 'left'],
] as const)(
  'the name %s stands on one line of the header, as %j, of size %s, its logo %s, at any width [SHL-17, CFG-06]',
  async (_name, name, size, place) => {
    const site = await changeSite(
      `header: { size: '${size}', sticky: true, transparent: false, logo: '${place}' },
     logo: { ...site.logo, ...${JSON.stringify(name)} }`,
    );
    const shop = await openShop(site.environment);
    try {
      for (const [width, height] of [
        [320, 640],
        [390, 844],
        [1024, 700],
        [1280, 800],
      ] as const) {
        const { page, leave } = await newDiner(shop.url, { viewport: { width, height } });
        await page.goto('/menu');
        const header = page.getByTestId('header');
        const bar = await header.boundingBox();
        const mark = await header.getByRole('link', { name: 'Lève-tard' }).boundingBox();
        if (!bar || !mark) throw new Error('The page has a header with its name.');
        expect(mark.y).toBeGreaterThanOrEqual(bar.y);
        expect(mark.y + mark.height).toBeLessThanOrEqual(bar.y + bar.height);
        // All letters are readable, or an ellipsis cuts the end.
        const parts = header.getByRole('link', { name: 'Lève-tard' }).locator('[aria-hidden]:not(svg)');
        for (const part of await parts.all())
          expect(await part.evaluate((span) => getComputedStyle(span).textOverflow)).toBe('ellipsis');
        const letters = await parts.first().evaluate((span) => Number.parseFloat(getComputedStyle(span).fontSize));
        expect(letters).toBeGreaterThanOrEqual(13);
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
