import type { Mode } from '../menu/menu.ts';
import type { Role } from '../office/permissions.ts';
import type { AppliedOffer, OrderAmounts, RateShare, TaxLine } from '../pricing/priced-cart.ts';
import type { SaleChannel } from '../report/sale-entry.ts';
import { writeInstant } from './book-entry.ts';
import { canonicalJson } from './canonical-json.ts';

/** VAT of one rate. `rate` in basis points, amounts in cents. */
export interface BookTax {
  rate: number;
  net: number;
  vat: number;
  gross: number;
}

/** What moved money, or would have. Amounts in cents, never negative. */
export interface MoneyContent {
  number: number;
  amount: number;
  channel: SaleChannel;
  method: 'card' | 'cash';
  taxes: BookTax[];
  /**
   * Of a payment: cash that no screen tells of is taken to be collected. Of an `unpaid`: it was not, so that the sale is taken
   * back (BOK-20). Absent otherwise.
   */
  presumed?: true;
}

/** A sale became paid. Discount and delivery are parts of its receipt. `transaction` is the provider's, null for cash. */
export interface PaymentContent extends MoneyContent {
  mode: Mode;
  transaction: string | null;
  discount: number;
  delivery: number;
  till: 'web';
  /** Absent without a tip. It is no part of the amount. */
  tip?: number;
}

/** A refund. Only one that is done moved money. `refund` is its id. */
export interface RefundContent extends MoneyContent {
  refund: string;
  state: 'asked' | 'done' | 'refused';
  reason: string | null;
  /** The part of a tip that went back with it, or alone. Absent if none did. */
  tip?: number;
}

/**
 * A sale that got its invoice after it was paid: what the books hold of it moves from the public to companies (BOK-49).
 * `amount` and `taxes` are the sale's, and `refunds` what was paid back of it until then; all are 0 and empty if no entry
 * holds them, as of an order of before the books.
 */
export interface ReclassifiedContent extends MoneyContent {
  invoice: string;
  refunds: { count: number; amount: number; taxes: BookTax[] };
}

/** The papers of an order that a diner may get once more. `receipt` is the printed one, `confirmation` the mailed one. */
export type DuplicatedPaper = 'receipt' | 'confirmation' | 'invoice' | 'withdrawal';

/**
 * A paper that repeats an earlier one to a diner (BOK-23). `n` is the number on it: 1, 2 … for each paper of an order. `by` is the
 * role that asked, or `printer` for a copy that a printer makes by itself, because the books name no person.
 */
export interface DuplicateContent {
  number: number;
  of: DuplicatedPaper;
  /** The number of an invoice, or the id of a withdrawal, of which an order may have several. */
  paper?: string;
  n: number;
  by: Role | 'printer';
}

/** Settings that change what figures mean, as they were and as they are, null where there is none (BOK-38). */
export interface SettingsContent {
  changes: { name: MoneySetting; before: unknown; after: unknown }[];
}

/** The site's rules of VAT, and what the catalogue's file says of the seller, its VAT, its year and its cash. */
export const moneySettings = [
  'tax',
  'office.legal',
  'office.vat_regime',
  'office.year_ends',
  'books.presume_cash',
] as const;
export type MoneySetting = (typeof moneySettings)[number];

/** What the books tell of a setting that was stored: nothing if it stays as it was. */
export function moneyChange(name: MoneySetting, before: unknown, after: unknown): SettingsContent['changes'] {
  return canonicalJson(before) === canonicalJson(after) ? [] : [{ name, before, after }];
}

interface TicketChoice {
  name: string;
  quantity: number;
  price: number;
  rate: number | null;
}

interface TicketLine {
  name: string;
  quantity: number;
  unit: number;
  total: number;
  discount: number;
  free: boolean;
  options: { name: string; choices: TicketChoice[] }[];
  shares: { rate: number; amount: number }[];
}

/**
 * An order as it was stored. It holds nothing of the diner: no name, phone, address or note (BOK-03). `rest` is the hash of
 * what else its receipt says.
 */
export interface TicketContent extends PaymentContent {
  placed: string;
  rest: string;
  subtotal: number;
  offers: { type: string; amount: number; coupon: boolean }[];
  lines: TicketLine[];
}

interface PaidReceipt extends OrderAmounts {
  number: number;
  mode: Mode;
  paymentMethod: 'card' | 'cash';
  transactionId: string | null;
  tipCents: number;
  taxes: readonly TaxLine[];
}

/** What of a stored order the books hold. */
export interface StoredReceipt extends PaidReceipt {
  placedAt: Temporal.Instant;
  discounts: readonly AppliedOffer[];
  lines: readonly {
    name: string;
    quantity: number;
    unitCents: number;
    totalCents: number;
    discountCents: number;
    isFree: boolean;
    shares: readonly RateShare[];
    options: readonly {
      name: string;
      choices: readonly { name: string; quantity: number; priceCents: number; taxRateBp: number | null }[];
    }[];
  }[];
}

