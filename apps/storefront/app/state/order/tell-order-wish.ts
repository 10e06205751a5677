import { useOrderLock } from './order-lock.ts';
import { useOrderWishStore } from './order-wish-store.ts';
import { type StoredCheckout, storedCheckout } from './stored-checkout.ts';

/** Tells the shop what the checkout is about now, and whether it can still change. */
export function tellOrderWish({ delivery, access, placeKey, expected }: StoredCheckout, isLocked: boolean): void {
  const { address, city, postalCode, country, isScheduled, date, time } = delivery;
  const slot = isScheduled ? { date, time } : null;
  const typed = { address, city, postalCode, country };
  useOrderWishStore.setState({ address: typed, access, placeKey, slot, expected, isReady: true });
  useOrderLock.setState({ isLocked });
}

/** Reads what the tab remembers, once a page load: what happens afterwards the checkout tells. */
export function loadOrderWish(): void {
  if (useOrderWishStore.getState().isReady) return;
  const known = storedCheckout.read();
  if (known) tellOrderWish(known, known.orderId !== null);
  else useOrderWishStore.setState({ isReady: true });
}
