import type { Db } from '../../db/database.ts';
import { insertTasks } from '../../jobs/outbox/outbox-repository.ts';
import { cardCustomerTask } from '../account/forget/card-customer.ts';
import { forgetErrors, forgetOrders, holdUnderWay } from '../account/forget/forget-repository.ts';
import { insertEvent } from '../order/record/order-repository.ts';
import { stepProgress } from '../order/record/progress-repository.ts';
import { findErasable, listUnused } from './erase-repository.ts';

interface Erasure {
  orderId: string;
  by: string;
  at: Temporal.Instant;
  addressKey: (email: string) => string;
}

/**
 * Erases who ordered, within a transaction: name, e-mail, phone, address, notes, declared withdrawals and the page's
 * link. Figures stay (REP-29). Erasing again changes nothing. `order_open`: the order is still to be cooked or brought.
 */
export async function eraseOrder(
  tx: Db,
  { orderId, by, at, addressKey }: Erasure,
): Promise<'order_not_found' | 'order_open' | null> {
  const known = await findErasable(tx, orderId);
  if (!known) return 'order_not_found';
  if ((await holdUnderWay(tx, [known], at)).size > 0) return 'order_open';
  // Read again, because another erasure may have held the order.
  if ((await findErasable(tx, orderId))?.isErased) return null;
  const customers = await forgetOrders(tx, [known], addressKey);
  await forgetErrors(tx);
  await insertTasks(tx, (await listUnused(tx, customers)).map(cardCustomerTask));
  await insertEvent(tx, orderId, { kind: 'erased', data: { by }, at });
  await stepProgress(tx, orderId);
  return null;
}
