import {
  dayEndsAtHour,
  type Mode,
  type PaidBackReason,
  type SaleChannel,
  type SaleEntry,
  type Span,
  type TaxLine,
} from '@comptoir/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { toDate } from '../../db/instants.ts';
import { selectRows } from '../../db/run-statement.ts';
import type { DiscountRecord } from '../../db/schema/index.ts';

// What was sold and paid back, and when: the one source of reports, exports and comparisons. A sale is the event by
// which an order became paid, or its cash was presumed to be; a refund a row that is `done`, but a tip's, or the event by which
// presumed cash turned out not to be collected (BOK-20). Receipts never change, so the figures of a day stay.

const pageSize = 1000;

interface Row {
  kind: 0 | 1;
  id: string;
  /** The instant as the database writes it, to the microsecond: the next page begins after it. */
  at: string;
  epoch: number;
  day: string;
  number: number;
  method: 'card' | 'cash';
  mode: Mode;
  zone: string | null;
  amount: number;
  taxes: [number, number, number, number][] | TaxLine[];
  hour: number;
  dishes: number;
  delivery: number;
  discounts: DiscountRecord[];
  coupon: string | null;
  reason: PaidBackReason | null;
  is_of_end: boolean;
  channel: SaleChannel;
}

/** Rows of the orders that became paid in a span, or were presumed to be: `order_id` and `at`. */
export const soldWithin = ({ from, until }: Span): SQL => sql`
  select order_id, at from order_events
  where kind in ('paid', 'cash_presumed') and at >= ${toDate(from)} and at < ${toDate(until)}`;

const missingWithin = ({ from, until }: Span): SQL => sql`
  select order_id, at from order_events
  where kind = 'cash_missing' and at >= ${toDate(from)} and at < ${toDate(until)}`;

/** The VAT of the order that a query calls `o`, an array for each rate. */
const taxesOfOrder = sql`
  coalesce((select jsonb_agg(jsonb_build_array(t.rate_bp, t.net_cents, t.tax_cents, t.gross_cents) order by t.rate_bp)
    from order_taxes t where t.order_id = o.id), '[]')`;

/** The service day of an instant. Its wall time decides, so that days around clock changes have 23 and 25 hours. */
export const dayOf = (at: SQL, timeZone: string): SQL =>
  sql`((${at} at time zone ${timeZone}::text) - make_interval(hours => ${dayEndsAtHour}::int))::date::text`;

/** The channel of an order at an instant, as the books tell it. */
const channelAt = (at: SQL): SQL => sql`
  case when exists (select from order_companies c where c.order_id = o.id and c.at <= ${at}) then 'company' else 'public' end`;

/** The next sales. Their keys are chosen first, by an index, so that a page costs the same at the end of a year. */
const salesAfter = (span: Span, after: SQL, timeZone: string): SQL => sql`
  (select 0 as kind, o.id, sold.at::text as at, extract(epoch from sold.at)::float8 as epoch, ${dayOf(sql`sold.at`, timeZone)} as day,
    o.number, o.payment_method as method, o.mode, o.zone, o.total_cents::float8 as amount,
    ${taxesOfOrder} as taxes, extract(hour from o.placed_at at time zone ${timeZone}::text)::int as hour,
    coalesce((select sum(l.quantity) from order_lines l where l.order_id = o.id), 0)::int as dishes,
    o.delivery_cents::float8 as delivery, o.discounts, o.coupon, null as reason, false as is_of_end,
    ${channelAt(sql`sold.at`)} as channel
  from (${soldWithin(span)} and (at, 0, order_id) > ${after} order by at, order_id limit ${pageSize}) sold
  join orders o on o.id = sold.order_id)`;

const refundsAfter = ({ from, until }: Span, after: SQL, timeZone: string): SQL => sql`
  (select 1, r.id, r.settled_at::text, extract(epoch from r.settled_at)::float8, ${dayOf(sql`r.settled_at`, timeZone)},
    o.number, r.method, o.mode, o.zone, r.amount_cents::float8, r.taxes, 0, 0, 0::float8, '[]'::jsonb, null,
    coalesce(r.reason, r.origin), coalesce(r.origin in ('refused', 'cancelled', 'no_show'), false), ${channelAt(sql`r.settled_at`)}
  from (select * from refunds
    where status = 'done' and amount_cents > 0
      and settled_at >= ${toDate(from)} and settled_at < ${toDate(until)} and (settled_at, 1, id) > ${after}
    order by settled_at, id limit ${pageSize}) r
  join orders o on o.id = r.order_id)`;

