import type { EndReason, Span, TaxLine } from '@comptoir/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { toDate } from '../../db/instants.ts';
import { selectRows } from '../../db/run-statement.ts';

/** Why a cash order is no sale. `waiting`: its money is still to be collected. */
export type UnpaidCause = 'refused' | 'cancelled' | 'no_show' | 'waiting';

/** Orders arrive and end within this time, so that an index of arrivals finds what ended in a span. */
const longestLife = '30 days';

const within = (column: SQL, { from, until }: Span): SQL =>
  sql`${column} >= ${toDate(from)} and ${column} < ${toDate(until)}`;

const arrivedAround = ({ from, until }: Span): SQL =>
  sql`p.arrived_at >= ${toDate(from)}::timestamptz - ${longestLife}::interval and p.arrived_at < ${toDate(until)}`;

/** True of an order `o` whose cash the books took to be collected: it is among the sales, and what went back among the refunds. */
const isPresumed = sql`exists (select from order_events e where e.order_id = o.id and e.kind = 'cash_presumed')`;

/** Cash orders that are no sale (*non encaissées*, REP-03), in cents: by their end, or by their due time while none came. */
export async function listUnpaid(
  db: Db,
  span: Span,
): Promise<{ cause: UnpaidCause; orders: number; amountCents: number }[]> {
  return selectRows(
    db,
    sql`select case o.status when 'pending' then 'waiting' else p.state end as cause, count(*)::int as orders,
        sum(o.total_cents)::float8 as "amountCents"
      from order_progress p join orders o on o.id = p.order_id
      where ${arrivedAround(span)} and o.payment_method = 'cash' and not ${isPresumed}
        and ((o.status = 'cancelled' and p.state in ('refused', 'cancelled', 'no_show') and ${within(sql`p.ended_at`, span)})
          or (o.status = 'pending' and p.reception <> 'none' and ${within(sql`p.due_at`, span)}))
      group by 1 order by 1`,
  );
}

/**
 * Cash orders of a shop that answers none on a screen, by their due day: their money is never known to be collected, and the shop
 * did not presume it to be (*espèces non suivies*, BOK-20).
 */
export async function sumUntracked(
  db: Db,
  span: Span,
): Promise<{ orders: number; amountCents: number; taxes: TaxLine[] }> {
  const untracked = sql`
    select o.id, o.total_cents from order_progress p join orders o on o.id = p.order_id
    where ${arrivedAround(span)} and ${within(sql`p.due_at`, span)} and p.state = 'done' and p.reception = 'none'
      and o.payment_method = 'cash' and o.status = 'pending'
      and not ${isPresumed}`;
  const [[sums], taxes] = await Promise.all([
    selectRows<{ orders: number; cents: number }>(
      db,
      sql`select count(*)::int as orders, coalesce(sum(total_cents), 0)::float8 as cents from (${untracked}) orders`,
    ),
    selectRows<TaxLine>(
      db,
      sql`select t.rate_bp as "rateBp", sum(t.net_cents)::float8 as "netCents", sum(t.tax_cents)::float8 as "taxCents",
          sum(t.gross_cents)::float8 as "grossCents"
        from (${untracked}) orders join order_taxes t on t.order_id = orders.id group by 1 order by 1`,
    ),
  ]);
  return { orders: sums?.orders ?? 0, amountCents: sums?.cents ?? 0, taxes };
}

/** How often orders were refused in a span, by reason; `no_answer` was the shop itself. The most frequent first. */
export async function listRefusals(db: Db, span: Span): Promise<{ reason: EndReason; orders: number }[]> {
  return selectRows(
    db,
    sql`select coalesce(p.reason, 'other') as reason, count(*)::int as orders from order_progress p
      where ${arrivedAround(span)} and ${within(sql`p.ended_at`, span)} and p.state = 'refused'
      group by 1 order by 2 desc, 1`,
  );
}

/** How long staff took to accept or refuse the orders that arrived in a span. Without answers the average is null. */
export async function averageAnswer(db: Db, span: Span): Promise<{ orders: number; averageSeconds: number | null }> {
  const answered = sql`coalesce(p.accepted_at, case when p.state = 'refused' then p.ended_at end)`;
  const [row] = await selectRows<{ orders: number; seconds: number | null }>(
    db,
    sql`select count(*)::int as orders, round(avg(extract(epoch from ${answered} - p.arrived_at)))::int as seconds
      from order_progress p
      where ${within(sql`p.arrived_at`, span)} and p.reception = 'manual' and ${answered} is not null
        and coalesce(p.reason, '') <> 'no_answer'`,
  );
  return { orders: row?.orders ?? 0, averageSeconds: row?.seconds ?? null };
}
