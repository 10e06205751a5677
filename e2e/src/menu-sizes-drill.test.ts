import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newDiner } from './browser.ts';
import { type Catalogue, changeCatalogue } from './change-catalogue.ts';
import { awake, storedLines } from './diner.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  await shop.dispose();
});

const patience = 90_000;

/** Puts all dishes into the first category, none of which requires a choice. */
function sizeMenu({ menus, offers }: Catalogue, count: number): void {
  const [dish] = menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items));
  offers.length = 0;
  for (const { categories } of menus) for (const category of categories) category.items = [];
  const home = menus[0]?.categories[0];
  if (!dish || !home) throw new Error('the demo has no dish');
  home.items = Array.from({ length: count }, (_, index) => ({
    ...dish,
    item_id: 100_000 + index,
    item_name: `Plat ${index + 1}`,
    options: [],
  }));
}

async function openMenu(count: number): Promise<{ page: Page; problems: string[]; leave: () => Promise<void> }> {
  await changeCatalogue(shop, (catalogue) => sizeMenu(catalogue, count));
  const diner = await newDiner(shop.url);
  diner.page.setDefaultTimeout(patience);
  await diner.page.goto('/menu');
  await awake(diner.page);
  // For a second after a change, the server may send the old page, which then updates itself.
  await expect.poll(() => diner.page.getByTestId('item').count(), { timeout: patience }).toBe(count);
  return diner;
}

describe('a menu', { timeout: 3 * patience }, () => {
  it.each([1, 10_000 * inject('drillShare')])(
    'of %i dishes opens, shows the last one and takes it into the cart',
    async (count) => {
      const { page, problems, leave } = await openMenu(count);
      const last = page.getByTestId('item').last();
      await last.getByTestId('add-to-cart').click();
      await expect.poll(() => storedLines(page)).toEqual([expect.objectContaining({ itemId: 100_000 + count - 1 })]);
      expect(problems).toEqual([]);
      await leave();
    },
  );

  it('without any dish says so instead of a blank page', async () => {
    const { page, problems, leave } = await openMenu(0);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toBe('');
    expect(problems).toEqual([]);
    await leave();
  });
});
