import type { Mode } from '../menu/menu.ts';
import type { AppliedOffer, OrderAmounts, RateShare, TaxLine } from '../pricing/priced-cart.ts';
import type { SaleChannel as Channel } from '../report/sale-entry.ts';
import { writeInstant } from './book-entry.ts';

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
  channel: Channel;
  method: 'card' | 'cash';
  taxes: BookTax[];
}

/** A sale became paid. Discount and delivery are parts of its receipt. `transaction` is the provider's, null for cash. */
export interface PaymentContent extends MoneyContent {
  mode: Mode;
  transaction: string | null;
  discount: number;
  delivery: number;
  till: 'web';
}

/** A refund. Only one that is done moved money. `refund` is its id. */
export interface RefundContent extends MoneyContent {
  refund: string;
  state: 'asked' | 'done' | 'refused';
  reason: string | null;
}

/** Settings that change what figures mean, as they were and as they are, null where there is none (BOK-38). */
export interface SettingsContent {
  changes: { name: MoneySetting; before: unknown; after: unknown }[];
}

/** The site's rules of VAT, and what the catalogue's file says of the seller and its VAT. */
export const moneySettings = ['tax', 'office.legal', 'office.vat_regime'] as const;
export type MoneySetting = (typeof moneySettings)[number];

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
  /** That of the moment which is told: a company may ask for its invoice later than it orders. */
  channel: Channel;
  mode: Mode;
  paymentMethod: 'card' | 'cash';
  transactionId: string | null;
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
  receipt: Pick<PaidReceipt, 'number' | 'channel' | 'totalCents' | 'paymentMethod' | 'taxes'>,
): MoneyContent {
  const { number, channel, totalCents, paymentMethod, taxes } = receipt;
  return { number, amount: totalCents, channel, method: paymentMethod, taxes: bookTaxes(taxes) };
}

export function paymentContent(receipt: Omit<PaidReceipt, 'subtotalCents' | 'taxCents'>): PaymentContent {
  const { mode, transactionId, discountCents, deliveryCents } = receipt;
  return {
    ...moneyContent(receipt),
    mode,
    transaction: transactionId,
    discount: discountCents,
    delivery: deliveryCents,
    till: 'web',
  };
}

interface ToldRefund {
  id: string;
  number: number;
  channel: Channel;
  amountCents: number;
  method: 'card' | 'cash';
  taxes: readonly TaxLine[];
  /** The step that caused the refund, or the reason of the member of staff who asked for it. */
  origin: string | null;
  reason: string | null;
}

export function refundContent(refund: ToldRefund, state: RefundContent['state']): RefundContent {
  const { id, number, channel, amountCents, method, taxes, origin, reason } = refund;
  const money = { number, amount: amountCents, channel, method, taxes: bookTaxes(taxes) };
  return { ...money, refund: id, state, reason: origin ?? reason };
}

/** `rest` is the hash of the receipt's columns that the content does not spell out, 64 hexadecimal digits. */
export function ticketContent(receipt: StoredReceipt, rest: string): TicketContent {
  const { placedAt, subtotalCents, discounts, lines } = receipt;
  return {
    ...paymentContent(receipt),
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
