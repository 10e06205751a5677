import { type Weekday, weekdayOf, weekdays } from '../calendar/weekday.ts';
import type { Mode } from '../menu/menu.ts';
import type { TaxLine } from '../pricing/priced-cart.ts';
import type { PaidBackReason, Sale, SaleChannel, SaleDiscount, SaleEntry } from './sale-entry.ts';

/** Sums of some entries in cents. None is negative but the net, which is `sales − cancelled − refunded`. */
export interface SaleSums {
  orders: number;
  salesCents: number;
  /** What went back because orders were refused, cancelled or not collected. */
  cancelledCents: number;
  /** What went back of other orders. */
  refundedCents: number;
  netCents: number;
}

type TaxSums = Omit<TaxLine, 'rateBp'>;

export interface RateSums {
  rateBp: number;
  sales: TaxSums;
  refunds: TaxSums;
  /** Sales less refunds. */
  difference: TaxSums;
}

interface DiscountSums {
  /** The discount as the last order had it. */
  discount: SaleDiscount;
  orders: number;
  amountCents: number;
}

/** The figures of a range of service days (REP-01, REP-05). Lists have only what there is. */
export interface SaleFigures {
  total: SaleSums;
  /** Refunds, of whatever cause. */
  refunds: number;
  dishes: number;
  deliveryCents: number;
  payments: ({ method: 'card' | 'cash'; mode: Mode } & SaleSums)[];
  taxes: RateSums[];
  days: ({ date: string } & SaleSums)[];
  weekdays: ({ weekday: Weekday } & SaleSums)[];
  modes: ({ mode: Mode } & SaleSums)[];
  channels: ({ channel: SaleChannel } & SaleSums)[];
  /** Deliveries by zone; null where no zone was stored. */
  zones: ({ zone: string | null } & SaleSums)[];
  /** Orders by the weekday of their sale and the hour at which the diner ordered. */
  hours: { weekday: Weekday; hour: number; orders: number; salesCents: number }[];
  discounts: DiscountSums[];
  reasons: { reason: PaidBackReason | null; refunds: number; amountCents: number }[];
  /** Numbers of the orders whose receipt or refund does not add up by rate, at most ten. Empty in a sound report. */
  unsound: number[];
}

const mostNamed = 10;
const noSums = (): SaleSums => ({ orders: 0, salesCents: 0, cancelledCents: 0, refundedCents: 0, netCents: 0 });
const noTaxes = (): TaxSums => ({ netCents: 0, taxCents: 0, grossCents: 0 });

/** Sums by a key, in the sequence in which the keys came. */
function createGroups<Key extends object>(keyOf: (entry: SaleEntry) => Key | null) {
  const groups = new Map<string, Key & SaleSums>();
  return {
    add: (entry: SaleEntry) => {
      const key = keyOf(entry);
      if (!key) return;
      const id = JSON.stringify(key);
      const sums = groups.get(id) ?? { ...key, ...noSums() };
      groups.set(id, sums);
      addTo(sums, entry);
    },
    list: () => [...groups.values()],
  };
}

function addTo(sums: SaleSums, entry: SaleEntry): void {
  if (entry.kind === 'sale') {
    sums.orders += 1;
    sums.salesCents += entry.amountCents;
    sums.netCents += entry.amountCents;
    return;
  }
  sums[entry.isOfEnd ? 'cancelledCents' : 'refundedCents'] += entry.amountCents;
  sums.netCents -= entry.amountCents;
}

