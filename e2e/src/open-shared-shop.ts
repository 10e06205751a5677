import type { TestProject } from 'vitest/node';
import { openShop } from './shop.ts';
import { newDataFolder, useAsTemplate } from './shop-template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    shopUrl: string;
  }
}

/** All tests without special needs share one shop; the others copy its prepared data folder. */
export default async function openSharedShop(project: TestProject): Promise<() => Promise<void>> {
  const first = await openShop({ DATA_DIR: await newDataFolder() });
  await first.stop();
  const dropTemplate = await useAsTemplate(first.dataDir);
  const shop = await openShop();
  project.provide('shopUrl', shop.url);
  return async () => {
    await shop.dispose();
    await dropTemplate();
  };
}
