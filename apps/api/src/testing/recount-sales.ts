import type { OpenDatabase } from '../db/database.ts';

// Adds up sales and refunds for the tests of the reports, from the plain rows of the database and by code of its own.

interface TaxRow {
  order_id: string;
  rate_bp: number;
  net_cents: number;
  tax_cents: number;
  gross_cents: number;
}
interface Tax {
  rateBp: number;
  netCents: number;
  taxCents: number;
  grossCents: number;
}
interface OrderRow {
  id: string;
  number: number;
  status: string;
  mode: string;
  zone: string | null;
  payment_method: 'card' | 'cash';
  total_cents: number;
  delivery_cents: number;
  placed_at: string;
  promised_at: string;
  discounts: { offerId: number; amountCents: number }[];
}
interface LineRow {
  order_id: string;
  position: number;
  item_id: number;
  quantity: number;
  total_cents: number;
  discount_cents: number;
  options: { choices: { choiceId: number; quantity: number; priceCents: number }[] }[];
}
interface RefundRow {
  order_id: string;
  lines: number[] | null;
  units: { line: number; units: number }[] | null;
  amount_cents: number;
  taxes: Tax[];
  status: string;
  method: 'card' | 'cash';
  origin: string | null;
  reason: string | null;
  settled_at: string;
  id: string;
}
interface ProgressRow {
  order_id: string;
  state: string;
  reason: string | null;
  reception: string;
  arrived_at: string;
  due_at: string;
  accepted_at: string | null;
  ready_tapped_at: string | null;
  left_at: string | null;
  ended_at: string | null;
}
interface Moved {
  sign: 1 | -1;
  day: string;
  at: string;
  id: string;
  order: OrderRow;
  method: string;
  cents: number;
  taxes: Tax[];
  refund: RefundRow | null;
}

const ends = ['refused', 'cancelled', 'no_show'];
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

const idsOf = (events: { order_id: string; kind: string }[], wanted: string) =>
  new Set(events.flatMap(({ order_id, kind }) => (kind === wanted ? order_id : [])));

class Sums {
  rows: Record<string, number[]> = {};
  add(name: unknown, values: number[]): void {
    const known = this.rows[String(name)] ?? values.map(() => 0);
    this.rows[String(name)] = known.map((value, index) => value + (values[index] ?? 0));
  }
}

