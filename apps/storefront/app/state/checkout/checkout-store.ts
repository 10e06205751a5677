import { create } from 'zustand';
import type { StoredOrder } from '../order/order-store.ts';
import { type CheckoutState, initialCheckout } from './checkout-state.ts';
import { emptyAccess } from './order-forms.ts';
import type { StoredCheckout } from './stored-checkout.ts';

export interface CheckoutDetails extends Pick<StoredCheckout, 'access' | 'placeKey' | 'expected' | 'wishes'> {
  order: StoredOrder | null;
  serverMessage: string;
  /** The typed digits of the code that confirms a cash order. They are never stored. */
  cashCode: string;
  /** The diner of an order with alcohol has declared to be an adult. It is never stored (LAW-24). */
  isAdult: boolean;
  /** The server's promise after a 409 `promise_moved`, as ISO text. It is never stored, because time passes (PSE-07). */
  promisedAt: string | null;
  /** True while the success page loads. It hides the emptied cart. */
  isLeaving: boolean;
}

export interface CheckoutStore extends CheckoutDetails {
  state: CheckoutState;
  isReady: boolean;
  /** The page was left during a submit, and the server has not been asked about the order yet (E49). */
  wasSubmitting: boolean;
  isNew: boolean;
  /** True once this page load has resumed a stored checkout. */
  isRestored: boolean;
}

export const useCheckoutStore = create<CheckoutStore>(() => ({
  state: initialCheckout,
  access: emptyAccess,
  placeKey: '',
  expected: null,
  wishes: {},
  order: null,
  serverMessage: '',
  cashCode: '',
  isAdult: false,
  promisedAt: null,
  isLeaving: false,
  isReady: false,
  wasSubmitting: false,
  isNew: false,
  isRestored: false,
}));
