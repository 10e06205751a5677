import { type SiteConfig, taxPolicyOf } from '@comptoir/contract';
import {
  type CartEntry,
  type CartLine,
  type CurrentCart,
  currentCart,
  isLeftAt,
  isOnSale,
  type PricedCart,
} from '@comptoir/domain';
import type { OrderWish } from '../checkout/order-wish.ts';
import type { ExpectedAmounts } from '../checkout/stored-expected-amounts.ts';
import type { ChosenLocation } from '../location/chosen-location.ts';
import { distanceOf, orderPlace } from '../location/order-place.ts';
import type { ShownCatalogue } from '../shop/catalogue-store.ts';
import type { Cart } from './cart.ts';
import { type CartAlcohol, cartAlcohol } from './cart-alcohol.ts';
import { type CartCoupon, type CouponCheck, couponOf } from './coupon-store.ts';

export interface ShopCart extends CurrentCart<CartEntry> {
  isReady: boolean;
  coupon: CartCoupon;
  alcohol: CartAlcohol;
  /** A key made from all choices that change the amounts. */
  cartKey: string;
}

export interface ShopState {
  site: SiteConfig;
  catalogue: ShownCatalogue;
  cart: Cart & { isReady: boolean };
  location: ChosenLocation;
  wish: OrderWish;
  check: CouponCheck;
  now: Temporal.ZonedDateTime;
}

/** Replaces the computed amounts by the server's (DEC-23). The tax lines stay only if the total tax is equal. */
function takeExpected(own: PricedCart, { amounts, lineTotals }: ExpectedAmounts): PricedCart {
  const lines = own.lines.map((line) => ({ ...line, totalCents: lineTotals[line.index] ?? line.totalCents }));
  const isSameTax = own.taxCents === amounts.taxCents && own.totalCents === amounts.totalCents;
  return { ...own, ...amounts, lines, taxLines: isSameTax ? own.taxLines : [] };
}

function keyOf({ lines, priced, mode, place, slotAt }: CurrentCart<CartEntry>, wish: OrderWish, couponId?: number) {
  const dishes = lines.map(({ id: _, ...dish }) => dish);
  const time = slotAt && wish.slot ? [wish.slot.date, wish.slot.time] : null;
  return JSON.stringify([dishes, priced.freeItems, mode, mode === 'delivery' && place, time, couponId]);
}

/** The only place where the storefront computes totals. */
export function shopCart({ site, catalogue, cart, location, wish, check, now }: ShopState): ShopCart {
  const { menus, offers, settings } = catalogue;
  const { lines, freeItemChoices } = cart;
  const coupon = couponOf(check, cart.coupon, offers);
  const tax = taxPolicyOf(site);
  const own = currentCart({
    lines,
    freeItemChoices,
    menus,
    offers,
    now,
    coupon: coupon.offer,
    delivery: settings.delivery,
    scheduling: settings.scheduling,
    mode: location.mode,
    place: orderPlace(location, wish),
    distance: distanceOf(location),
    slot: wish.slot,
    tax,
  });
  const { expected } = wish;
  const cartKey = keyOf(own, wish, coupon.offer?.id);
  const isMenuKnown = menus.length > 0;
  return {
    ...own,
    // If the menus could not be loaded, it is not known which dishes were removed.
    removed: isMenuKnown ? own.removed : [],
    priced: expected?.cartKey === cartKey ? takeExpected(own.priced, expected) : own.priced,
    isReady: cart.isReady && wish.isReady && (isMenuKnown || lines.length === 0),
    coupon,
    alcohol: cartAlcohol(own, { rules: settings.alcohol, tax }),
    cartKey,
  };
}

/** True if the dish, its menu and its options are all available at the time of the order. */
export function isLineOnSale(
  { itemId, options }: CartLine,
  { items, slotAt, readyAt, now }: Pick<ShopCart, 'items' | 'slotAt' | 'readyAt' | 'now'>,
): boolean {
  const entry = items.get(itemId);
  if (!entry || !isOnSale(entry.menu, entry.item)) return false;
  return isLeftAt(entry.item, options, slotAt ?? readyAt ?? now);
}
