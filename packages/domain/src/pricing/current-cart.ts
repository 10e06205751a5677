import type { CartLine } from '../cart/cart-line.ts';
import { keepKnownLines } from '../cart/keep-known-lines.ts';
import type { DeliveryRules } from '../delivery/delivery-rules.ts';
import type { KnownDistance } from '../delivery/distance.ts';
import { type DeliveryQuote, quoteDelivery } from '../delivery/quote-delivery.ts';
import type { Place } from '../delivery/zone.ts';
import { indexItems, type MenuEntry } from '../menu/index-items.ts';
import type { Item, Menu, Mode } from '../menu/menu.ts';
import { isSoldOutAt } from '../menu/sold-out.ts';
import type { FreeItemChoice } from '../offer/free-item.ts';
import type { Offer } from '../offer/offer.ts';
import type { OfferCart } from '../offer/offer-obstacle.ts';
import { isAvailableAt, isServedAt } from '../schedule/availability.ts';
import { parseDate } from '../schedule/parse-date.ts';
import { readyFrom } from '../schedule/ready-from.ts';
import type { Scheduling } from '../schedule/scheduling.ts';
import { slotStart } from '../schedule/slot-start.ts';
import type { TaxPolicy } from './lines/tax-policy.ts';
import { priceCart } from './price-cart.ts';
import type { PricedCart } from './priced-cart.ts';
import { subtotalOf } from './subtotal-of.ts';

/** All that a diner's cart depends on at one moment: what is in it, what the restaurant offers, where and when it is wished. */
export interface CartSituation<Line extends CartLine = CartLine> {
  lines: Line[];
  freeItemChoices: FreeItemChoice[];
  menus: Menu[];
  offers: Offer[];
  /** The offer that the valid coupon called, completed from the list; null: no valid coupon. */
  coupon: Offer | null;
  delivery: DeliveryRules;
  exceptions: Scheduling['exceptions'];
  mode: Mode;
  /** Null: no zone and no address chosen yet. */
  place: Place | null;
  distance: KnownDistance | 'not_found' | null;
  /** An ISO date and a slot's value; one that can't be read counts for nothing. Null: as soon as possible. */
  slot: { date: string; time: string } | null;
  /** In the restaurant's zone. */
  now: Temporal.ZonedDateTime;
  tax: TaxPolicy;
}

/** A diner's cart with every amount, and what the amounts come from. */
export interface CurrentCart<Line extends CartLine = CartLine> {
  mode: Mode;
  now: Temporal.ZonedDateTime;
  /** The lines that the menus know; `priced.lines` has the same positions. */
  lines: Line[];
  /** Lines whose dish or choice left the menus (CRT-06). */
  removed: Line[];
  items: Map<number, MenuEntry>;
  /** Of the lines, each once. */
  menus: Menu[];
  priced: PricedCart;
  delivery: DeliveryQuote;
  /** The same for delivery, whatever the mode is. */
  deliveryIfChosen: { quote: DeliveryQuote; subtotalCents: number };
  place: Place | null;
  /** When an order for as soon as possible can begin; null: not within seven days. */
  readyAt: Temporal.ZonedDateTime | null;
  /** Start of the chosen slot; null: as soon as possible. */
  slotAt: Temporal.ZonedDateTime | null;
  /** Whether an item is served, and left, at the order's time. */
  isServed: (item: Item) => boolean;
  /** The cart as the offers' conditions see it. */
  offerCart: OfferCart;
}

/** Prices a diner's cart for its place, time and coupon. All amounts are integer cents. */
export function currentCart<Line extends CartLine>(situation: CartSituation<Line>): CurrentCart<Line> {
  const { mode, offers, coupon, exceptions, now, tax, freeItemChoices } = situation;
  const items = indexItems(situation.menus);
  const { lines, removed } = keepKnownLines(situation.lines, items);
  const menus = situation.menus.filter((menu) => lines.some(({ itemId }) => items.get(itemId)?.menu.id === menu.id));
  const time = orderTimeOf(situation, menus);
  const isServed = (item: Item) => {
    const menu = items.get(item.id)?.menu;
    if (!menu || (time.at && isSoldOutAt(item, time.at))) return false;
    if (time.slot) return isAvailableAt(menu, mode, time.slot.date, time.slot.value, exceptions);
    return time.at !== null && isServedAt(menu, mode, time.at, exceptions);
  };

  const { place, distance, delivery: rules } = situation;
  const quoteFor = (wished: Mode) => {
    const subtotalCents = subtotalOf(lines, items, wished);
    return { quote: quoteDelivery({ mode: wished, rules, place, distance, subtotalCents }), subtotalCents };
  };
  const { quote: delivery } = quoteFor(mode);
  const priced = priceCart({
    lines,
    items,
    mode,
    offers,
    coupon,
    tax,
    freeItemChoices,
    isServed,
    deliveryFeeCents: delivery.state === 'ok' ? delivery.feeCents : 0,
    orderTime: time.at,
  });
  const offerCart: OfferCart = {
    units: lines.flatMap(({ itemId, quantity }) => {
      const target = items.get(itemId)?.item;
      return target ? [{ target, quantity }] : [];
    }),
    subtotalCents: priced.subtotalCents,
    couponId: coupon?.id ?? null,
    mode,
    orderTime: time.at,
  };
  return {
    mode,
    now,
    lines,
    removed,
    items,
    menus,
    priced,
    delivery,
    place,
    isServed,
    offerCart,
    deliveryIfChosen: quoteFor('delivery'),
    readyAt: time.readyAt,
    slotAt: time.slot && time.at,
  };
}

/** When the order is for: the start of its slot, else when it could be ready. */
function orderTimeOf({ slot, mode, now, exceptions }: CartSituation, menus: Menu[]) {
  const readyAt = readyFrom(menus, mode, now, exceptions);
  const date = slot && parseDate(slot.date);
  const slotAt = date && slotStart(date, slot.time, now.timeZoneId);
  return slotAt ? { at: slotAt, readyAt, slot: { date, value: slot.time } } : { at: readyAt, readyAt, slot: null };
}
