import {
  addBookTaxes,
  type BookTax,
  type MoneyContent,
  type PaymentContent,
  type ReclassifiedContent,
  type RefundContent,
} from './entry-content.ts';

/** Money of one side, sales or refunds, in cents, never negative. `rates` and `payments` add up to `amount`. */
export interface Turnover {
  count: number;
  amount: number;
  rates: BookTax[];
  payments: { card: number; cash: number };
}

/** Money that moved from the public to companies, in cents, never negative. `rates` add up to `amount`. */
interface Moved {
  count: number;
  amount: number;
  rates: BookTax[];
}

/** Sales that got their invoice after they were paid, of this period or an earlier one, with their refunds (BOK-49). */
interface Reclassified {
  sales: Moved;
  refunds: Moved;
}

/** What a day, a month or a year of the books comes to (BOK-13). Amounts in cents. */
export interface BookFigures {
  sales: Turnover;
  refunds: Turnover;
  net: number;
  /** Orders that were stored, that became paid, and that never will be. */
  tickets: number;
  paid: number;
  unpaid: number;
  /** Parts of the sales: discounts that were given, and delivery fees. */
  discount: number;
  delivery: number;
  /** The lowest and highest number of the stored orders; null without any. */
  firstNumber: number | null;
  lastNumber: number | null;
  /** Test orders, which are no sale and have no number. */
  tests: number;
  /** Entries of an earlier day that were sealed after its close. */
  late: number;
  /** What left the public for companies. It is a part of no other figure. Absent if nothing did. */
  reclassified?: Reclassified;
  /** Tips of paid orders and those that went back, beside the sales. Absent without any. */
  tips?: { taken: number; returned: number };
}

/** An entry as its figures need it. `isLate` means that its own day was closed already. */
export interface CountedEntry {
  kind: string;
  content: unknown;
  isLate: boolean;
}

const emptyTurnover = (): Turnover => ({ count: 0, amount: 0, rates: [], payments: { card: 0, cash: 0 } });

export const emptyFigures = (): BookFigures => ({
  sales: emptyTurnover(),
  refunds: emptyTurnover(),
  net: 0,
  tickets: 0,
  paid: 0,
  unpaid: 0,
  discount: 0,
  delivery: 0,
  firstNumber: null,
  lastNumber: null,
  tests: 0,
  late: 0,
});

/** Adds the figures of several periods, in any order. */
export function addFigures(periods: readonly BookFigures[]): BookFigures {
  return periods.reduce(
    (sum, one) => ({
      sales: addTurnovers(sum.sales, one.sales),
      refunds: addTurnovers(sum.refunds, one.refunds),
      net: sum.net + one.net,
      tickets: sum.tickets + one.tickets,
      paid: sum.paid + one.paid,
      unpaid: sum.unpaid + one.unpaid,
      discount: sum.discount + one.discount,
      delivery: sum.delivery + one.delivery,
      firstNumber: outermost(Math.min, sum.firstNumber, one.firstNumber),
      lastNumber: outermost(Math.max, sum.lastNumber, one.lastNumber),
      tests: sum.tests + one.tests,
      late: sum.late + one.late,
      ...addReclassified(sum, one),
      ...addTips(sum, one),
    }),
    emptyFigures(),
  );
}

function addTips({ tips: one }: BookFigures, { tips: other }: BookFigures): Pick<BookFigures, 'tips'> {
  const only = one ?? other;
  if (!one || !other) return only ? { tips: only } : {};
  return { tips: { taken: one.taken + other.taken, returned: one.returned + other.returned } };
}

/** The figures of one entry. Kinds that tell of no money count nothing. */
export function figuresOf({ kind, content, isLate }: CountedEntry): BookFigures {
  const figures = { ...emptyFigures(), late: isLate ? 1 : 0 };
  if (kind === 'ticket') {
    const { number } = content as MoneyContent;
    return { ...figures, tickets: 1, firstNumber: number, lastNumber: number };
  }
  if (kind === 'unpaid') return { ...figures, unpaid: 1 };
  if (kind === 'test') return { ...figures, tests: 1 };
  if (kind === 'reclassified') return { ...figures, reclassified: reclassifiedOf(content as ReclassifiedContent) };
  if (kind === 'payment') {
    const payment = content as PaymentContent;
    const { amount, discount, delivery, tip } = payment;
    const tips = tip !== undefined && { tips: { taken: tip, returned: 0 } };
    return { ...figures, sales: turnoverOf(payment), net: amount, paid: 1, discount, delivery, ...tips };
  }
  if (kind !== 'refund' || (content as RefundContent).state !== 'done') return figures;
  const refund = content as RefundContent;
  const tips = refund.tip !== undefined && { tips: { taken: 0, returned: refund.tip } };
  // A tip that goes back alone is no refund of a sale.
  const refunds = refund.amount === 0 ? emptyTurnover() : turnoverOf(refund);
  return { ...figures, refunds, net: 0 - refund.amount, ...tips };
}

/** True if rates, payments and totals of the figures agree with each other to the cent (BOK-16). */
export function isBalanced({ sales, refunds, net, reclassified }: BookFigures): boolean {
  const turnovers = [sales, refunds];
  const moved = reclassified ? [reclassified.sales, reclassified.refunds] : [];
  return (
    net === sales.amount - refunds.amount &&
    turnovers.every(({ amount, payments }) => payments.card + payments.cash === amount) &&
    [...turnovers, ...moved].every(areRatesBalanced)
  );
}

function areRatesBalanced({ amount, rates }: Moved): boolean {
  const gross = rates.reduce((sum, rate) => sum + rate.gross, 0);
  return gross === amount && rates.every((rate) => rate.net + rate.vat === rate.gross);
}

function reclassifiedOf({ amount, taxes, refunds }: ReclassifiedContent): Reclassified {
  return {
    // An order that cost nothing has no invoice, so that 0 says that the books have no sale of it.
    sales: { count: amount > 0 ? 1 : 0, amount, rates: taxes },
    refunds: { count: refunds.count, amount: refunds.amount, rates: refunds.taxes },
  };
}

function turnoverOf({ amount, method, taxes }: MoneyContent): Turnover {
  return { count: 1, amount, rates: taxes, payments: { card: 0, cash: 0, [method]: amount } };
}

function addTurnovers(one: Turnover, other: Turnover): Turnover {
  return {
    count: one.count + other.count,
    amount: one.amount + other.amount,
    rates: addBookTaxes([...one.rates, ...other.rates]),
    payments: { card: one.payments.card + other.payments.card, cash: one.payments.cash + other.payments.cash },
  };
}

function addReclassified(
  { reclassified: one }: BookFigures,
  { reclassified: other }: BookFigures,
): Pick<BookFigures, 'reclassified'> {
  if (!one || !other) return one || other ? { reclassified: (one ?? other) as Reclassified } : {};
  return {
    reclassified: { sales: addMoved(one.sales, other.sales), refunds: addMoved(one.refunds, other.refunds) },
  };
}

const addMoved = (one: Moved, other: Moved): Moved => ({
  count: one.count + other.count,
  amount: one.amount + other.amount,
  rates: addBookTaxes([...one.rates, ...other.rates]),
});

function outermost(choose: (one: number, other: number) => number, one: number | null, other: number | null) {
  return one === null || other === null ? (one ?? other) : choose(one, other);
}
