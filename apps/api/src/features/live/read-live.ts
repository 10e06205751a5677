import { liveOrderToWire } from '@comptoir/contract';
import type { Db } from '../../db/database.ts';
import type { ServedCatalogue } from '../catalogue/served-catalogue.ts';
import { liveOrderOf } from './live-order-of.ts';
import { listFollowed } from './live-repository.ts';

export interface LiveTools {
  db: Db;
  catalogue: ServedCatalogue;
  now: () => Temporal.ZonedDateTime;
}

type WireOrder = ReturnType<typeof liveOrderToWire>;

/** Orders as whoever has their link sees them now, by their ids; one that is no longer shown is left out. */
export async function readLive({ db, catalogue, now }: LiveTools, ids: string[]): Promise<Map<string, WireOrder>> {
  const at = now();
  const read = new Map<string, WireOrder>();
  for (const followed of await listFollowed(db, ids)) {
    const order = liveOrderOf(followed, catalogue.current(), at);
    if (order) read.set(followed.order.id, liveOrderToWire(order, at.timeZoneId));
  }
  return read;
}
