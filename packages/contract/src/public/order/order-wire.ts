import {
  type CartLine,
  type ChosenOption,
  centsToDecimal,
  type FreeItem,
  type Item,
  type Mode,
  type OrderAmounts,
  type PaymentMethod,
  type Place,
  type PricedCart,
  parseAmount,
} from '@comptoir/domain';
import { readPayload } from '../../wire/envelope.ts';
import { readAmount, readCount, readObject, readObjects, readText } from '../../wire/wire-values.ts';
import { itemToWire } from '../menu/menu-wire.ts';
import type { WireOrder, WireOrderItem, WireOrderUpdate } from './order-schema.ts';

export type OrderStatus = 'pending' | 'paid' | 'cancelled';

export interface OrderCustomer {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  /** Null for pickup. */
  place: Place | null;
  /** "ASAP", "2026-11-23 12:30-12:45" or "2026-11-23 12:30" (CHK-36). */
  date: string;
}

/** Everything that the diner's order says, in the domain's words; the wire's form is `orderToWire`. */
export interface OrderDraft {
  localId: string;
  lines: CartLine[];
  /** The menu's item of each id that occurs. */
  items: ReadonlyMap<number, { item: Item }>;
  priced: PricedCart;
  paymentMethod: PaymentMethod;
  transactionId: string | null;
  userId: number | null;
  /** The code of a valid coupon; null: the key is not sent. */
  coupon: string | null;
  customer: OrderCustomer;
}

/** What a POST claims: ids, counts and amounts that the server checks against its own. */
export interface OrderClaim {
  localId: string;
  mode: Mode;
  lines: CartLine[];
  freeItems: { itemId: number; quantity: number }[];
  amounts: OrderAmounts;
  paymentMethod: PaymentMethod;
  transactionId: string | null;
  userId: number | null;
  coupon: string | null;
  customer: OrderCustomer;
}

function chosenToWire(item: Item, chosen: ChosenOption[]): NonNullable<WireOrderItem['options']> {
  return item.options.flatMap((option) => {
    const taken = chosen.find((entry) => entry.optionId === option.id)?.choices ?? [];
    const choices = option.choices.flatMap((choice) => {
      const quantity = taken.find((entry) => entry.choiceId === choice.id)?.quantity ?? 0;
      if (quantity < 1) return [];
      const rate = choice.taxRateBp === null ? null : choice.taxRateBp / 100;
      return { id: choice.id, name: choice.name, price: centsToDecimal(choice.priceCents), quantity, tax_rate: rate };
    });
    if (choices.length === 0) return [];
    const selected = choices.reduce((sum, choice) => sum + choice.quantity, 0);
    return { option_id: option.id, option_name: option.name, selected, option_options: choices };
  });
}

function lineToWire(item: Item, line: { options: ChosenOption[]; quantity: number; note: string }): WireOrderItem {
  const { item_id, item_menu_id, item_category_id, item_name, item_price } = itemToWire(item);
  const options = chosenToWire(item, line.options);
  return {
    item_id,
    item_menu_id,
    item_category_id,
    item_name,
    item_price,
    options,
    quantity: line.quantity,
    note: line.note,
  };
}

function freeToWire(items: OrderDraft['items'], free: FreeItem): WireOrderItem[] {
  const item = items.get(free.itemId)?.item;
  return item ? [lineToWire(item, { options: [], quantity: free.quantity, note: '' })] : [];
}

function placeToWire(place: Place): NonNullable<WireOrder['customer']['location']> {
  const { address, address2, city, country, zone, lat, lng } = place;
  return { address, address2, city, postal_code: place.postalCode, country, zone, lat, lng };
}

/** The amounts as decimal euros, with the wire's names. */
export function amountsToWire(amounts: OrderAmounts): {
  subtotal: number;
  discount: number;
  delivery: number;
  tax: number;
  total: number;
} {
  return {
    subtotal: centsToDecimal(amounts.subtotalCents),
    discount: centsToDecimal(amounts.discountCents),
    delivery: centsToDecimal(amounts.deliveryCents),
    tax: centsToDecimal(amounts.taxCents),
    total: centsToDecimal(amounts.totalCents),
  };
}

