import type { Mode, OrdersOfDay } from '@comptoir/domain';
import { and, eq, gte, lt, sql, sum } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { runStatement } from '../../db/run-statement.ts';
import { slotCounts } from '../../db/schema/index.ts';

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

/** Orders of one slot that want a place in it. */
export interface WantedPlaces {
  slot: SlotKey;
  orders: number;
  /** The setting's places of a slot; null without a limit. The kitchen may have chosen others for the day (PSE-09). */
  slotCapacity: number | null;
  /** Places that are kept for others. */
  held: number;
}

/** One statement, so that two orders never take the last place. Slots are locked in one sequence. */
const takeText = `
  with asked as (
    select given.mode, given.date, given.value, given.orders, coalesce(chosen.capacity, given.capacity) - given.held as places
      from jsonb_to_recordset($1::jsonb) as given (mode text, date date, value text, orders int, capacity int, held int)
      left join slot_overrides chosen using (mode, date, value)
  )
  insert into slot_counts as counted (mode, date, value, orders)
    select mode, date, value, orders from asked where places is null or orders <= places order by mode, date, value
    on conflict (mode, date, value) do update set orders = counted.orders + excluded.orders
      where not exists (
        select from asked where asked.mode = excluded.mode and asked.date = excluded.date and asked.value = excluded.value
          and counted.orders + excluded.orders > places)
    returning value`;

/** Takes places in slots. Returns false if one of the slots has too few, in a transaction that has to end then. */
export async function takePlaces(tx: Db, wanted: readonly WantedPlaces[]): Promise<boolean> {
  if (wanted.length === 0) return true;
  const rows = wanted.map(({ slot, orders, slotCapacity, held }) => ({
    ...slot,
    orders,
    capacity: slotCapacity,
    held,
  }));
  const taken = await runStatement(tx, { name: 'take_places', text: takeText, values: [JSON.stringify(rows)] });
  return taken.length === wanted.length;
}
