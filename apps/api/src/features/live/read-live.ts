import { liveOrderToWire } from '@comptoir/contract';
import type { Db } from '../../db/database.ts';
import type { ServedCatalogue } from '../catalogue/served-catalogue.ts';
import { listInvoiceable } from '../invoice/ask/ask-repository.ts';
import { readWithdrawals } from '../withdrawal/read-withdrawal.ts';
import { liveOrderOf } from './live-order-of.ts';
import { findFollowed, listFollowed } from './live-repository.ts';

export interface LiveTools {
  db: Db;
  catalogue: ServedCatalogue;
  now: () => Temporal.ZonedDateTime;
}

type WireOrder = ReturnType<typeof liveOrderToWire>;

/** Reads orders by id as their links show them, without those whose link has expired (LIV-14). */
export async function readLive({ db, catalogue, now }: LiveTools, ids: string[]): Promise<Map<string, WireOrder>> {
  const at = now();
  const read = new Map<string, WireOrder>();
  const withdrawals = await readWithdrawals(db, ids, at);
  const { isOffered } = catalogue.current().settings.company;
  const invoiceable = isOffered ? await listInvoiceable(db, ids) : new Set();
  for (const followed of await listFollowed(db, ids)) {
    const withdrawal = withdrawals.get(followed.order.id) ?? null;
    const order = liveOrderOf(
      { ...followed, withdrawal, canInvoice: invoiceable.has(followed.order.id) },
      catalogue.current(),
      at,
    );
    if (order) read.set(followed.order.id, liveOrderToWire(order, at.timeZoneId));
  }
  return read;
}

export async function findLive(tools: LiveTools, token: string): Promise<{ id: string; order: WireOrder } | null> {
  const id = await findFollowed(tools.db, token);
  const order = id === null ? undefined : (await readLive(tools, [id])).get(id);
  return id !== null && order ? { id, order } : null;
}
