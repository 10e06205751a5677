import type { Db } from '../../../db/database.ts';
import { findRoom, type PlannedWork } from '../../capacity/find-room.ts';
import { endHolds } from '../../capacity/hold-repository.ts';
import { insertWork } from '../../capacity/work-repository.ts';
import type { NewOrder } from '../record/order.ts';
import { insertOrders, type WrittenOrder } from '../record/order-repository.ts';
import { CommitConflict } from './commit-conflict.ts';

export interface PlannedOrder extends WrittenOrder, Omit<PlannedWork, 'order'> {}

/** Stores the orders that the kitchen has room for, in place of their holds. Returns a function that gives an order's number, or why it was not stored. */
export async function storeWithRoom(
  tx: Db,
  orders: readonly PlannedOrder[],
): Promise<(order: NewOrder) => number | CommitConflict> {
  const [first] = orders;
  const stored = first ? await findRoom(tx, orders, first.order.placedAt) : [];
  const numberOf = await insertOrders(tx, stored);
  if (!numberOf) return () => new CommitConflict('catalogue_changed');
  const works = stored.map(({ order, work }) => ({ id: order.id, tasks: work }));
  await insertWork(tx, works);
  const held = stored.filter(({ kitchen }) => kitchen !== null).map(({ order }) => order.localId);
  if (held.length > 0) await endHolds(tx, held);
  const ids = new Set(works.map(({ id }) => id));
  return (order) => (ids.has(order.id) ? numberOf(order) : new CommitConflict('kitchen_full'));
}
