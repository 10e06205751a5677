import { readFile, writeFile } from 'node:fs/promises';
import { catalogueToFile, isServed, parseCatalogue, readCatalogue, replaceCatalogue } from '@comptoir/api';
import { demand, type Words } from './print/words.ts';
import { tellDoubts } from './tell-doubts.ts';
import { withShop } from './with-shop.ts';

/** `catalogue export FILE`. */
export async function exportCatalogue({ subject }: Words): Promise<void> {
  demand(subject !== '');
  const file = await withShop(async ({ db }) => catalogueToFile(await readCatalogue(db)));
  await writeFile(subject, `${JSON.stringify(file, null, 2)}\n`);
  console.log(`The catalogue was written to ${subject}.`);
}

/** `catalogue import FILE`: says where it was stored, and whether a shop sells by it. */
export async function importCatalogue({ subject }: Words): Promise<void> {
  demand(subject !== '');
  const text = await readFile(subject);
  await withShop(async ({ db, now, site, folder, place }) => {
    const catalogue = parseCatalogue({ name: subject, text }, site.pictureOrigins);
    await replaceCatalogue(db, catalogue);
    tellDoubts(catalogue, { config: site, folder }, now());
    const when = (await isServed(db)) ? 'the shop that runs sells by it within two seconds' : 'no shop runs on it now';
    console.log(`The catalogue of ${subject} is stored in ${place}: ${when}.`);
  });
}
