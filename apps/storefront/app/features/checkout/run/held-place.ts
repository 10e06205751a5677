import { serverNow } from '@comptoir/web-app/clock';
import type { HeldPlace } from '../../../state/cart/cart.ts';
import { changeCart, useCartStore } from '../../../state/cart/cart-store.ts';
import type { ShopCart } from '../../../state/cart/shop-cart.ts';

/** The server's clock is known to within some seconds. Asked too early, the server would answer with the end that is known. */
const marginMilliseconds = 3000;

/** The milliseconds until a hold has certainly ended by the server's clock, because the device's may be a day off. */
export function millisecondsLeft({ until }: HeldPlace): number {
  return Temporal.Instant.from(until).epochMilliseconds - serverNow().epochMilliseconds + marginMilliseconds;
}

/** The place that is held for the cart now; null if there is none, or if it has ended. */
export function livingPlace(): HeldPlace | null {
  const place = useCartStore.getState().hold?.place ?? null;
  return place && millisecondsLeft(place) > 0 ? place : null;
}

/** Writes what is held where all tabs see it. */
export function writeHold(localId: string, place: HeldPlace | null): void {
  changeCart((cart) => ({ ...cart, hold: { localId, place } }));
}

/** Null if the place is for another time than this tab's: another tab has chosen it, and its hold counts. */
export function placeOfTime(place: HeldPlace | null, slotAt: ShopCart['slotAt']): HeldPlace | null {
  if (!place) return null;
  const isSame = slotAt
    ? !place.isAsap && slotAt.toInstant().equals(Temporal.Instant.from(place.promisedAt))
    : place.isAsap;
  return isSame ? place : null;
}
