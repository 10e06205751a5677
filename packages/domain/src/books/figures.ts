import type { BookTax, MoneyContent, PaymentContent, RefundContent } from './entry-content.ts';

/** Money of one side, sales or refunds, in cents, never negative. `rates` and `payments` add up to `amount`. */
export interface Turnover {
  count: number;
  amount: number;
  rates: BookTax[];
  payments: { card: number; cash: number };
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
export function isBalanced({ sales, refunds, net }: BookFigures): boolean {
  return net === sales.amount - refunds.amount && [sales, refunds].every(isTurnoverBalanced);
}

function isTurnoverBalanced({ amount, rates, payments }: Turnover): boolean {
  const gross = rates.reduce((sum, rate) => sum + rate.gross, 0);
  const isRateBalanced = rates.every((rate) => rate.net + rate.vat === rate.gross);
  return isRateBalanced && gross === amount && payments.card + payments.cash === amount;
}

function turnoverOf({ amount, method, taxes }: MoneyContent): Turnover {
  return { count: 1, amount, rates: taxes, payments: { card: 0, cash: 0, [method]: amount } };
}

function addTurnovers(one: Turnover, other: Turnover): Turnover {
  return {
    count: one.count + other.count,
    amount: one.amount + other.amount,
    rates: addRates([...one.rates, ...other.rates]),
    payments: { card: one.payments.card + other.payments.card, cash: one.payments.cash + other.payments.cash },
  };
}

function addRates(taxes: readonly BookTax[]): BookTax[] {
  const sums = new Map<number, BookTax>();
  for (const { rate, net, vat, gross } of taxes) {
    const sum = sums.get(rate) ?? { rate, net: 0, vat: 0, gross: 0 };
    sums.set(rate, { rate, net: sum.net + net, vat: sum.vat + vat, gross: sum.gross + gross });
  }
  return [...sums.values()].sort((one, other) => one.rate - other.rate);
}

function outermost(choose: (one: number, other: number) => number, one: number | null, other: number | null) {
  return one === null || other === null ? (one ?? other) : choose(one, other);
}
