import {
  applyRetention,
  type KeptWhy,
  openAccountKeys,
  purgeBooks,
  type RetentionReport,
  readCatalogue,
} from '@comptoir/api';
import { readSettings } from '@comptoir/contract';
import { readConfig } from '../environment/config.ts';
import { openSecret } from '../secret/open-secret.ts';
import { findKey } from './books/books-commands.ts';
import { printJson } from './print/print-json.ts';
import type { Words } from './print/words.ts';
import { withShop } from './with-shop.ts';

/** The command `retention` deletes old personal data and old orders now. A running shop does so every three hours. */
export async function runRetention({ isJson }: Words): Promise<void> {
  await withShop(async ({ db, site, now }) => {
    const { addressKey } = await openAccountKeys(db, openSecret(readConfig(process.env)));
    const { retention } = readSettings((await readCatalogue(db)).settings);
    const zoned = () => now().toZonedDateTimeISO(site.timeZone);
    const forgotten = await applyRetention({ db, now: zoned, retention, addressKey });
    const purged = await purgeBooks({ db, site, now: zoned, key: findKey() }, retention);
    const report = { ...forgotten, ...purged };
    console.log(isJson ? printJson(report) : printReport(report));
  });
}

type Report = RetentionReport & Awaited<ReturnType<typeof purgeBooks>>;

function printReport({ warned, accounts, customers, orders, kept, logs }: Report): string {
  return [
    `${warned} comptes inutilisés prévenus`,
    `${accounts} comptes prévenus fermés`,
    `${customers} commandes d’anciens clients rendues anonymes`,
    `${orders} commandes arrivées au bout de leurs années effacées`,
    ...(kept ? [`Les commandes de ${kept.year} restent : ${keptWords[kept.why]}`] : []),
    `${logs} anciennes notes de paiement effacées`,
  ].join('\n');
}

const keptWords: Record<KeptWhy, string> = {
  not_archived: 'l’année n’a pas d’archive (« books archive »).',
  not_checked: 'son archive n’a pas été relue (« books check »).',
  books_unsound: 'ses livres ne sont pas ceux de son archive (« books verify »).',
  other_key: 'cette machine n’a pas la clé des livres.',
};
