import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Shop } from './shop.ts';

/** What a journey changes of an exported catalogue. */
interface Catalogue {
  settings: Record<string, unknown>;
  offers: Record<string, unknown>[];
  menus: {
    active_times: { day: string; is_open: boolean; times: { start: string; end: string }[] }[];
    categories: { items: { item_name: string; item_price: { price_pickup: number } }[] }[];
  }[];
}

/** Takes the catalogue of an open shop out, changes it and puts it back, as the restaurant does. */
export async function changeCatalogue(shop: Shop, change: (catalogue: Catalogue) => void): Promise<void> {
  const file = join(shop.dataDir, 'catalogue.json');
  await shop.tool('catalogue', 'export', file);
  const catalogue = JSON.parse(await readFile(file, 'utf8'));
  change(catalogue);
  await writeFile(file, JSON.stringify(catalogue));
  await shop.tool('catalogue', 'import', file);
}
