import type { YearMonths } from './book-periods.ts';
import {
  addBookTaxes,
  type BookTax,
  type MoneyContent,
  type PaymentContent,
  type ReclassifiedContent,
  type RefundContent,
  type SettingsContent,
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

/** Both sides of a channel. */
export interface BookSides {
  sales: Turnover;
  refunds: Turnover;
}

/** What a day, a month or a year of the books comes to (BOK-13). Amounts in cents. `sales` and `refunds` are of both channels. */
export interface BookFigures extends BookSides {
  /** The part of the companies, which have invoices (LAW-70). Absent without any, as in closes of earlier versions. */
  company?: BookSides;
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
  /** Cash of the sales that is presumed, and of the refunds that was taken back, in cents (BOK-20). Absent without any. */
  presumed?: { taken: number; returned: number };
  /** Papers that were given to diners once more (BOK-23). Absent without any. */
  duplicates?: number;
  /** Tips of paid orders and those that went back, beside the sales. Absent without any. */
  tips?: { taken: number; returned: number };
  /** The months of a year that is no calendar year (BOK-12). */
  months?: YearMonths;
  /** The settings of money that changed, in the sequence of the changes (BOK-38). Absent without any. */
  settings?: string[];
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

/** Adds the figures of several periods, in the sequence of their time. */
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
      ...addDuplicates(sum, one),
      ...addPresumed(sum, one),
      ...addTips(sum, one),
      ...joinCompany(sum.company, one.company),
      ...joinSettings(sum.settings, one.settings),
    }),
    emptyFigures(),
  );
}

function addTips({ tips: one }: BookFigures, { tips: other }: BookFigures): Pick<BookFigures, 'tips'> {
  const tips = addTaken(one, other);
  return tips ? { tips } : {};
}

function addPresumed({ presumed: one }: BookFigures, { presumed: other }: BookFigures): Pick<BookFigures, 'presumed'> {
  const presumed = addTaken(one, other);
  return presumed ? { presumed } : {};
}

interface Taken {
  taken: number;
  returned: number;
}

function addTaken(one: Taken | undefined, other: Taken | undefined): Taken | undefined {
  if (!one || !other) return one ?? other;
  return { taken: one.taken + other.taken, returned: one.returned + other.returned };
}

const addDuplicates = ({ duplicates: one = 0 }: BookFigures, { duplicates: other = 0 }: BookFigures) =>
  one + other > 0 ? { duplicates: one + other } : {};

function joinCompany(one?: BookSides, other?: BookSides): Pick<BookFigures, 'company'> {
  const known = one && other ? addSides(one, other) : (one ?? other);
  return known ? { company: known } : {};
}

const addSides = (one: BookSides, other: BookSides): BookSides => ({
  sales: addTurnovers(one.sales, other.sales),
  refunds: addTurnovers(one.refunds, other.refunds),
});

const joinSettings = (one: string[] = [], other: string[] = []): Pick<BookFigures, 'settings'> =>
  one.length + other.length > 0 ? { settings: [...one, ...other] } : {};

/** Sales and refunds of the public, which has no invoices: those of both channels less the companies' (LAW-70). */
export function publicSides({ sales, refunds, company }: BookSides & { company?: BookSides | undefined }): BookSides {
  if (!company) return { sales, refunds };
  return { sales: takeTurnover(sales, company.sales), refunds: takeTurnover(refunds, company.refunds) };
}

function takeTurnover(all: Turnover, part: Turnover): Turnover {
  const negated = {
    count: -part.count,
    amount: -part.amount,
    rates: part.rates.map(({ rate, net, vat, gross }) => ({ rate, net: -net, vat: -vat, gross: -gross })),
    payments: { card: -part.payments.card, cash: -part.payments.cash },
  };
  const rest = addTurnovers(all, negated);
  return { ...rest, rates: rest.rates.filter(({ net, vat, gross }) => net !== 0 || vat !== 0 || gross !== 0) };
}

/** The figures of one entry. Kinds that tell of no money count nothing. */
export function figuresOf({ kind, content, isLate }: CountedEntry): BookFigures {
  const figures = { ...emptyFigures(), late: isLate ? 1 : 0 };
  if (kind === 'ticket') {
    const { number } = content as MoneyContent;
    return { ...figures, tickets: 1, firstNumber: number, lastNumber: number };
  }
  if (kind === 'unpaid') return unpaidFigures(figures, content as MoneyContent);
  if (kind === 'test') return { ...figures, tests: 1 };
  if (kind === 'duplicate') return { ...figures, duplicates: 1 };
  if (kind === 'reclassified') return { ...figures, reclassified: reclassifiedOf(content as ReclassifiedContent) };
  if (kind === 'payment') {
    const payment = content as PaymentContent;
    const { amount, discount, delivery, tip, presumed } = payment;
    const tips = tip !== undefined && { tips: { taken: tip, returned: 0 } };
    const sides = sidesOf(payment, { ...figures, sales: turnoverOf(payment) });
    const told = presumed && { presumed: { taken: amount, returned: 0 } };
    return { ...figures, ...sides, net: amount, paid: 1, discount, delivery, ...tips, ...told };
  }
  if (kind === 'settings')
    return { ...figures, settings: (content as SettingsContent).changes.map(({ name }) => name) };
  if (kind !== 'refund' || (content as RefundContent).state !== 'done') return figures;
  const refund = content as RefundContent;
  const tips = refund.tip !== undefined && { tips: { taken: 0, returned: refund.tip } };
  // A tip that goes back alone is no refund of a sale.
  const refunds = refund.amount === 0 ? emptyTurnover() : turnoverOf(refund);
  return { ...figures, ...sidesOf(refund, { ...figures, refunds }), net: 0 - refund.amount, ...tips };
}

/** What was never paid. A sale that was presumed is taken back, which lowers no total of sales (BOK-14, BOK-20). */
function unpaidFigures(before: BookFigures, content: MoneyContent): BookFigures {
  const figures = { ...before, unpaid: 1 };
  if (!content.presumed) return figures;
  const { amount } = content;
  const sides = sidesOf(content, { ...figures, refunds: turnoverOf(content) });
  return { ...figures, ...sides, net: 0 - amount, presumed: { taken: 0, returned: amount } };
}

/** The sides of one entry, and the same again as the companies' part if a company has its invoice. */
function sidesOf(
  { channel }: MoneyContent,
  { sales, refunds }: BookSides,
): Pick<BookFigures, keyof BookSides | 'company'> {
  return { sales, refunds, ...(channel === 'company' && { company: { sales, refunds } }) };
}

/** True if rates, payments and totals of the figures agree with each other to the cent (BOK-16). */
export function isBalanced({ sales, refunds, net, company, reclassified }: BookFigures): boolean {
  const turnovers = [sales, refunds, ...(company ? [company.sales, company.refunds] : [])];
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
