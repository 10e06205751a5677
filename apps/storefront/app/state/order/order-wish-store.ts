import { create } from 'zustand';
import type { Access } from '../../messages/write-access.ts';
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

export const emptyAccess: Access = { complement: '', floor: '', code: '', intercom: '' };

/** What this tab's checkout wishes; the checkout itself writes it. The menu asks too: what reads it from storage stands beside (`tell-order-wish.ts`). */
export const useOrderWishStore = create<OrderWish>(() => ({
  address: { address: '', city: '', postalCode: '', country: '' },
  access: emptyAccess,
  placeKey: '',
  slot: null,
  expected: null,
  isReady: false,
}));
