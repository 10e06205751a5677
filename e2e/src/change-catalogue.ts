import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import type { Shop } from './shop.ts';

/** What a journey changes of an exported catalogue. */
export interface Catalogue {
  settings: Record<string, unknown>;
  offers: Record<string, unknown>[];
  menus: {
    active_times: { day: string; is_open: boolean; times: { start: string; end: string }[] }[];
    categories: {
      items: { item_id: number; item_name: string; is_available: boolean; item_price: { price_pickup: number } }[];
    }[];
  }[];
}

/** What the shop tells every diner of its catalogue. */
async function readLists({ url }: Shop): Promise<string> {
  const lists = ['settings', 'menus', 'offers'].map(async (list) => (await fetch(`${url}/v2/public/${list}`)).text());
  return (await Promise.all(lists)).join('\n');
}

/** The last catalogue of each shop, which only these tests change. */
const given = new WeakMap<Shop, string>();

/** The catalogue of a shop, as its export writes it. */
async function readCatalogue(shop: Shop, file: string): Promise<Catalogue> {
  const known = given.get(shop);
  if (known !== undefined) return JSON.parse(known);
  await shop.tool('catalogue', 'export', file);
  return JSON.parse(await readFile(file, 'utf8'));
}

/**
 * Takes the catalogue of an open shop out, changes it and puts it back, as the restaurant does. Resolves when diners are told
 * of it: the shop looks once a second.
 */
export async function changeCatalogue(shop: Shop, change: (catalogue: Catalogue) => void): Promise<void> {
  const before = await readLists(shop);
  const file = join(shop.dataDir, 'catalogue.json');
  const catalogue = await readCatalogue(shop, file);
  change(catalogue);
  const text = JSON.stringify(catalogue);
  await writeFile(file, text);
  const told = await shop.tool('catalogue', 'import', file);
  given.set(shop, text);
  // The tool does not wait for servers that it can't know: it says how long they may take.
  if (!told.includes('dans les deux secondes')) throw new Error(`The tool said: ${told}`);
  // Hooks change it too, and `expect.poll` is for tests only.
  await vi.waitFor(async () => expect(await readLists(shop)).not.toBe(before), { timeout: 15_000 });
}
