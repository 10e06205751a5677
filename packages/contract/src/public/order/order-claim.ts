import {
  type CartLine,
  type ChosenOption,
  type Company,
  type Mode,
  type OrderAmounts,
  type PaymentMethod,
  type Place,
  parseAmount,
  type Wishes,
} from '@comptoir/domain';
import { readMoment } from '../../wire/moment.ts';
import type { WireOrder, WireOrderItem } from './order-schema.ts';
import { companyFromWire } from './wanted/company.ts';
import { wishesFromWire } from './wanted/wishes.ts';

export interface OrderCustomer {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  place: Place | null;
  /** The wanted time: "ASAP", "2026-11-23 12:30-12:45" or "2026-11-23 12:30" (CHK-36). */
  date: string;
}

/** The ids, counts and amounts of a posted order, which the server compares with its own. */
export interface OrderClaim {
  localId: string;
  mode: Mode;
  lines: CartLine[];
  /** Only free choices and choices that the dish includes are allowed. */
  freeItems: CartLine[];
  amounts: OrderAmounts;
  /** In no other amount (PYX-88). */
  tipCents: number;
  paymentMethod: PaymentMethod;
  transactionId: string | null;
  userId: number | null;
  coupon: string | null;
  cashCode: string | null;
  /** What the diner was told of an order as soon as possible; null if the client does not say. */
  promisedAt: Temporal.Instant | null;
  isAdult: boolean;
  wishes: Wishes;
  /** The company that wants an invoice; null for a person. */
  company: Company | null;
  customer: OrderCustomer;
}

function chosenFromWire(options: WireOrderItem['options']): ChosenOption[] {
  return (options ?? []).map((option) => ({
    optionId: option.option_id,
    choices: option.option_options.map((choice) => ({ choiceId: choice.id, quantity: choice.quantity })),
  }));
}

function lineFromWire({ item_id: itemId, options, quantity, note }: WireOrderItem): CartLine {
  return { itemId, options: chosenFromWire(options), quantity, note: note ?? '' };
}

function placeFromWire(location: NonNullable<WireOrder['customer']['location']>): Place {
  return {
    address: location.address?.trim() ?? '',
    address2: location.address2?.trim() ?? '',
    city: location.city?.trim() ?? '',
    postalCode: location.postal_code?.trim() ?? '',
    country: location.country?.trim() || 'France',
    zone: location.zone ?? null,
    lat: location.lat ?? null,
    lng: location.lng ?? null,
  };
}

export function orderFromWire(body: WireOrder): OrderClaim {
  const cents = (value: number | string) => parseAmount(value) ?? Number.NaN;
  return {
    localId: body.local_id,
    mode: body.is_pickup ? 'pickup' : 'delivery',
    lines: body.items.map(lineFromWire),
    freeItems: body.free_items.map(lineFromWire),
    amounts: {
      subtotalCents: cents(body.subtotal),
      discountCents: cents(body.discount),
      deliveryCents: cents(body.delivery),
      taxCents: cents(body.tax),
      totalCents: cents(body.total),
    },
    tipCents: cents(body.tip ?? 0),
    paymentMethod: body.payment_method,
    transactionId: body.transaction_id,
    userId: body.user_id,
    coupon: body.coupon?.trim() || null,
    cashCode: body.cash_code ?? null,
    promisedAt: readMoment(body.promised_at),
    isAdult: body.adult === true,
    wishes: wishesFromWire(body.wishes ?? {}),
    company: body.company ? companyFromWire(body.company) : null,
    customer: {
      firstName: body.customer.first_name.trim(),
      lastName: body.customer.last_name.trim(),
      email: body.customer.email.trim(),
      phone: body.customer.phone.trim(),
      place: body.customer.location && placeFromWire(body.customer.location),
      date: body.customer.date,
    },
  };
}
