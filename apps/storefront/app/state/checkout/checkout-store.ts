import { create } from 'zustand';
import type { KeptOrder } from '../order/order-store.ts';
import { type CheckoutState, initialCheckout } from './checkout-state.ts';
import { emptyAccess } from './order-forms.ts';
import type { StoredCheckout } from './stored-checkout.ts';

/** What the checkout keeps beside the machine's state. */
export interface CheckoutDetails extends Pick<StoredCheckout, 'access' | 'placeKey' | 'expected'> {
  /** The order that the server stored, for the success page. */
  order: KeptOrder | null;
  /** The server's sentence about the last failure; empty: it gave none. */
  serverMessage: string;
  /** The digits of the code that confirms an order in cash, as they are typed; never stored. */
  cashCode: string;
  /** The order is done and the success page is on its way: the emptied cart is not shown meanwhile. */
  isLeaving: boolean;
}

export interface CheckoutStore extends CheckoutDetails {
  state: CheckoutState;
  /** False until the stored checkout was read. */
  isReady: boolean;
  /** The page was left while an order was on its way, and nobody has asked the server since (row E49). */
  wasSubmitting: boolean;
  /** Nothing of a checkout was stored: it opens for the first time in this tab. */
  isNew: boolean;
  /** What a reload interrupted was taken up again; once a page load. */
  isRestored: boolean;
}

/** The checkout of this tab. */
export const useCheckoutStore = create<CheckoutStore>(() => ({
  state: initialCheckout,
  access: emptyAccess,
  placeKey: '',
  expected: null,
  order: null,
  serverMessage: '',
  cashCode: '',
  isLeaving: false,
  isReady: false,
  wasSubmitting: false,
  isNew: false,
  isRestored: false,
}));
