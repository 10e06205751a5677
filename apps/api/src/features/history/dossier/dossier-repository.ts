import type { Dossier } from '@comptoir/contract';
import { and, desc, eq, isNull, lt, ne, notExists } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { toDate, toInstant } from '../../../db/instants.ts';
import { disputes, orders, outbox, payments } from '../../../db/schema/index.ts';
import { orderMailKey } from '../../order/mail/order-mail-tasks.ts';
import type { Order } from '../../order/record/order.ts';

/** The most older orders in a file. */
const toldOrders = 3;

/** The internet address that an order was paid from; null if it is not kept, or not any more (PYX-75). */
export async function findPeer(db: Db, orderId: string): Promise<string | null> {
  const [row] = await db.select({ peerIp: payments.peerIp }).from(payments).where(eq(payments.orderId, orderId));
  return row?.peerIp ?? null;
}

/** Lists older orders that were paid from the same internet address and are not contested, the newest first. */
export async function listOlderOrders(
  db: Db,
  { id, placedAt }: Pick<Order, 'id' | 'placedAt'>,
  peerIp: string,
): Promise<Dossier['olderOrders']> {
  const contested = db.select({ id: disputes.id }).from(disputes).where(eq(disputes.orderId, orders.id));
  const rows = await db
    .select({ number: orders.number, placedAt: orders.placedAt, totalCents: orders.totalCents })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        eq(payments.peerIp, peerIp),
        ne(orders.id, id),
        eq(orders.status, 'paid'),
        lt(orders.placedAt, toDate(placedAt)),
        notExists(contested),
      ),
    )
    .orderBy(desc(orders.placedAt), desc(orders.number))
    .limit(toldOrders);
  return rows.map((row) => ({ ...row, placedAt: toInstant(row.placedAt) }));
}

/** When the mail with the receipt left to the diner, by the database's clock. Null if it did not. */
export async function findReceiptMailAt(db: Db, orderId: string): Promise<Temporal.Instant | null> {
  const [row] = await db
    .select({ doneAt: outbox.doneAt })
    .from(outbox)
    .where(and(eq(outbox.key, orderMailKey('diner', orderId)), isNull(outbox.lastError)));
  return row?.doneAt ? toInstant(row.doneAt) : null;
}
