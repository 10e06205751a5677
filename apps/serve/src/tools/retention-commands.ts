import { applyRetention, openAccountKeys, type RetentionReport, readCatalogue } from '@comptoir/api';
import { readSettings } from '@comptoir/contract';
import { readConfig } from '../environment/config.ts';
import { openSecret } from '../secret/open-secret.ts';
import { printJson } from './print/print-json.ts';
import type { Words } from './print/words.ts';
import { withShop } from './with-shop.ts';

/** The command `retention` deletes old personal data now. A running shop does so every three hours. */
export async function runRetention({ isJson }: Words): Promise<void> {
  await withShop(async ({ db, site, now }) => {
    const { addressKey } = await openAccountKeys(db, openSecret(readConfig(process.env)));
    const { retention } = readSettings((await readCatalogue(db)).settings);
    const zoned = () => now().toZonedDateTimeISO(site.timeZone);
    const report = await applyRetention({ db, now: zoned, retention, addressKey });
    console.log(isJson ? printJson(report) : printReport(report));
  });
}

function printReport({ warned, accounts, customers, orders, logs }: RetentionReport): string {
  return [
    `${warned} comptes inutilisés prévenus`,
    `${accounts} comptes prévenus fermés`,
    `${customers} commandes d’anciens clients rendues anonymes`,
    `${orders} commandes arrivées au bout de leurs années effacées`,
    `${logs} anciennes notes de paiement effacées`,
  ].join('\n');
}
