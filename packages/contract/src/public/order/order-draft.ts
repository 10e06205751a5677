import {
  type CartLine,
  type ChosenOption,
  centsToDecimal,
  type FreeItem,
  type Item,
  type PaymentMethod,
  type Place,
  type PricedCart,
  type Wishes,
} from '@comptoir/domain';
import { writeMoment } from '../../wire/moment.ts';
import { toPlainLine } from '../../wire/plain-text.ts';
import { itemToWire } from '../menu/menu-to-wire.ts';
import { amountsToWire, decimalText } from './order-amounts.ts';
import type { OrderCustomer } from './order-claim.ts';
import type { WireOrder, WireOrderItem } from './order-schema.ts';
import type { WireCompany } from './wanted/company.ts';
import { hasWishes, wishesToWire } from './wanted/wishes.ts';

export interface OrderDraft {
  localId: string;
  lines: CartLine[];
  items: ReadonlyMap<number, { item: Item }>;
  priced: PricedCart;
  /** 0 for none. */
  tipCents: number;
  paymentMethod: PaymentMethod;
  transactionId: string | null;
  userId: number | null;
  coupon: string | null;
  /** True if the order contains alcohol and its diner declares to be 18 or more. */
  isAdult: boolean;
  wishes: Wishes;
  /** The company that wants an invoice, as it was typed; null for a person. */
  company: WireCompany | null;
  /** The promise that the page shows for an order as soon as possible; null for a slot. */
  promisedAt: Temporal.ZonedDateTime | null;
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
  const { lat, lng } = place;
  return {
    address: toPlainLine(place.address),
    address2: toPlainLine(place.address2),
    city: toPlainLine(place.city),
    postal_code: toPlainLine(place.postalCode),
    country: toPlainLine(place.country),
    zone: place.zone && toPlainLine(place.zone),
    lat,
    lng,
  };
}

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
    ...(draft.tipCents > 0 && { tip: decimalText(draft.tipCents) }),
    payment_method: draft.paymentMethod,
    transaction_id: draft.transactionId,
    user_id: draft.userId,
    status: 'pending',
    ...(draft.coupon !== null && { coupon: draft.coupon }),
    ...(draft.promisedAt && { promised_at: writeMoment(draft.promisedAt.toInstant(), draft.promisedAt.timeZoneId) }),
    ...(draft.isAdult && { adult: true as const }),
    ...(hasWishes(draft.wishes) && { wishes: wishesToWire(draft.wishes) }),
    ...(draft.company && { company: draft.company }),
    customer: {
      first_name: toPlainLine(customer.firstName),
      last_name: toPlainLine(customer.lastName),
      email: toPlainLine(customer.email),
      phone: toPlainLine(customer.phone),
      location: customer.place && placeToWire(customer.place),
      date: customer.date,
    },
  };
}
