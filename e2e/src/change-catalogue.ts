import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import type { Shop } from './shop.ts';

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

async function readLists({ url }: Shop): Promise<string> {
  const lists = ['settings', 'menus', 'offers'].map(async (list) => (await fetch(`${url}/v2/public/${list}`)).text());
  return (await Promise.all(lists)).join('\n');
}

/** The last imported catalogue of each shop, which only these tests change. */
const given = new WeakMap<Shop, string>();

async function readCatalogue(shop: Shop, file: string): Promise<Catalogue> {
  const known = given.get(shop);
  if (known !== undefined) return JSON.parse(known);
  await shop.tool('catalogue', 'export', file);
  return JSON.parse(await readFile(file, 'utf8'));
}

/** Exports the catalogue, changes it and imports it. Resolves when diners see the change, which the shop detects once a second. */
export async function changeCatalogue(shop: Shop, change: (catalogue: Catalogue) => void): Promise<void> {
  const before = await readLists(shop);
  const file = join(shop.dataDir, 'catalogue.json');
  const catalogue = await readCatalogue(shop, file);
  change(catalogue);
  const text = JSON.stringify(catalogue);
  await writeFile(file, text);
  const told = await shop.tool('catalogue', 'import', file);
  given.set(shop, text);
  // The tool does not wait for running servers, but prints how long they may need.
  if (!told.includes('dans les deux secondes')) throw new Error(`The tool said: ${told}`);
  // `vi.waitFor` also works in hooks, while `expect.poll` works only in tests.
  await vi.waitFor(async () => expect(await readLists(shop)).not.toBe(before), { timeout: 15_000 });
}
