import type { PaymentMethod } from '@comptoir/domain';
import { type DeliveryForm, emptyDeliveryForm, emptyPersonalForm, type PersonalForm } from './order-forms.ts';
import type { CheckoutTab } from './tabs.ts';

/** What the diner is told, on the tab that the state is on. */
export type CheckoutAlert =
  | { code: 'required'; fields: string[] }
  | { code: 'below_minimum'; minimumCents: number }
  | { code: 'items_unavailable'; names: string[] }
  | { code: 'order_exists'; orderNumber: number }
  /** The code that the order's mailbox got is asked for; `isWrong`: another was said. */
  | { code: 'code_needed'; isWrong: boolean }
  /** `message`: the server's own words, null where it had none. */
  | { code: 'error'; message: string | null }
  /** Something that was ordered can't be had any more, or not then, in the server's own words. */
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

/** A card payment as the provider knows it. The client secret is not here: it stays in memory. */
export interface CheckoutIntent {
  id: string;
  /** What it was last created or refreshed for, integer cents. */
  amountCents: number;
  /** Fingerprint of the order that was sent with it. */
  orderKey: string;
}

/** Everything the checkout remembers (requirements appendix E). */
export interface CheckoutState {
  tab: CheckoutTab;
  alert: CheckoutAlert | null;
  personal: PersonalForm;
  delivery: DeliveryForm;
  method: PaymentMethod;
  /** The half second after an order type was chosen. */
  isTimerRunning: boolean;
  /** Something decisive is on its way: nothing can be clicked twice. */
  isSubmitting: boolean;
  /** The last card attempt failed. */
  hasFailed: boolean;
  /** The provider holds the amount; the cart is read-only and the same body is sent until an answer comes. */
  isAuthorised: boolean;
  /** How often the order was posted while the bank examined its payment. */
  examinedPosts: number;
  /** Of the stored order that is not finished yet. */
  orderId: string | null;
  customerId: string | null;
  /** The name, mail and phone that the customer was created for. */
  customerKey: string | null;
  intent: CheckoutIntent | null;
  isIntentPending: boolean;
  /** The chosen location was copied into the form and has not changed since. */
  isAddressCopied: boolean;
  /** What goes on once the answer that it waits for is there. */
  waiting: 'address_then_validate' | 'address_then_finalize' | 'intent_then_confirm' | 'silent_post' | null;
  /** Where the diner stood before the silent post, which may turn out to be about nothing. */
  interrupted: { tab: CheckoutTab; method: PaymentMethod } | null;
}

/** A checkout that nobody has touched (requirement CHK-02). */
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

/** Whether the cart and the mode are read-only: a submit runs, an authorisation stands or an order is stored (DEC-28). */
export function isCheckoutLocked(state: CheckoutState): boolean {
  return state.isSubmitting || state.isAuthorised || state.orderId !== null;
}
