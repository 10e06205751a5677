import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase, readCatalogue, replaceCatalogue } from '@comptoir/api';

const patienceMilliseconds = 60_000;

/** Puts a catalogue of so many dishes in, all but their names the demo's first one. */
export async function importItems(dataDir: string, count: number): Promise<void> {
  const database = await openDatabase({ dataDir, mayJoin: true });
  const catalogue = await readCatalogue(database.db);
  const [menu] = catalogue.menus;
  const [category] = menu?.categories ?? [];
  const dishes = catalogue.menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items));
  const dish = dishes.find(({ isAvailable, options }) => isAvailable && options.every(({ min }) => min === 0));
  if (!menu || !category || !dish) throw new Error('the demo has no simple dish');
  const own = { ...dish, menuId: menu.id, categoryId: category.id };
  const items = Array.from({ length: count }, (_, index) => ({ ...own, id: 1_000 + index, name: `Plat ${index}` }));
  await replaceCatalogue(database.db, {
    ...catalogue,
    menus: [{ ...menu, categories: [{ ...category, items }] }],
    offers: [],
  });
  await database.close();
}

/** Waits until the menu shows the last of so many dishes. Gives the milliseconds. */
export async function untilShown(url: string, count: number): Promise<number> {
  const startedAt = performance.now();
  while (!(await (await fetch(`${url}/menu`)).text()).includes(`Plat ${count - 1}<`)) {
    if (performance.now() - startedAt > patienceMilliseconds) throw new Error(`${count} dishes are not shown`);
    await sleep(20);
  }
  return performance.now() - startedAt;
}
