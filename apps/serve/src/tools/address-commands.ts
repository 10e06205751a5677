import { importAddresses as importFile } from '@comptoir/api';
import { demand, type Words } from './print/words.ts';
import { withShop } from './with-shop.ts';

export async function importAddresses({ subject }: Words): Promise<void> {
  demand(subject !== '');
  const imported = await withShop(({ db }) => importFile(db, subject));
  console.log(`${imported.addresses} adresses dans ${imported.streets} rues sont reprises de ${subject}.`);
  if (imported.unreadableLines > 0) console.log(`${imported.unreadableLines} lignes n’ont pas pu être lues.`);
}
