import type { OrderSheet } from '@comptoir/contract';
import type { Role } from '@comptoir/domain';
import type { Db } from '../../../db/database.ts';
import { receiptOf } from '../../order/receipt/receipt-of.ts';
import { findOrder, listEvents } from '../../order/record/order-repository.ts';
import { listPaidBack } from '../../payment/refund/refund-repository.ts';
import { sheetEventOf } from './sheet-event-of.ts';
import { findVersion } from './sheet-repository.ts';

export async function readSheet(db: Db, id: string, role: Role): Promise<OrderSheet | null> {
  // The version is read first, so that the other data is not older.
  const version = await findVersion(db, id);
  const order = version === null ? null : await findOrder(db, id);
  if (version === null || !order) return null;
  const events = await listEvents(db, id);
  return {
    version,
    receipt: receiptOf(order),
    lastName: order.lastName,
    // The kitchen phones diners but does not mail them, so its staff do not see the e-mail address.
    email: role === 'kitchen' ? null : order.email || null,
    transactionId: order.transactionId,
    coupon: order.coupon,
    refunds: (await listPaidBack(db, [id])).get(id) ?? [],
    events: events.flatMap((event) => sheetEventOf(event, order) ?? []),
  };
}
