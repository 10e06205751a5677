import { taxPolicyOf } from '@comptoir/contract';
import {
  type CartLine,
  canOrder,
  type DeliveryQuote,
  type Item,
  indexItems,
  isAvailableAt,
  isServedAt,
  keepKnownLines,
  type Menu,
  type MenuEntry,
  type Mode,
  type OfferCart,
  type Place,
  type PricedCart,
  parseDate,
  priceCart,
  quoteDelivery,
  readyFrom,
  slotStart,
  subtotalOf,
} from '@comptoir/domain';
import { useEffect } from 'react';
import { useCartStore } from './cart-store.ts';
import { type CartCoupon, useCoupon } from './coupon-store.ts';
import { useLocationStore } from './location-store.ts';
import { distanceOf, orderPlace } from './order-place.ts';
import { loadOrderWish, useOrderWishStore } from './order-wish-store.ts';
import { useCatalogue, useSite } from './shop-context.tsx';
import type { ExpectedAmounts } from './stored-checkout.ts';
import { useNow } from './use-now.ts';

/** The current cart with every amount, and what the amounts come from. */
export interface CurrentCart {
  /** False until the stored cart was read and its prices are known. */
  isReady: boolean;
  mode: Mode;
  now: Temporal.ZonedDateTime;
  /** The lines that the menus know; `priced.lines` has the same positions. */
  lines: CartLine[];
  /** Lines whose dish or choice left the menus (CRT-06). Empty while the menus could not be read. */
  removed: CartLine[];
  items: Map<number, MenuEntry>;
  /** Of the lines, each once. */
  menus: Menu[];
  priced: PricedCart;
  delivery: DeliveryQuote;
  /** The same for delivery, whatever the mode is. */
  deliveryIfChosen: { quote: DeliveryQuote; subtotalCents: number };
  place: Place | null;
  coupon: CartCoupon;
  /** When an order for as soon as possible can begin; null: not within seven days. */
  readyAt: Temporal.ZonedDateTime | null;
  /** Start of the chosen slot; null: as soon as possible. */
  slotAt: Temporal.ZonedDateTime | null;
  /** Whether an item is served at the order's time. */
  isServed: (item: Item) => boolean;
  /** The cart as the offers' conditions see it. */
  offerCart: OfferCart;
  /** Fingerprint of all that the amounts depend on and the diner chooses. */
  cartKey: string;
}

/** The cart with the server's amounts in the place of ours (DEC-23). Its tax by rate is known only where the tax is the same. */
function takeExpected(own: PricedCart, { amounts, lineTotals }: ExpectedAmounts): PricedCart {
  const lines = own.lines.map((line) => ({ ...line, totalCents: lineTotals[line.index] ?? line.totalCents }));
  const isSameTax = own.taxCents === amounts.taxCents && own.totalCents === amounts.totalCents;
  return { ...own, ...amounts, lines, taxLines: isSameTax ? own.taxLines : [] };
}

/** Prices the current cart for its place, time and coupon: the one place of the storefront where a total comes from. */
export function usePricedCart(): CurrentCart {
  const site = useSite();
  const now = useNow();
  const { isReady, lines: storedLines, freeItemChoices } = useCartStore();
  const location = useLocationStore();
  const wish = useOrderWishStore();
  const coupon = useCoupon();
  const allMenus = useCatalogue((catalogue) => catalogue.menus);
  const offers = useCatalogue((catalogue) => catalogue.offers);
  const settings = useCatalogue((catalogue) => catalogue.settings);
  useEffect(loadOrderWish, []);

  const mode = location.type;
  const { exceptions } = settings.scheduling;
  const items = indexItems(allMenus);
  const { lines, removed } = keepKnownLines(storedLines, items);
  const menus = allMenus.filter((menu) => lines.some((line) => items.get(line.itemId)?.menu.id === menu.id));

  const { slot } = wish;
  const date = slot && parseDate(slot.date);
  const slotAt = date && slotStart(date, slot.time, site.timeZone);
  const readyAt = readyFrom(menus, mode, now, exceptions);
  const orderTime = slotAt ?? readyAt;
  const isServed = (item: Item) => {
    const menu = items.get(item.id)?.menu;
    if (!menu) return false;
    if (date && slotAt) return isAvailableAt(menu, mode, date, slot.time, exceptions);
    return orderTime !== null && isServedAt(menu, mode, orderTime, exceptions);
  };

  const place = orderPlace(location, wish);
  const quoteFor = (wished: Mode) => {
    const subtotalCents = subtotalOf(lines, items, wished);
    const distance = distanceOf(location);
    const quote = quoteDelivery({ mode: wished, rules: settings.delivery, place, distance, subtotalCents });
    return { quote, subtotalCents };
  };
  const { quote: delivery } = quoteFor(mode);
  const own = priceCart({
    lines,
    items,
    mode,
    offers,
    coupon: coupon.offer,
    deliveryFeeCents: delivery.state === 'ok' ? delivery.feeCents : 0,
    orderTime,
    tax: taxPolicyOf(site),
    freeItemChoices,
    isServed,
  });
  const wishedTime = slotAt ? [slot.date, slot.time] : null;
  const cartKey = JSON.stringify([
    lines,
    own.freeItems,
    mode,
    mode === 'delivery' && place,
    wishedTime,
    coupon.offer?.id,
  ]);
  const offerCart: OfferCart = {
    units: lines.flatMap(({ itemId, quantity }) => {
      const target = items.get(itemId)?.item;
      return target ? [{ target, quantity }] : [];
    }),
    subtotalCents: own.subtotalCents,
    couponId: coupon.offer?.id ?? null,
    mode,
    orderTime,
  };
  const { expected } = wish;
  const priced = expected?.cartKey === cartKey ? takeExpected(own, expected) : own;
  const isMenuKnown = allMenus.length > 0;
  return {
    isReady: isReady && wish.isReady && (isMenuKnown || storedLines.length === 0),
    removed: isMenuKnown ? removed : [],
    deliveryIfChosen: quoteFor('delivery'),
    ...{
      mode,
      now,
      lines,
      items,
      menus,
      priced,
      delivery,
      place,
      coupon,
      readyAt,
      slotAt,
      isServed,
      offerCart,
      cartKey,
    },
  };
}

/** Whether a line can be ordered at all: its dish and its menu are on sale. */
export function isLineOnSale(line: CartLine, items: Map<number, MenuEntry>): boolean {
  const entry = items.get(line.itemId);
  return entry !== undefined && canOrder(entry.menu, entry.item);
}
