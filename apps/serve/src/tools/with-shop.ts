import { type OpenDatabase, openDatabase, type PaymentGateway } from '@comptoir/api';
import type { SiteConfig } from '@comptoir/contract';
import { connectCards } from '../card/open-card.ts';
import { startClock } from '../clock.ts';
import { type Config, readConfig } from '../environment/config.ts';
import { loadSite } from '../site/load-site.ts';
import { databaseOptions } from './database/database-options.ts';

export interface ToolShop {
  db: OpenDatabase['db'];
  site: SiteConfig;
  folder: string;
  cards: PaymentGateway | null;
  now: () => Temporal.Instant;
  place: string;
}

export async function withShop<T>(work: (shop: ToolShop) => Promise<T>): Promise<T> {
  const config = readConfig(process.env);
  const { config: site, folder } = await loadSite(config);
  const cards = await connectCards(config.payment, site.currency);
  const database = await openDatabase({ ...databaseOptions(config), isTool: true, mayJoin: true, mustExist: true });
  try {
    return await work({
      db: database.db,
      site,
      folder,
      cards,
      now: startClock(config.clockStart),
      place: placeOf(config),
    });
  } finally {
    await database.close();
  }
}

function placeOf({ databaseUrl, dataDir }: Config): string {
  if (databaseUrl === null) return dataDir;
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}
