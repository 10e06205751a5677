import type { ShopCart } from '../../../state/cart/shop-cart.ts';

/**
 * The promise that the checkout shows for an order as soon as possible: the server's, if it was later than the page
 * knew (PSE-07). Null for a slot, and if there is no promise.
 */
export function shownPromise({ asap, slotAt }: Pick<ShopCart, 'asap' | 'slotAt'>, told: string | null) {
  if (slotAt || asap.state !== 'promised') return null;
  const own = asap.promisedAt;
  const later = told && Temporal.Instant.from(told).toZonedDateTimeISO(own.timeZoneId);
  return later && Temporal.ZonedDateTime.compare(later, own) > 0 ? later : own;
}
