import type { Mode, OrdersOfDay } from '@comptoir/domain';
import { and, eq, gte, lt, sql, sum } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { slotCounts, slotOverrides } from '../../db/schema/index.ts';

export interface SlotKey {
  mode: Mode;
  date: string;
  value: string;
}

export async function countSlots(db: Db, mode: Mode, date: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ value: slotCounts.value, orders: slotCounts.orders })
    .from(slotCounts)
    .where(and(eq(slotCounts.mode, mode), eq(slotCounts.date, date)));
  return new Map(rows.map((row) => [row.value, row.orders]));
}

/** The orders for a slot by mode and date, from a date on and before another. */
export async function listSlotOrders(
  db: Db,
  from: Temporal.PlainDate,
  before: Temporal.PlainDate,
): Promise<OrdersOfDay[]> {
  return db
    .select({ mode: slotCounts.mode, date: slotCounts.date, orders: sum(slotCounts.orders).mapWith(Number) })
    .from(slotCounts)
    .where(and(gte(slotCounts.date, from.toString()), lt(slotCounts.date, before.toString())))
    .groupBy(slotCounts.mode, slotCounts.date);
}

export async function releaseSlot(tx: Db, slot: SlotKey): Promise<void> {
  await tx
    .update(slotCounts)
    .set({ orders: sql`greatest(${slotCounts.orders} - 1, 0)` })
    .where(and(eq(slotCounts.mode, slot.mode), eq(slotCounts.date, slot.date), eq(slotCounts.value, slot.value)));
}

/**
 * Takes a place in a slot, or returns false. The kitchen may have chosen another capacity than the setting's for the
 * day (PSE-09). A single statement keeps two orders from taking the last place. Held places are not taken.
 */
export async function takeSlot(
  tx: Db,
  slot: SlotKey,
  { slotCapacity, heldPlaces }: { slotCapacity: number | null; heldPlaces: number },
): Promise<boolean> {
  const { mode, date, value } = slotOverrides;
  const [chosen] = await tx
    .select({ capacity: slotOverrides.capacity })
    .from(slotOverrides)
    .where(and(eq(mode, slot.mode), eq(date, slot.date), eq(value, slot.value)));
  const capacity = chosen?.capacity ?? slotCapacity;
  const places = capacity === null ? null : capacity - heldPlaces;
  if (places !== null && places <= 0) return false;
  const [taken] = await tx
    .insert(slotCounts)
    .values({ ...slot, orders: 1 })
    .onConflictDoUpdate({
      target: [slotCounts.mode, slotCounts.date, slotCounts.value],
      set: { orders: sql`${slotCounts.orders} + 1` },
      ...(places !== null && { setWhere: sql`${slotCounts.orders} < ${places}` }),
    })
    .returning({ orders: slotCounts.orders });
  return taken !== undefined;
}
