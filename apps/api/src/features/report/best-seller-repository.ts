import type { Span } from '@comptoir/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { selectRows } from '../../db/run-statement.ts';
import { soldWithin } from './sales-repository.ts';

/** What a dish or a choice brought, in units and cents after discount, without what was paid back of it. */
interface Seller {
  id: number;
  /** Its name in the last order. */
  name: string;
  units: number;
  revenueCents: number;
}

export interface BestSellers {
  /** The revenue of all, in cents. */
  totalCents: number;
  /** At most a hundred. */
  sellers: Seller[];
}

const most = 100;

/**
 * The lines sold in a span, with the units that were not paid back. A refund names lines (all units that were left of
 * them), units of lines, or nothing (all that was left of the order); an amount takes off no unit (REP-06). A sale of presumed cash
 * that was not collected keeps none.
 */
const keptLines = (span: Span): SQL => sql`
  select o.number, l.item_id, l.name, l.options, l.total_cents, l.discount_cents, l.quantity, case
      when o.status = 'cancelled' then 0
      when back.order_id is null then l.quantity
      when exists (select from refunds r where r.order_id = l.order_id and r.status = 'done' and r.units is null
        and (r.lines is null or r.lines @> to_jsonb(l.position))) then 0
      else l.quantity - coalesce((select sum((u ->> 'units')::int) from refunds r cross join lateral jsonb_array_elements(r.units) u
        where r.order_id = l.order_id and r.status = 'done' and (u ->> 'line')::int = l.position), 0)
    end as kept
  from (${soldWithin(span)}) sold
  join orders o on o.id = sold.order_id
  join order_lines l on l.order_id = o.id
  left join (select distinct order_id from refunds where status = 'done') back on back.order_id = o.id`;

/** What one unit of a part of a line costs after the line's discount, times the kept units, rounded half up. */
const revenue = (part: SQL): SQL =>
  sql`case when k.total_cents = 0 then 0 else floor(${part} * (k.total_cents - k.discount_cents) * k.kept / (k.total_cents * k.quantity) + 0.5) end`;

/** Sums by id, the highest revenue first. `allCents` is that of all, those beyond the limit included. */
async function rank(
  db: Db,
  { id, name, units, cents, from }: Record<'id' | 'name' | 'units' | 'cents' | 'from', SQL>,
): Promise<BestSellers> {
  const rows = await selectRows<Seller & { allCents: number }>(
    db,
    sql`select ${id} as id, (array_agg(${name} order by k.number desc))[1] as name, sum(${units} * k.kept)::int as units,
        sum(${cents})::float8 as "revenueCents", (sum(sum(${cents})) over ())::float8 as "allCents"
      from (${from}) k group by 1 having sum(k.kept) > 0 order by 4 desc, 3 desc, 1 limit ${most}`,
  );
  return {
    totalCents: rows[0]?.allCents ?? 0,
    sellers: rows.map(({ allCents: _, ...seller }) => seller),
  };
}

/** The dishes of a span that brought most. */
export async function listSoldItems(db: Db, span: Span): Promise<BestSellers> {
  return rank(db, {
    id: sql`k.item_id`,
    name: sql`k.name`,
    units: sql`1`,
    cents: revenue(sql`k.total_cents::numeric`),
    from: keptLines(span),
  });
}

/** The choices of a span that brought most. A choice has its share of its line's price after discount. */
export async function listSoldChoices(db: Db, span: Span): Promise<BestSellers> {
  const choice = (name: string) => sql`(k.choice ->> ${name}::text)`;
  return rank(db, {
    id: sql`${choice('choiceId')}::int`,
    name: choice('name'),
    units: sql`${choice('quantity')}::int`,
    cents: revenue(sql`(${choice('quantity')}::int * greatest(${choice('priceCents')}::numeric, 0) * k.quantity)`),
    from: sql`select lines.*, c.choice from (${keptLines(span)}) lines
      cross join lateral jsonb_array_elements(lines.options) g(chosen)
      cross join lateral jsonb_array_elements(g.chosen -> 'choices') c(choice)`,
  });
}
