import { readFile, writeFile } from 'node:fs/promises';
import {
  catalogueToFile,
  isServed,
  noteMoneySettings,
  parseCatalogue,
  readCatalogue,
  reasonOf,
  replaceCatalogue,
} from '@comptoir/api';
import { demand, type Words } from './print/words.ts';
import { tellDoubts } from './tell-doubts.ts';
import { withShop } from './with-shop.ts';

export async function exportCatalogue({ subject }: Words): Promise<void> {
  demand(subject !== '');
  const file = await withShop(async ({ db }) => catalogueToFile(await readCatalogue(db)));
  await writeFile(subject, `${JSON.stringify(file, null, 2)}\n`).catch((error: unknown) => {
    throw new Error(`${subject} ne peut pas être écrit : ${reasonOf(error)}.`);
  });
  console.log(`La carte est écrite dans ${subject}.`);
}

/** The command `catalogue import FILE` reports where the catalogue was stored and whether a shop is running. */
export async function importCatalogue({ subject }: Words): Promise<void> {
  demand(subject !== '');
  const text = await readFile(subject).catch((error: unknown) => {
    throw new Error(`${subject} est illisible : ${reasonOf(error)}.`);
  });
  await withShop(async ({ db, now, site, folder, place }) => {
    const catalogue = parseCatalogue({ name: subject, text }, site);
    await db.transaction(async (tx) => {
      const changes = await replaceCatalogue(tx, catalogue);
      await noteMoneySettings(tx, changes, { actor: 'Terminal', at: now() });
    });
    tellDoubts(catalogue, { config: site, folder }, now());
    const when = (await isServed(db))
      ? 'la boutique ouverte vend selon elle dans les deux secondes'
      : 'aucune boutique n’est ouverte dessus pour l’instant';
    console.log(`La carte de ${subject} est enregistrée dans ${place} : ${when}.`);
  });
}
