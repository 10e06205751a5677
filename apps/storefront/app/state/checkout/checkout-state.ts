import type { PaymentMethod } from '@comptoir/domain';
import { type DeliveryForm, emptyDeliveryForm, emptyPersonalForm, type PersonalForm } from './order-forms.ts';
import type { CheckoutTab } from './tabs.ts';

export type CheckoutAlert =
  | { code: 'required'; fields: string[] }
  | { code: 'below_minimum'; minimumCents: number }
  | { code: 'items_unavailable'; names: string[] }
  | { code: 'order_exists'; orderNumber: number }
  /** The code sent by email is required; `isWrong`: the last entry was wrong. */
  | { code: 'code_needed'; isWrong: boolean }
  /** `message`: the server's reason; null: none. */
  | { code: 'error'; message: string | null }
  /** A dish is no longer available, or not at that time. `message`: from the server. */
  | { code: 'dish_gone'; message: string }
  | {
      code:
        | 'delivery_inactive'
        | 'location_not_found'
        | 'too_far'
        | 'out_of_zone'
        | 'slot_unavailable'
        | 'closed'
        | 'no_method'
        | 'payment_failed'
        | 'payment_processing'
        | 'totals_changed';
    };

/** A card payment at the provider. Without the client secret, which stays in memory. */
export interface CheckoutIntent {
  id: string;
  /** The amount of the last create or refresh, integer cents. */
  amountCents: number;
  /** Fingerprint of the order at that request. */
  orderKey: string;
}

/** The state machine's memory (requirements, appendix E). */
export interface CheckoutState {
  tab: CheckoutTab;
  alert: CheckoutAlert | null;
  personal: PersonalForm;
  delivery: DeliveryForm;
  method: PaymentMethod;
  /** The half second after the choice of an order type. */
  isTimerRunning: boolean;
  /** A critical request runs: all buttons are disabled. */
  isSubmitting: boolean;
  hasFailed: boolean;
  /** The provider has authorised the amount: the cart is read-only, and retries send the same body. */
  isAuthorised: boolean;
  /** Number of order requests while the bank reviews the payment. */
  examinedPosts: number;
  orderId: string | null;
  customerId: string | null;
  /** Fingerprint of name, email and phone at the customer's creation. */
  customerKey: string | null;
  intent: CheckoutIntent | null;
  isIntentPending: boolean;
  /** The form was filled from the chosen location, which has not changed since. */
  isAddressCopied: boolean;
  /** The step that continues after the pending response. */
  waiting: 'address_then_validate' | 'address_then_finalize' | 'intent_then_confirm' | 'silent_post' | null;
  /** The position before the silent request, to return to if there is nothing to resume. */
  interrupted: { tab: CheckoutTab; method: PaymentMethod } | null;
}

export const initialCheckout: CheckoutState = {
  tab: 'type',
  alert: null,
  personal: emptyPersonalForm,
  delivery: emptyDeliveryForm,
  method: 'cash',
  isTimerRunning: false,
  isSubmitting: false,
  hasFailed: false,
  isAuthorised: false,
  examinedPosts: 0,
  orderId: null,
  customerId: null,
  customerKey: null,
  intent: null,
  isIntentPending: false,
  isAddressCopied: false,
  waiting: null,
  interrupted: null,
};

/** The cart and mode are read-only during a submit, with an authorised payment or a stored order (DEC-28). */
export function isCheckoutLocked(state: CheckoutState): boolean {
  return state.isSubmitting || state.isAuthorised || state.orderId !== null;
}
