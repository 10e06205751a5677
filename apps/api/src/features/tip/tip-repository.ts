import type { TipRegister } from '@comptoir/contract';
import type { Mode, Span } from '@comptoir/domain';
import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { toDate } from '../../db/instants.ts';
import { selectRows } from '../../db/run-statement.ts';
import { orders, tipHandovers } from '../../db/schema/index.ts';
import { dayOf, soldWithin } from '../report/sales-repository.ts';

/** A tip of a paid order with its order. `isServed` means that nothing keeps it from the staff. */
export type RegisteredTip = TipRegister['tips'][number] & { orderId: string; isServed: boolean };

interface Row {
  order_id: string;
  number: number;
  day: string;
  mode: Mode;
  taken: number;
  returned: number;
  served_by: string | null;
  is_served: boolean;
  given_day: string | null;
  given_cents: number;
  given_by: string;
  given_epoch: number;
}

/** Lists the tips of the orders that became paid in a span, by day and order. A shop without a board knows of no hand-over. */
export async function listTips(db: Db, span: Span, timeZone: string): Promise<RegisteredTip[]> {
  const rows = await selectRows<Row>(
    db,
    sql`
      select o.id as order_id, o.number, ${dayOf(sql`sold.at`, timeZone)} as day, o.mode, o.tip_cents::float8 as taken,
        coalesce((select sum(r.tip_cents) from refunds r where r.order_id = o.id and r.status <> 'refused'), 0)::float8 as returned,
        case when p.state = 'done' then p.moved_by end as served_by,
        coalesce(p.state = 'done' or p.reception = 'none', false) as is_served,
        h.day::text as given_day, h.amount_cents::float8 as given_cents, h.by as given_by, extract(epoch from h.at)::float8 as given_epoch
      from (${soldWithin(span)}) sold
        join orders o on o.id = sold.order_id
        left join order_progress p on p.order_id = o.id
        left join tip_handovers h on h.order_id = o.id
      where o.tip_cents > 0
      order by day, o.number`,
  );
  return rows.map((row) => ({
    orderId: row.order_id,
    number: row.number,
    day: Temporal.PlainDate.from(row.day),
    mode: row.mode,
    takenCents: row.taken,
    returnedCents: row.returned,
    servedBy: row.served_by,
    isServed: row.is_served,
    handover: row.given_day === null ? null : handoverOf(row, row.given_day),
  }));
}

const handoverOf = ({ given_cents, given_by, given_epoch }: Row, day: string) => ({
  day: Temporal.PlainDate.from(day),
  amountCents: given_cents,
  by: given_by,
  at: Temporal.Instant.fromEpochMilliseconds(Math.round(given_epoch * 1000)),
});

/** Holds orders until the end of the transaction, so that no refund takes a tip back that is just given. */
export async function holdTips(tx: Db, orderIds: string[]): Promise<void> {
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.id, orderIds))
    .orderBy(orders.id)
    .for('no key update');
}

/** Notes that the staff got these tips. */
export async function insertHandovers(
  tx: Db,
  tips: readonly { orderId: string; amountCents: number }[],
  { day, by, at }: { day: Temporal.PlainDate; by: string; at: Temporal.Instant },
): Promise<void> {
  const note = { day: day.toString(), by, at: toDate(at) };
  await tx.insert(tipHandovers).values(tips.map((tip) => ({ ...tip, ...note })));
}
