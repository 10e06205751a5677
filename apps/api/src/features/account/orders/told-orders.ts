import { pastOrderToWire } from '@comptoir/contract';
import type { Db } from '../../../db/database.ts';
import { listPapers } from '../../document/paper-repository.ts';
import type { Order } from '../../order/record/order.ts';
import { pastOrderOf } from './past-order-of.ts';

/** Orders of an account as its history tells them, with their invoices (A.13). */
export async function toldOrders(db: Db, orders: readonly Order[], timeZone: string) {
  const papers = await listPapers(
    db,
    orders.map(({ id }) => id),
  );
  return orders.map((order) => pastOrderToWire(pastOrderOf(order, timeZone, papers.get(order.id) ?? [])));
}
