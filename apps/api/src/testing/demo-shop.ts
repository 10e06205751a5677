import { fileURLToPath } from 'node:url';
import { replaceCatalogue } from '../features/catalogue/catalogue-repository.ts';
import { readCatalogueFile } from '../features/catalogue/file/read-catalogue-file.ts';
import { openTestShop, type TestShop } from './test-shop.ts';

/** The folder of the demo's catalogue. */
export const demoCatalogue = fileURLToPath(new URL('../../../../sites/leve-tard/catalogue', import.meta.url));

/** Opens a test shop that sells what the demo does. */
export async function openDemoShop(): Promise<TestShop> {
  const shop = await openTestShop();
  await replaceCatalogue(shop.database.db, readCatalogueFile(demoCatalogue));
  await shop.api.refreshCatalogue();
  return shop;
}