/** The books' words for a VAT table, by rate. */
export function bookTaxes(taxes: readonly TaxLine[]): BookTax[] {
  return taxes
    .map(({ rateBp, netCents, taxCents, grossCents }) => ({
      rate: rateBp,
      net: netCents,
      vat: taxCents,
      gross: grossCents,
    }))
    .sort((one, other) => one.rate - other.rate);
}

/** Adds up VAT tables, by rate. */
export function addBookTaxes(taxes: readonly BookTax[]): BookTax[] {
  const sums = new Map<number, BookTax>();
  for (const { rate, net, vat, gross } of taxes) {
    const sum = sums.get(rate) ?? { rate, net: 0, vat: 0, gross: 0 };
    sums.set(rate, { rate, net: sum.net + net, vat: sum.vat + vat, gross: sum.gross + gross });
  }
  return [...sums.values()].sort((one, other) => one.rate - other.rate);
}

interface ToldTest {
  id: string;
  until: Temporal.Instant;
}

/** A test order, which has no lines and no number. The audit names the member of staff, because the books name no person. */
export const testContent = ({ id, until }: ToldTest) => ({
  test: id,
  until: writeInstant(until),
  till: 'web' as const,
});

export function moneyContent(
  receipt: Pick<PaidReceipt, 'number' | 'totalCents' | 'paymentMethod' | 'taxes'>,
  channel: SaleChannel,
): MoneyContent {
  const { number, totalCents, paymentMethod, taxes } = receipt;
  return { number, amount: totalCents, channel, method: paymentMethod, taxes: bookTaxes(taxes) };
}

export function paymentContent(
  receipt: Omit<PaidReceipt, 'subtotalCents' | 'taxCents'>,
  channel: SaleChannel,
): PaymentContent {
  const { mode, transactionId, discountCents, deliveryCents, tipCents } = receipt;
  return {
    ...moneyContent(receipt, channel),
    mode,
    transaction: transactionId,
    discount: discountCents,
    delivery: deliveryCents,
    till: 'web',
    ...(tipCents > 0 && { tip: tipCents }),
  };
}

/** The same content of a sale that is presumed to be paid, or that is taken back (BOK-20). */
export const asPresumed = <Content extends MoneyContent>(content: Content): Content => ({ ...content, presumed: true });

interface ToldRefund {
  id: string;
  number: number;
  amountCents: number;
  tipCents: number;
  method: 'card' | 'cash';
  taxes: readonly TaxLine[];
  /** The step that caused the refund, or the reason of the member of staff who asked for it. */
  origin: string | null;
  reason: string | null;
}

export function refundContent(refund: ToldRefund, state: RefundContent['state'], channel: SaleChannel): RefundContent {
  const { id, number, amountCents, tipCents, method, taxes, origin, reason } = refund;
  const money = { number, amount: amountCents, channel, method, taxes: bookTaxes(taxes) } as const;
  return { ...money, refund: id, state, reason: origin ?? reason, ...(tipCents > 0 && { tip: tipCents }) };
}

interface Invoiced {
  number: number;
  paymentMethod: 'card' | 'cash';
  invoice: string;
}

/** `payment` is the entry of the sale, null if the books have none; `refunds` are those that were done until then. */
export function reclassifiedContent(
  { number, paymentMethod: method, invoice }: Invoiced,
  payment: Pick<MoneyContent, 'amount' | 'taxes'> | null,
  refunds: readonly Pick<MoneyContent, 'amount' | 'taxes'>[],
): ReclassifiedContent {
  return {
    number,
    amount: payment?.amount ?? 0,
    channel: 'company',
    method,
    taxes: payment?.taxes ?? [],
    invoice,
    refunds: {
      count: refunds.length,
      amount: refunds.reduce((sum, { amount }) => sum + amount, 0),
      taxes: addBookTaxes(refunds.flatMap(({ taxes }) => taxes)),
    },
  };
}

/** `rest` is the hash of the receipt's columns that the content does not spell out, 64 hexadecimal digits. */
export function ticketContent(receipt: StoredReceipt, channel: SaleChannel, rest: string): TicketContent {
  const { placedAt, subtotalCents, discounts, lines } = receipt;
  return {
    ...paymentContent(receipt, channel),
    placed: writeInstant(placedAt.round({ smallestUnit: 'second', roundingMode: 'floor' })),
    rest,
    subtotal: subtotalCents,
    offers: discounts.map(({ type, amountCents, isCoupon }) => ({ type, amount: amountCents, coupon: isCoupon })),
    lines: lines.map(ticketLine),
  };
}

function ticketLine(line: StoredReceipt['lines'][number]): TicketLine {
  const { name, quantity, unitCents, totalCents, discountCents, isFree, options, shares } = line;
  return {
    name,
    quantity,
    unit: unitCents,
    total: totalCents,
    discount: discountCents,
    free: isFree,
    options: options.map((option) => ({
      name: option.name,
      choices: option.choices.map((choice) => ({
        name: choice.name,
        quantity: choice.quantity,
        price: choice.priceCents,
        rate: choice.taxRateBp,
      })),
    })),
    shares: shares.map(({ rateBp, amountCents }) => ({ rate: rateBp, amount: amountCents })),
  };
}
