import { type BackupHeader, backUp, forgetSecret, restore, withServer } from '@comptoir/api';
import { createFormat } from '@comptoir/format';
import { tellOrders } from '../../backup/shop-note.ts';
import { readConfig } from '../../environment/config.ts';
import { loadSite } from '../../site/load-site.ts';
import { demand, type Words } from '../print/words.ts';
import { withShop } from '../with-shop.ts';
import { databaseOptions } from './database-options.ts';
import { untilInterrupted } from './until-interrupted.ts';

/** The command `database backup FILE`. The shop may be running. */
export async function backUpDatabase({ subject }: Words): Promise<void> {
  demand(subject !== '');
  const options = { ...databaseOptions(readConfig(process.env)), mayJoin: true, mustExist: true };
  const header = await untilInterrupted((signal) =>
    withServer(options, (address) => backUp({ address, file: subject }, signal)),
  );
  console.log(`${subject} : ${await contentsOf(header)}.`);
}

/** The command `database restore FILE`. No shop may be running, and there may be no orders. */
export async function restoreDatabase({ subject }: Words): Promise<void> {
  demand(subject !== '');
  const options = databaseOptions(readConfig(process.env));
  const { header, leftOut } = await withServer(options, (address) => restore({ address, file: subject }));
  console.log(`La base contient ce que contient ${subject} : ${await contentsOf(header)}.`);
  if (leftOut.length > 0) console.log(`Laissées de côté, car la boutique n’a pas ces tables : ${leftOut.join(', ')}.`);
}

/** The command `database forget-secret` permits another account secret at the next start. */
export async function forgetAccountSecret(): Promise<void> {
  await withShop(({ db }) => forgetSecret(db));
  console.log(
    'Le prochain démarrage peut apporter un autre secret des comptes. Les codes envoyés ne valent plus ; échecs, limites et bons sont comptés de nouveau.',
  );
}

/** For example « 1 017 commandes pour 28 345,20 €, le 2026-11-22 à 03:00 UTC », counted at the time of the backup. */
async function contentsOf({ tables, madeAt }: BackupHeader): Promise<string> {
  const { locale, currency } = (await loadSite(readConfig(process.env))).config;
  const orders = tables.find(({ schema, name }) => schema === 'public' && name === 'orders');
  const money = createFormat(locale.default, currency).money(orders?.cents.total_cents ?? 0);
  return `${tellOrders(orders?.rows ?? 0)} pour ${money}, le ${madeAt.slice(0, 16).replace('T', ' à ')} UTC`;
}
