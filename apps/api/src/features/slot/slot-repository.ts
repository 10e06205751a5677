import { formatOrderDate, type Mode, type SlotOverride } from '@comptoir/domain';
import { and, eq, gte, inArray, isNull, lt, notInArray, or, sql, sum } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { toDate } from '../../db/instants.ts';
import { orderLines, orderProgress, orders, slotOverrides } from '../../db/schema/index.ts';
import { lockCatalogue, raiseVersion } from '../catalogue/catalogue-repository.ts';

type SlotName = Pick<SlotOverride, 'date' | 'value'>;

interface SlotChange {
  mode: Mode;
  slots: SlotName[];
  /** Null means what the settings say. */
  capacity: number | null;
  by: string;
  at: Temporal.Instant;
  /** What was chosen for dates before this one is forgotten. */
  keptFrom: Temporal.PlainDate;
}

/** Changes the places of slots for their days. The catalogue's version tells every server and board of it. */
export async function changeSlots(tx: Db, { mode, slots, capacity, by, at, keptFrom }: SlotChange): Promise<void> {
  await lockCatalogue(tx);
  const are = or(...slots.map(({ date, value }) => and(eq(slotOverrides.date, date), eq(slotOverrides.value, value))));
  await tx
    .delete(slotOverrides)
    .where(or(lt(slotOverrides.date, keptFrom.toString()), and(eq(slotOverrides.mode, mode), are)));
  if (capacity !== null)
    await tx.insert(slotOverrides).values(slots.map((slot) => ({ ...slot, mode, capacity, by, at: toDate(at) })));
  await raiseVersion(tx);
}

/** An order is placed at most this many days before its slot. */
const mostDaysAhead = 31;

/** The dishes of the orders that slots of these dates took, by date and value. Orders that ended unserved do not count. */
export async function countDishes(
  db: Db,
  mode: Mode,
  slots: readonly { date: Temporal.PlainDate; value: string }[],
): Promise<Map<string, number>> {
  const [first] = slots;
  if (!first) return new Map();
  const texts = slots.map(({ date, value }) => formatOrderDate({ kind: 'slot', date, value }));
  const placedFrom = sql`${first.date.subtract({ days: mostDaysAhead }).toString()}::date`;
  const rows = await db
    .select({ dateText: orders.dateText, dishes: sum(orderLines.quantity).mapWith(Number) })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .leftJoin(orderProgress, eq(orderProgress.orderId, orders.id))
    .where(
      and(
        eq(orders.mode, mode),
        inArray(orders.dateText, texts),
        gte(orders.placedAt, placedFrom),
        sql`${orders.status} <> 'cancelled'`,
        or(isNull(orderProgress.state), notInArray(orderProgress.state, ['refused', 'cancelled', 'no_show'])),
      ),
    )
    .groupBy(orders.dateText);
  return new Map(rows.map(({ dateText, dishes }) => [dateText, dishes]));
}
