import type { TestProject } from 'vitest/node';
import { openShop } from './shop.ts';

declare module 'vitest' {
  interface ProvidedContext {
    shopUrl: string;
    shopFolder: string;
  }
}

/** One shop for all journeys that need nothing special of theirs. */
export default async function openSharedShop(project: TestProject): Promise<() => Promise<void>> {
  const shop = await openShop();
  project.provide('shopUrl', shop.url);
  project.provide('shopFolder', shop.dataDir);
  return shop.dispose;
}
