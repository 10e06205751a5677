import { parseDate } from '../calendar/parse-date.ts';
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
import { type Asap, asapOf } from '../schedule/asap.ts';
import { isAvailableAt, isServedAt } from '../schedule/availability.ts';
import { readyFrom } from '../schedule/ready-from.ts';
import type { Scheduling } from '../schedule/scheduling.ts';
import { slotStart } from '../schedule/slot-start.ts';
import type { TaxPolicy } from './lines/tax-policy.ts';
import { priceCart } from './price-cart.ts';
import type { PricedCart } from './priced-cart.ts';
import { subtotalOf } from './subtotal-of.ts';

export interface CartSituation<Line extends CartLine = CartLine> {
  lines: Line[];
  freeItemChoices: FreeItemChoice[];
  menus: Menu[];
  offers: Offer[];
  coupon: Offer | null;
  delivery: DeliveryRules;
  scheduling: Scheduling;
  mode: Mode;
  place: Place | null;
  distance: KnownDistance | 'not_found' | null;
  /** The chosen slot; null means ASAP. An unreadable slot counts as ASAP. */
  slot: { date: string; time: string } | null;
  now: Temporal.ZonedDateTime;
  tax: TaxPolicy;
}

export interface CurrentCart<Line extends CartLine = CartLine> {
  mode: Mode;
  now: Temporal.ZonedDateTime;
  lines: Line[];
  /** Lines whose dish or choice is no longer on the menus (CRT-06). */
  removed: Line[];
  items: Map<number, MenuEntry>;
  menus: Menu[];
  priced: PricedCart;
  delivery: DeliveryQuote;
  deliveryIfChosen: { quote: DeliveryQuote; subtotalCents: number };
  place: Place | null;
  /** The time that an ASAP order would be priced for, also in a pause. */
  readyAt: Temporal.ZonedDateTime | null;
  asap: Asap;
  slotAt: Temporal.ZonedDateTime | null;
  isServed: (item: Item) => boolean;
  offerCart: OfferCart;
}

export function currentCart<Line extends CartLine>(situation: CartSituation<Line>): CurrentCart<Line> {
  const { mode, offers, coupon, scheduling, now, tax, freeItemChoices } = situation;
  const { exceptions } = scheduling;
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
    asap: asapOf(menus, mode, now, scheduling),
    slotAt: time.slot && time.at,
  };
}

function orderTimeOf({ slot, mode, now, scheduling }: CartSituation, menus: Menu[]) {
  const readyAt = readyFrom(menus, mode, now, scheduling.exceptions);
  const date = slot && parseDate(slot.date);
  const slotAt = date && slotStart(date, slot.time, now.timeZoneId);
  return slotAt ? { at: slotAt, readyAt, slot: { date, value: slot.time } } : { at: readyAt, readyAt, slot: null };
}