/** The next sales that turned out not to be collected: the whole order goes back. */
const missingAfter = (span: Span, after: SQL, timeZone: string): SQL => sql`
  (select 1, o.id, missing.at::text, extract(epoch from missing.at)::float8, ${dayOf(sql`missing.at`, timeZone)},
    o.number, o.payment_method, o.mode, o.zone, o.total_cents::float8, ${taxesOfOrder}, 0, 0, 0::float8, '[]'::jsonb, null,
    'no_show', true, ${channelAt(sql`missing.at`)}
  from (${missingWithin(span)} and (at, 1, order_id) > ${after} order by at, order_id limit ${pageSize}) missing
  join orders o on o.id = missing.order_id)`;

/**
 * Reads the sales and refunds of a span in the sequence of their instants, in pages of at most 1,000, so that a year
 * does not have to fit into memory. Each page is a query of its own: no transaction stays open in between.
 */
export async function* readSales(db: Db, span: Span, timeZone: string): AsyncGenerator<SaleEntry[]> {
  let from = span.from;
  let after = sql`('-infinity'::timestamptz, 0, '00000000-0000-0000-0000-000000000000'::uuid)`;
  for (;;) {
    const part = { from, until: span.until };
    const sales = salesAfter(part, after, timeZone);
    const back = sql`${refundsAfter(part, after, timeZone)} union all ${missingAfter(part, after, timeZone)}`;
    const rows = await selectRows<Row>(
      db,
      sql`select * from (${sales} union all ${back}) entries order by at::timestamptz, kind, id limit ${pageSize}`,
    );
    const last = rows.at(-1);
    if (last) yield rows.map(toEntry);
    if (!last || rows.length < pageSize) return;
    // An index finds the instant; the comparison of the whole key leaves out what was read.
    from = Temporal.Instant.fromEpochMilliseconds(Math.floor(last.epoch * 1000));
    after = sql`(${last.at}::timestamptz, ${last.kind}::int, ${last.id}::uuid)`;
  }
}

function toEntry(row: Row): SaleEntry {
  const { kind, day, epoch, number, method, mode, channel, zone, amount, taxes } = row;
  const at = Temporal.Instant.fromEpochMilliseconds(Math.round(epoch * 1000));
  const entry = { day, at, number, method, mode, channel, zone, amountCents: amount, taxes: taxes.map(toTax) };
  if (kind === 1) return { kind: 'refund', ...entry, reason: row.reason, isOfEnd: row.is_of_end };
  const { hour: orderedHour, dishes, delivery: deliveryCents, discounts, coupon } = row;
  return {
    kind: 'sale',
    ...entry,
    orderedHour,
    dishes,
    deliveryCents,
    discounts: discounts.map(({ isCoupon, target = null, gender = 'f', percentBp = 0, fixedCents = 0, ...known }) => ({
      ...known,
      percentBp,
      fixedCents,
      code: isCoupon ? coupon : null,
      target,
      gender,
    })),
  };
}

function toTax(tax: [number, number, number, number] | TaxLine): TaxLine {
  if (!Array.isArray(tax)) return tax;
  const [rateBp, netCents, taxCents, grossCents] = tax;
  return { rateBp, netCents, taxCents, grossCents };
}

/** The orders that became paid in a span, and their sum less what went back, in cents. */
export async function sumSpan(db: Db, span: Span): Promise<{ orders: number; netCents: number }> {
  const { from, until } = span;
  const [row] = await selectRows<{ orders: number; cents: number }>(
    db,
    sql`select
      (select count(*)::int from (${soldWithin(span)}) sold) as orders,
      (select coalesce(sum(o.total_cents), 0) from (${soldWithin(span)}) sold join orders o on o.id = sold.order_id)::float8
      - (select coalesce(sum(amount_cents), 0) from refunds
          where status = 'done' and settled_at >= ${toDate(from)} and settled_at < ${toDate(until)})::float8
      - (select coalesce(sum(o.total_cents), 0) from (${missingWithin(span)}) missing join orders o on o.id = missing.order_id)::float8
        as cents`,
  );
  return { orders: row?.orders ?? 0, netCents: row?.cents ?? 0 };
}