/** Reads all rows, and answers what the reports should tell of service days. */
export async function recountSales({ query }: OpenDatabase, zone: string) {
  const all = async <T>(table: string) => {
    const { rows } = await query(`select coalesce(jsonb_agg(to_jsonb(t)), '[]') as rows from ${table} t`, []);
    return rows[0]?.rows as T[];
  };
  const orders = new Map((await all<OrderRow>('orders')).map((order) => [order.id, order]));
  const lines = await all<LineRow>('order_lines');
  const taxes = await all<TaxRow>('order_taxes');
  const refunds = (await all<RefundRow>('refunds')).filter(({ status }) => status === 'done');
  const progress = await all<ProgressRow>('order_progress');
  const events = await all<{ order_id: string; kind: string; at: string }>('order_events');

  const local = (text: string) => Temporal.Instant.from(text).toZonedDateTimeISO(zone);
  const dayOf = (text: string) => {
    const at = local(text);
    const date = at.toPlainDate();
    const turn = date.toZonedDateTime({ timeZone: zone, plainTime: '05:00' });
    return (Temporal.ZonedDateTime.compare(at, turn) < 0 ? date.subtract({ days: 1 }) : date).toString();
  };
  const orderOf = (id: string) => orders.get(id) as OrderRow;
  const taxesOf = (id: string) =>
    taxes
      .filter((tax) => tax.order_id === id)
      .map(
        (tax): Tax => ({
          rateBp: tax.rate_bp,
          netCents: tax.net_cents,
          taxCents: tax.tax_cents,
          grossCents: tax.gross_cents,
        }),
      )
      .toSorted((a, b) => a.rateBp - b.rateBp);
  const moved: Moved[] = [
    ...events
      .filter(({ kind }) => kind === 'paid' || kind === 'cash_presumed')
      .map(({ order_id: id, at }): Moved => {
        const order = orderOf(id);
        const { payment_method: method, total_cents: cents } = order;
        return { sign: 1, day: dayOf(at), at, id, order, method, cents, taxes: taxesOf(id), refund: null };
      }),
    ...events
      .filter(({ kind }) => kind === 'cash_missing')
      .map(({ order_id: id, at }): Moved => {
        const order = orderOf(id);
        const { payment_method: method, total_cents: cents } = order;
        const part = {
          order_id: id,
          lines: null,
          units: null,
          amount_cents: cents,
          taxes: taxesOf(id),
          status: 'done',
        };
        const refund = { ...part, method, origin: 'no_show', reason: null, settled_at: at, id };
        return { sign: -1, day: dayOf(at), at, id, order, method, cents, taxes: part.taxes, refund };
      }),
    ...refunds.map((refund): Moved => {
      const { order_id, settled_at: at, method, amount_cents: cents, id } = refund;
      return { sign: -1, day: dayOf(at), at, id, order: orderOf(order_id), method, cents, taxes: refund.taxes, refund };
    }),
  ];
  const presumed = idsOf(events, 'cash_presumed');
  const missing = idsOf(events, 'cash_missing');
  const isIn = (day: string, from: string, to: string) => from <= day && day <= to;
  const movedIn = (from: string, to: string) => moved.filter(({ day }) => isIn(day, from, to));
  const weekdayOf = (day: string) => weekdays[Temporal.PlainDate.from(day).dayOfWeek - 1];

  function sumsOf({ sign, cents, refund }: Moved): number[] {
    const isEnd = refund !== null && ends.includes(refund.origin ?? '');
    return [sign === 1 ? 1 : 0, sign === 1 ? cents : 0, isEnd ? cents : 0, refund && !isEnd ? cents : 0, sign * cents];
  }

  function kitchenFigures(from: string, to: string) {
    const [unpaid, refusals] = [new Sums(), new Sums()];
    const seconds: number[] = [];
    const punctuality = { orders: 0, onTime: 0 };
    for (const one of progress) {
      const order = orderOf(one.order_id);
      if (one.ended_at && isIn(dayOf(one.ended_at), from, to)) {
        const isUnpaid = order.payment_method === 'cash' && order.status === 'cancelled' && !presumed.has(order.id);
        if (isUnpaid) unpaid.add(one.state, [1, order.total_cents]);
        if (one.state === 'refused') refusals.add(one.reason, [1]);
      }
      const isWaiting = order.payment_method === 'cash' && order.status === 'pending' && !presumed.has(order.id);
      if (isWaiting && isIn(dayOf(one.due_at), from, to)) unpaid.add('waiting', [1, order.total_cents]);
      const answered = one.accepted_at ?? (one.state === 'refused' ? one.ended_at : null);
      if (isIn(dayOf(one.arrived_at), from, to) && answered && one.reason !== 'no_answer')
        seconds.push(local(answered).since(local(one.arrived_at)).total('seconds'));
      const ready = one.ready_tapped_at ?? one.left_at;
      if (!ready || !isIn(dayOf(order.promised_at), from, to)) continue;
      const last = local(order.promised_at).add({ minutes: order.mode === 'delivery' ? 5 - 15 : 5 });
      punctuality.orders += 1;
      if (Temporal.ZonedDateTime.compare(local(ready), last) <= 0) punctuality.onTime += 1;
    }
    const sum = seconds.reduce((total, value) => total + value, 0);
    const answers = {
      orders: seconds.length,
      averageSeconds: seconds.length ? Math.round(sum / seconds.length) : null,
    };
    return { unpaid: unpaid.rows, refusals: refusals.rows, answers, punctuality };
  }

  function figures(from: string, to: string) {
    const names = ['total', 'payments', 'days', 'weekdays', 'zones', 'modes', 'hours', 'discounts', 'reasons'] as const;
    const sums = Object.fromEntries(names.map((name) => [name, new Sums()])) as Record<(typeof names)[number], Sums>;
    sums.total.add('all', [0, 0, 0, 0, 0]);
    const rates: Record<string, number[][]> = {};
    const counts = { dishes: 0, deliveryCents: 0, refunds: 0 };
    for (const one of movedIn(from, to)) {
      const { sign, day, order, method, cents, refund } = one;
      sums.total.add('all', sumsOf(one));
      sums.payments.add(`${method} ${order.mode}`, sumsOf(one));
      sums.days.add(day, sumsOf(one));
      sums.weekdays.add(weekdayOf(day), sumsOf(one));
      sums.modes.add(order.mode, sumsOf(one));
      if (order.mode === 'delivery') sums.zones.add(order.zone, sumsOf(one));
      for (const { rateBp, netCents, taxCents, grossCents } of one.taxes) {
        rates[rateBp] ??= [
          [0, 0, 0],
          [0, 0, 0],
        ];
        const own = rates[rateBp]?.[sign === 1 ? 0 : 1] as number[];
        [netCents, taxCents, grossCents].forEach((value, index) => {
          own[index] = (own[index] ?? 0) + value;
        });
      }
      if (refund) {
        counts.refunds += 1;
        sums.reasons.add(refund.reason ?? refund.origin, [1, cents]);
        continue;
      }
      sums.hours.add(`${weekdayOf(day)} ${local(order.placed_at).hour}`, [1, cents]);
      for (const { offerId, amountCents } of order.discounts) sums.discounts.add(offerId, [1, amountCents]);
      counts.deliveryCents += order.delivery_cents;
      for (const line of lines) if (line.order_id === order.id) counts.dishes += line.quantity;
    }
    const { total, ...rest } = Object.fromEntries(names.map((name) => [name, sums[name].rows]));
    return { total: total?.all, counts, ...rest, rates, ...kitchenFigures(from, to) };
  }

  function keptOf(line: LineRow): number {
    if (missing.has(line.order_id)) return 0;
    const own = refunds.filter(({ order_id }) => order_id === line.order_id);
    if (own.some((one) => one.units === null && (one.lines === null || one.lines.includes(line.position)))) return 0;
    const back = own.flatMap(({ units }) => units ?? []).filter((units) => units.line === line.position);
    return line.quantity - back.reduce((total, { units }) => total + units, 0);
  }

  /** Units and revenue of dishes and choices that were sold on these days and kept, by their ids. */
  function sellers(from: string, to: string) {
    const [items, choices] = [new Map<string, number[]>(), new Map<string, number[]>()];
    const add = (map: Map<string, number[]>, id: number, units: number, part: bigint, line: LineRow) => {
      const [before = 0, cents = 0] = map.get(String(id)) ?? [];
      const [paid, whole] = [BigInt(line.total_cents - line.discount_cents), BigInt(line.total_cents * line.quantity)];
      const doubled = 2n * part * paid * BigInt(keptOf(line));
      const own = whole === 0n ? 0 : Number((doubled + whole) / (2n * whole));
      map.set(String(id), [before + units * keptOf(line), cents + own]);
    };
    const sold = new Set(movedIn(from, to).flatMap(({ sign, order }) => (sign === 1 ? order.id : [])));
    for (const line of lines) {
      if (!sold.has(line.order_id)) continue;
      add(items, line.item_id, 1, BigInt(line.total_cents), line);
      for (const { choiceId, quantity, priceCents } of line.options.flatMap((option) => option.choices))
        add(choices, choiceId, quantity, BigInt(quantity * Math.max(0, priceCents) * line.quantity), line);
    }
    const kept = (map: Map<string, number[]>) => new Map([...map].filter(([, [units = 0]]) => units > 0));
    return { items: kept(items), choices: kept(choices) };
  }

  /** The lines of `ventes`, joined by blanks. */
  function saleLines(from: string, to: string): string[] {
    const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');
    return movedIn(from, to)
      .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at) || b.sign - a.sign || (a.id < b.id ? -1 : 1))
      .flatMap(({ sign, day, at, order, method, taxes: own }) =>
        own.map(({ rateBp, netCents, taxCents, grossCents }) =>
          [
            local(at).toPlainDate(),
            day,
            order.number,
            sign === 1 ? 'vente' : 'remboursement',
            order.mode === 'pickup' ? 'retrait' : 'livraison',
            method === 'card' ? 'carte' : 'espèces',
            euros(rateBp),
            ...[netCents, taxCents, grossCents].map((cents) => euros(sign * cents)),
            // The history of the drill has no company.
            'particulier',
          ].join(' '),
        ),
      );
  }

  return { figures, sellers, saleLines };
}
