import { bookTaxes } from '@comptoir/domain';
import type { Db } from '../../../db/database.ts';
import { channelAt, insertEntries, listCompanyTimes, ticketOf } from '../../entry/entry-repository.ts';
import type { Order } from '../../order/record/order.ts';
import { listOrdersByIds } from '../../order/record/order-repository.ts';
import { holdHead } from '../record/books-repository.ts';
import { listOldRefunds, listUnbooked, type OldRefund } from './adopt-repository.ts';
import type { SealTools } from './seal-entries.ts';

/** Orders that one transaction takes into the books. A short slice holds up no order. */
const sliceSize = 200;

/**
 * Takes orders into the books that were stored without them: by an earlier version, or by one that still runs on another
 * server (BOK-08). Each gets one entry, as it is found. Returns false if there is none left, or if another server has the books.
 */
async function adoptSlice({ db, now }: Pick<SealTools, 'db' | 'now'>): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await holdHead(tx, { isPatient: false }))) return false;
    const ids = await listUnbooked(tx, sliceSize);
    if (ids.length === 0) return false;
    const orders = await listOrdersByIds(tx, ids);
    const refunds = await listOldRefunds(tx, ids);
    const companies = await listCompanyTimes(tx, ids);
    const at = now().toInstant();
    const entries = orders
      .sort((one, other) => one.number - other.number)
      .map((order) => ({
        kind: 'adopted' as const,
        orderId: order.id,
        at,
        content: adoptedContent(order, refunds.get(order.id) ?? [], companies.get(order.id)),
      }));
    await insertEntries(tx, entries);
    return true;
  });
}

/** The ticket of an order of before the books, with what had become of it. Its sums are in no close. */
function adoptedContent(order: Order, refunds: readonly OldRefund[], companySince: Temporal.Instant | undefined) {
  const told = refunds.map(({ id, amountCents, status, method, taxes }) => ({
    refund: id,
    amount: amountCents,
    state: status,
    method,
    taxes: bookTaxes(taxes),
  }));
  return {
    ticket: ticketOf({ ...order, channel: channelAt(companySince, order.placedAt) }),
    status: order.status,
    refunds: told,
  };
}

/** Takes all such orders into the books, slice by slice, so that other statements run in between. */
export async function adoptOrders(tools: { db: Db; now: SealTools['now'] }, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await adoptSlice(tools)));
}
