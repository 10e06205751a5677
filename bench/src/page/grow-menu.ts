import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Shop } from '@comptoir/e2e';

interface Catalogue {
  menus: { categories: { items: { item_id: number; item_name: string }[] }[] }[];
}

const countDishes = ({ menus }: Catalogue) =>
  menus.flatMap((menu) => menu.categories).reduce((sum, { items }) => sum + items.length, 0);

/** Copies dishes within their categories until the menu has this number, with the restaurant's own import tool. */
export async function growMenu(shop: Shop, dishes: number): Promise<void> {
  const file = join(shop.dataDir, 'catalogue.json');
  await shop.tool('catalogue', 'export', file);
  const catalogue: Catalogue = JSON.parse(await readFile(file, 'utf8'));
  const copies = Math.ceil(dishes / countDishes(catalogue));
  let lastId = 1_000_000;
  for (const { categories } of catalogue.menus)
    for (const category of categories) {
      const copyOf = (item: { item_name: string }, copy: number) =>
        copy === 0 ? item : { ...item, item_id: ++lastId, item_name: `${item.item_name} ${copy + 1}` };
      category.items = Array.from({ length: copies }, (_, copy) =>
        category.items.map((item) => ({ ...item, ...copyOf(item, copy) })),
      ).flat();
    }
  await writeFile(file, JSON.stringify(catalogue));
  await shop.tool('catalogue', 'import', file);
  const isGrown = async () => (await (await fetch(`${shop.url}/menu`)).text()).includes(`data-item="${lastId}"`);
  while (!(await isGrown())) await new Promise((resolve) => setTimeout(resolve, 500));
}