/** Adds up entries, which may come page by page. Days, rates and hours are listed in ascending sequence. */
export function sumSales(): { add: (entry: SaleEntry) => void; figures: () => SaleFigures } {
  const total = noSums();
  const counts = { refunds: 0, dishes: 0, deliveryCents: 0 };
  const unsound = new Set<number>();
  const weekdayAt = rememberWeekdays();
  const groups = {
    payments: createGroups(({ method, mode }) => ({ method, mode })),
    days: createGroups(({ day }) => ({ date: day })),
    weekdays: createGroups(({ day }) => ({ weekday: weekdayAt(day) })),
    modes: createGroups(({ mode }) => ({ mode })),
    channels: createGroups(({ channel }) => ({ channel })),
    zones: createGroups(({ mode, zone }) => (mode === 'delivery' ? { zone } : null)),
  };
  const taxes = sumTaxes();
  const hours = new Map<string, SaleFigures['hours'][number]>();
  const discounts = new Map<number, DiscountSums>();
  const reasons = new Map<string | null, SaleFigures['reasons'][number]>();

  function addSale({ day, orderedHour: hour, amountCents, dishes, deliveryCents, ...sale }: Sale): void {
    counts.dishes += dishes;
    counts.deliveryCents += deliveryCents;
    const weekday = weekdayAt(day);
    const cell = hours.get(`${weekday} ${hour}`) ?? { weekday, hour, orders: 0, salesCents: 0 };
    hours.set(`${weekday} ${hour}`, cell);
    cell.orders += 1;
    cell.salesCents += amountCents;
    for (const discount of sale.discounts) {
      const before = discounts.get(discount.offerId) ?? { orders: 0, amountCents: 0 };
      discounts.set(discount.offerId, {
        discount,
        orders: before.orders + 1,
        amountCents: before.amountCents + discount.amountCents,
      });
    }
  }

  return {
    add: (entry) => {
      addTo(total, entry);
      for (const group of Object.values(groups)) group.add(entry);
      taxes.add(entry);
      if (!isSound(entry)) unsound.add(entry.number);
      if (entry.kind === 'sale') return addSale(entry);
      counts.refunds += 1;
      const { reason } = entry;
      const known = reasons.get(reason) ?? { reason, refunds: 0, amountCents: 0 };
      reasons.set(reason, known);
      known.refunds += 1;
      known.amountCents += entry.amountCents;
    },
    figures: () => ({
      total,
      ...counts,
      payments: groups.payments.list(),
      taxes: taxes.list(),
      days: groups.days.list().toSorted((a, b) => (a.date < b.date ? -1 : 1)),
      weekdays: inWeek(groups.weekdays.list()),
      modes: groups.modes.list(),
      channels: groups.channels.list().toSorted((a, b) => (a.channel > b.channel ? -1 : 1)),
      zones: groups.zones.list().toSorted((a, b) => b.salesCents - a.salesCents),
      hours: inWeek([...hours.values()].toSorted((a, b) => a.hour - b.hour)),
      discounts: [...discounts.values()].toSorted((a, b) => b.amountCents - a.amountCents),
      reasons: [...reasons.values()].toSorted((a, b) => b.amountCents - a.amountCents),
      unsound: [...unsound].toSorted((a, b) => a - b).slice(0, mostNamed),
    }),
  };
}

function sumTaxes() {
  const rates = new Map<number, RateSums>();
  return {
    add: ({ kind, taxes }: SaleEntry) => {
      for (const { rateBp, ...amounts } of taxes) {
        const rate = rates.get(rateBp) ?? { rateBp, sales: noTaxes(), refunds: noTaxes(), difference: noTaxes() };
        rates.set(rateBp, rate);
        const sums = kind === 'sale' ? rate.sales : rate.refunds;
        const sign = kind === 'sale' ? 1 : -1;
        for (const name of ['netCents', 'taxCents', 'grossCents'] as const) {
          sums[name] += amounts[name];
          rate.difference[name] += sign * amounts[name];
        }
      }
    },
    list: () => [...rates.values()].toSorted((a, b) => a.rateBp - b.rateBp),
  };
}

/** True if the rates of a receipt or a refund add up to its amount, and net and VAT to each rate's gross amount. */
export function isSound({ amountCents, taxes }: SaleEntry): boolean {
  let cents = 0;
  for (const { netCents, taxCents, grossCents } of taxes) {
    if (netCents + taxCents !== grossCents) return false;
    cents += grossCents;
  }
  return cents === amountCents;
}

/** True if Σ by rate = Σ by payment = Σ by day = Σ of receipts − Σ of refunds (REP-02). */
export function addsUp({ total, payments, taxes, days, unsound }: SaleFigures): boolean {
  const sum = (values: number[]) => values.reduce((one, other) => one + other, 0);
  const net = total.salesCents - total.cancelledCents - total.refundedCents;
  return (
    unsound.length === 0 &&
    total.netCents === net &&
    sum(payments.map(({ netCents }) => netCents)) === net &&
    sum(days.map(({ netCents }) => netCents)) === net &&
    sum(taxes.map(({ difference }) => difference.grossCents)) === net &&
    sum(taxes.map(({ difference: { netCents, taxCents } }) => netCents + taxCents)) === net
  );
}

const inWeek = <Row extends { weekday: Weekday }>(rows: Row[]): Row[] =>
  rows.toSorted((a, b) => weekdays.indexOf(a.weekday) - weekdays.indexOf(b.weekday));

/** Dates repeat, and reading one costs more than looking it up. */
function rememberWeekdays(): (date: string) => Weekday {
  const known = new Map<string, Weekday>();
  return (date) => {
    const weekday = known.get(date) ?? weekdayOf(Temporal.PlainDate.from(date));
    known.set(date, weekday);
    return weekday;
  };
}
