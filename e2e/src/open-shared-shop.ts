import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openShop, type Shop } from './shop.ts';
import { newDataFolder, type Template, useAsTemplate } from './shop-template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    shopUrl: string;
  }
}

/** Closes a shop that is prepared, and uses its folder as a template from now on. */
async function prepare(template: Template, change?: (shop: Shop) => Promise<void>): Promise<() => Promise<void>> {
  const shop = await openShop({ DATA_DIR: await newDataFolder() });
  await change?.(shop);
  await shop.stop();
  return useAsTemplate(shop.dataDir, template);
}

async function acceptAtBoard(shop: Shop): Promise<void> {
  const file = join(shop.dataDir, 'catalogue.json');
  await shop.tool('catalogue', 'export', file);
  const catalogue = JSON.parse(await readFile(file, 'utf8'));
  catalogue.settings['office.reception'] = 'manual';
  await writeFile(file, JSON.stringify(catalogue));
  await shop.tool('catalogue', 'import', file);
}

/** All tests without special needs share one shop; the others copy its prepared data folder. */
export default async function openSharedShop(project: TestProject): Promise<() => Promise<void>> {
  const dropShop = await prepare('shop');
  const dropKitchen = await prepare('kitchen', acceptAtBoard);
  const shop = await openShop();
  project.provide('shopUrl', shop.url);
  return async () => {
    await shop.dispose();
    await dropKitchen();
    await dropShop();
  };
}
