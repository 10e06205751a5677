import type { OrderSheet } from '@comptoir/contract';
import { isInKitchenHistory, type Role } from '@comptoir/domain';
import type { Db } from '../../../db/database.ts';
import { receiptOf } from '../../order/receipt/receipt-of.ts';
import { findOrder, listEvents } from '../../order/record/order-repository.ts';
import { listDisputesOf } from '../../payment/dispute/dispute-repository.ts';
import { listPaidBack } from '../../payment/refund/refund-repository.ts';
import { sheetEventOf } from './sheet-event-of.ts';
import { findStanding } from './sheet-repository.ts';

interface Reading {
  db: Db;
  role: Role;
  now: Temporal.ZonedDateTime;
}

/** The details of an order that came to the kitchen. Old orders are `forbidden` for the kitchen (appendix F14). */
export async function readSheet(
  { db, role, now }: Reading,
  id: string,
): Promise<OrderSheet | 'order_not_found' | 'forbidden'> {
  // The version is read first, so that the other data is not older.
  const standing = await findStanding(db, id);
  const order = standing && (await findOrder(db, id));
  if (!standing || !order) return 'order_not_found';
  if (role === 'kitchen' && !isInKitchenHistory(standing, now)) return 'forbidden';
  const events = await listEvents(db, id);
  return {
    version: standing.version,
    receipt: receiptOf(order),
    lastName: order.lastName,
    // The kitchen phones diners but does not mail them, so its staff do not see the e-mail address.
    email: role === 'kitchen' ? null : order.email || null,
    transactionId: order.transactionId,
    coupon: order.coupon,
    refunds: (await listPaidBack(db, [id])).get(id) ?? [],
    disputes: await listDisputesOf(db, id),
    events: events.flatMap((event) => sheetEventOf(event, order) ?? []),
  };
}
