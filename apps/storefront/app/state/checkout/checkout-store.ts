import { create } from 'zustand';
import type { StoredOrder } from '../order/order-store.ts';
import { type CheckoutState, initialCheckout } from './checkout-state.ts';
import { emptyAccess } from './order-forms.ts';
import type { StoredCheckout } from './stored-checkout.ts';

export interface CheckoutDetails extends Pick<StoredCheckout, 'access' | 'placeKey' | 'expected'> {
  order: StoredOrder | null;
  serverMessage: string;
  /** Typed digits of the code that confirms a cash order; never stored. */
  cashCode: string;
  /** True while the success page loads: hides the emptied cart. */
  isLeaving: boolean;
}

export interface CheckoutStore extends CheckoutDetails {
  state: CheckoutState;
  isReady: boolean;
  /** The page was left during a submit, and the server has not been asked yet (row E49). */
  wasSubmitting: boolean;
  isNew: boolean;
  /** The resume after a reload has run; once per page load. */
  isRestored: boolean;
}

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
