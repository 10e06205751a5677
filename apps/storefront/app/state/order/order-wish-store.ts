import { create } from 'zustand';
import type { Access } from '../../messages/write-access.ts';
import { useOrderLock } from './order-lock.ts';
import { emptyAccess, type StoredCheckout, storedCheckout } from './stored-checkout.ts';
import type { ExpectedAmounts } from './stored-expected-amounts.ts';

/** An address as the diner typed it. */
interface TypedAddress {
  address: string;
  city: string;
  postalCode: string;
  country: string;
}

/** What the rest of the shop needs of the checkout: where and when the order is wished. */
export interface OrderWish {
  address: TypedAddress;
  access: Access;
  /** The chosen place that the address was filled in for; empty: none. */
  placeKey: string;
  /** An ISO date and a slot's value, either of which may still be missing (""); null: as soon as possible. */
  slot: { date: string; time: string } | null;
  /** The server's amounts, where it counted otherwise than the shop. */
  expected: ExpectedAmounts | null;
  /** False until the stored checkout was read. */
  isReady: boolean;
}

/** What this tab's checkout wishes; the checkout itself writes it. */
export const useOrderWishStore = create<OrderWish>(() => ({
  address: { address: '', city: '', postalCode: '', country: '' },
  access: emptyAccess,
  placeKey: '',
  slot: null,
  expected: null,
  isReady: false,
}));

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
