import { expect, it } from 'vitest';
import { newDiner } from '../browser.ts';
import { changeSite } from '../changed-site.ts';
import { openShop } from '../shop.ts';

it.each([
  'Anticonstitutionnellement *bon.*',
  'Gastronomie méditerranéenne *végétarienne*',
  'Restauration, *{eat}* dans *{minutes} min.*',
])(
  'a headline breaks between words and leaves none behind the edge, however long they are: %s [SHL-24, CFG-06]',
  async (headline) => {
    const site = await changeSite(`hero: { ...site.hero, headline: '${headline}' }`);
    const shop = await openShop(site.environment);
    try {
      for (const [width, height] of [
        [320, 640],
        [390, 844],
        [800, 360],
        [1024, 700],
        [1280, 800],
      ] as const) {
        const { page, leave } = await newDiner(shop.url, { viewport: { width, height } });
        await page.goto('/');
        const words = await page.locator('h1').evaluate((title) => {
          const range = document.createRange();
          const found: { word: string; lines: number; right: number }[] = [];
          const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
          for (let node = walker.nextNode(); node; node = walker.nextNode())
            for (const match of (node.textContent ?? '').matchAll(/[^\s]+/g)) {
              range.setStart(node, match.index);
              range.setEnd(node, match.index + match[0].length);
              found.push({
                word: match[0],
                lines: range.getClientRects().length,
                right: range.getBoundingClientRect().right,
              });
            }
          return found;
        });
        expect(words.length).toBeGreaterThan(1);
        for (const { word, lines, right } of words) {
          expect([width, word, lines]).toEqual([width, word, 1]);
          expect(right).toBeLessThanOrEqual(width);
        }
        await leave();
      }
    } finally {
      await shop.dispose();
      await site.remove();
    }
  },
);
