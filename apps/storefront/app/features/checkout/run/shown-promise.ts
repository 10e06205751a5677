import type { HeldPlace } from '../../../state/cart/cart.ts';
import type { ShopCart } from '../../../state/cart/shop-cart.ts';
import { placeOfTime } from './held-place.ts';

/** What the server has told about an order as soon as possible. */
export interface ToldPromises {
  /** The promise of a 409 `promise_moved`, as ISO text (PSE-07). */
  promisedAt: string | null;
  /** The place that is held for the cart, with its promise (CAP-10). */
  place: HeldPlace | null;
  /** The first time that the kitchen has room for, as the slots were told. */
  asapAt: Temporal.Instant | null;
}

/**
 * The promise of an order as soon as possible: that of the held place, else the latest of what the page and the server
 * said. Null if there is none.
 */
export function asapPromise(
  { asap }: Pick<ShopCart, 'asap'>,
  { promisedAt, place, asapAt }: ToldPromises,
): Temporal.ZonedDateTime | null {
  if (asap.state !== 'promised') return null;
  const own = asap.promisedAt;
  const inZone = (at: Temporal.Instant) => at.toZonedDateTimeISO(own.timeZoneId);
  const held = placeOfTime(place, null);
  if (held) return inZone(Temporal.Instant.from(held.promisedAt));
  const told = [promisedAt === null ? null : Temporal.Instant.from(promisedAt), asapAt];
  return told
    .flatMap((at) => (at ? [inZone(at)] : []))
    .reduce((latest, at) => (Temporal.ZonedDateTime.compare(at, latest) > 0 ? at : latest), own);
}

/** The promise that the order asks for; null for a slot, and if there is none. */
export function shownPromise(
  cart: Pick<ShopCart, 'asap' | 'slotAt'>,
  told: ToldPromises,
): Temporal.ZonedDateTime | null {
  return cart.slotAt ? null : asapPromise(cart, told);
}
