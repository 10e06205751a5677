import type { TakenUnits } from '@comptoir/domain';
import type { Db } from '../../../db/database.ts';
import { holdsOfSlot } from '../../capacity/busy-kitchen.ts';
import { findRoom, type PlannedWork } from '../../capacity/find-room.ts';
import { endHolds, type Hold } from '../../capacity/hold-repository.ts';
import { findLeft, takeUnits } from '../../count/count-repository.ts';
import { type SlotKey, takePlaces, type WantedPlaces } from '../../schedule/schedule-repository.ts';
import type { NewOrder } from '../record/order.ts';
import { insertOrders, type WrittenOrder } from '../record/order-repository.ts';
import { CommitConflict } from './commit-conflict.ts';

export interface PlannedOrder extends WrittenOrder, Omit<PlannedWork, 'order' | 'work'> {
  slot: SlotKey | null;
  slotCapacity: number | null;
  /** What the order takes of the counts. */
  units: readonly TakenUnits[];
}

/**
 * Stores the orders that the kitchen has room for and of which everything is left, in place of their holds. Returns a
 * function that gives an order's number, or why it was not stored. Throws `CommitConflict` if a slot has too few places for them.
 */
export async function storeWithRoom(
  tx: Db,
  orders: readonly PlannedOrder[],
): Promise<(order: NewOrder) => number | CommitConflict> {
  const [first] = orders;
  if (!first) throw new Error('There is no order to store.');
  const { roomy, held, holds } = await findRoom(tx, orders, first.order.placedAt);
  const stored = await findLeft(tx, roomy);
  const numberOf = await insertOrders(tx, stored);
  if (!numberOf) return () => new CommitConflict('catalogue_changed');
  // Taking the last unit raises the catalogue's version, which the insertion compares.
  await takeUnits(
    tx,
    stored.map(({ order, units }) => ({ id: order.id, units })),
  );
  if (!(await takePlaces(tx, placesFor(stored, holds)))) throw new CommitConflict('slot_full');
  const ended = held.filter((localId) => stored.some(({ order }) => order.localId === localId));
  if (ended.length > 0) await endHolds(tx, ended);
  const idsOf = (planned: readonly PlannedOrder[]) => new Set(planned.map(({ order }) => order.id));
  const [withRoom, placed] = [idsOf(roomy), idsOf(stored)];
  return (order) => {
    if (placed.has(order.id)) return numberOf(order);
    return new CommitConflict(withRoom.has(order.id) ? 'units_taken' : 'kitchen_full');
  };
}

function placesFor(orders: readonly PlannedOrder[], holds: readonly Hold[]): WantedPlaces[] {
  const wanted = orders.flatMap(({ slot, slotCapacity }) => (slot ? [{ slot, slotCapacity }] : []));
  const bySlot = Map.groupBy(wanted, ({ slot: { mode, date, value } }) => `${mode} ${date} ${value}`);
  return [...bySlot.values()].flatMap((same) =>
    same.slice(0, 1).map((one) => ({ ...one, orders: same.length, held: holdsOfSlot(holds, one.slot) })),
  );
}
