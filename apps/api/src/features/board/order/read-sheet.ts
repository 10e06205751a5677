import type { OrderSheet } from '@comptoir/contract';
import type { Role } from '@comptoir/domain';
import type { Db } from '../../../db/database.ts';
import { receiptOf } from '../../order/receipt/receipt-of.ts';
import { findOrder, listEvents } from '../../order/record/order-repository.ts';
import { listPaidBack } from '../../payment/refund/refund-repository.ts';
import { sheetEventOf } from './sheet-event-of.ts';
import { findVersion } from './sheet-repository.ts';

/** Reads an order for a role; null: no order with this id has come to the kitchen. */
export async function readSheet(db: Db, id: string, role: Role): Promise<OrderSheet | null> {
  // Read first, so that the rest is not older than this version.
  const version = await findVersion(db, id);
  const order = version === null ? null : await findOrder(db, id);
  if (version === null || !order) return null;
  const events = await listEvents(db, id);
  return {
    version,
    receipt: receiptOf(order),
    lastName: order.lastName,
    // The kitchen calls the diner and does not write mails.
    email: role === 'kitchen' ? null : order.email || null,
    transactionId: order.transactionId,
    coupon: order.coupon,
    refunds: (await listPaidBack(db, [id])).get(id) ?? [],
    events: events.flatMap((event) => sheetEventOf(event, order) ?? []),
  };
}