/** The body of POST checkout (A.17, CHK-34). */
export function orderToWire(draft: OrderDraft): WireOrder {
  const { customer, priced } = draft;
  return {
    local_id: draft.localId,
    items: draft.lines.flatMap((line) => {
      const item = draft.items.get(line.itemId)?.item;
      return item ? [lineToWire(item, line)] : [];
    }),
    free_items: priced.freeItems.flatMap((free) => freeToWire(draft.items, free)),
    is_pickup: priced.mode === 'pickup',
    ...amountsToWire(priced),
    payment_method: draft.paymentMethod,
    transaction_id: draft.transactionId,
    user_id: draft.userId,
    status: 'pending',
    ...(draft.coupon !== null && { coupon: draft.coupon }),
    customer: {
      first_name: customer.firstName,
      last_name: customer.lastName,
      email: customer.email,
      phone: customer.phone,
      location: customer.place && placeToWire(customer.place),
      date: customer.date,
    },
  };
}

function chosenFromWire(options: WireOrderItem['options']): ChosenOption[] {
  return (options ?? []).map((option) => ({
    optionId: option.option_id,
    choices: option.option_options.map((choice) => ({ choiceId: choice.id, quantity: choice.quantity })),
  }));
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

/** A body that `orderSchema` accepted, in the domain's words. */
export function orderFromWire(body: WireOrder): OrderClaim {
  const cents = (value: number | string) => parseAmount(value) ?? Number.NaN;
  return {
    localId: body.local_id,
    mode: body.is_pickup ? 'pickup' : 'delivery',
    lines: body.items.map((item) => ({
      itemId: item.item_id,
      options: chosenFromWire(item.options),
      quantity: item.quantity,
      note: item.note ?? '',
    })),
    freeItems: body.free_items.map((item) => ({ itemId: item.item_id, quantity: item.quantity })),
    amounts: {
      subtotalCents: cents(body.subtotal),
      discountCents: cents(body.discount),
      deliveryCents: cents(body.delivery),
      taxCents: cents(body.tax),
      totalCents: cents(body.total),
    },
    paymentMethod: body.payment_method,
    transactionId: body.transaction_id,
    userId: body.user_id,
    coupon: body.coupon?.trim() || null,
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

/** The order that the server stored. `readyFrom`: the promised instant of an ASAP order. */
export interface PlacedOrder {
  orderId: string;
  orderNumber: number;
  status: OrderStatus;
  totalCents: number;
  readyFrom: string | null;
}

/** Reads the payload of POST checkout, and of 409 `order_exists`, which names no `ready_from`; null: it names no order with its number and total. */
export function placedOrderFromWire(body: unknown): PlacedOrder | null {
  const payload = readObject(readPayload(body));
  const orderId = readText(payload.order_id);
  const orderNumber = readCount(payload.order_number);
  const totalCents = readAmount(payload.total);
  if (orderId === '' || orderNumber === null || totalCents === null) return null;
  const status = readText(payload.status);
  return {
    orderId,
    orderNumber,
    status: status === 'paid' || status === 'cancelled' ? status : 'pending',
    totalCents,
    readyFrom: readText(payload.ready_from) || null,
  };
}

export function orderUpdateToWire(
  orderId: string,
  status: 'pending' | 'paid',
  transactionId: string | null,
): WireOrderUpdate {
  return { order_id: orderId, transaction_id: transactionId, status };
}

/** The cart as the server priced it, in the answer to a total that differs (409 `totals_mismatch`, A.17). */
export interface CartMismatch {
  expected: OrderAmounts;
  /** Those of the posted cart, by their position; before discounts. */
  lines: { index: number; totalCents: number }[];
}

/** Reads the server's amounts; null when the answer does not carry all five. */
export function mismatchFromWire(body: unknown): CartMismatch | null {
  const answer = readObject(body);
  const expected = amountsFromWire(answer.expected);
  if (!expected) return null;
  const lines = readObjects(readObject(answer.cart).items).flatMap((item) => {
    const index = readCount(item.index);
    const totalCents = readAmount(item.line_total);
    return index === null || totalCents === null ? [] : [{ index, totalCents }];
  });
  return { expected, lines };
}

function amountsFromWire(value: unknown): OrderAmounts | null {
  const { subtotal, discount, delivery, tax, total } = readObject(value);
  const subtotalCents = readAmount(subtotal);
  const discountCents = readAmount(discount);
  const deliveryCents = readAmount(delivery);
  const taxCents = readAmount(tax);
  const totalCents = readAmount(total);
  if (subtotalCents === null || discountCents === null || deliveryCents === null) return null;
  return taxCents === null || totalCents === null
    ? null
    : { subtotalCents, discountCents, deliveryCents, taxCents, totalCents };
}
