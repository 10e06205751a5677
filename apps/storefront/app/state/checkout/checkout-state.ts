import type { PaymentMethod } from '@comptoir/domain';
import {
  type CompanyForm,
  type DeliveryForm,
  emptyDeliveryForm,
  emptyPersonalForm,
  type PersonalForm,
} from './order-forms.ts';
import type { CheckoutTab } from './tabs.ts';

/** What the diner chooses. On the wire PayPal is `card`, as everything that is paid online (PYX-40). */
export type CheckoutMethod = PaymentMethod | 'paypal';

export type CheckoutAlert =
  /** `isOfWallet`: the wallet that was to say who orders did not know these fields. */
  | { code: 'required'; fields: string[]; isOfWallet?: true }
  | { code: 'below_minimum'; minimumCents: number }
  | { code: 'items_unavailable'; names: string[] }
  | { code: 'order_exists'; orderNumber: number }
  /** The customer must enter the code sent by email. `isWrong` means that the last entry was wrong. */
  | { code: 'code_needed'; isWrong: boolean }
  /** The diner of an order with alcohol has not declared to be an adult. The box shows the message itself. */
  | { code: 'adult_required' }
  /** `message` is the server's reason. Null if the server sent none. */
  | { code: 'error'; message: string | null }
  /** A dish is no longer available, or not at the time of the order. `message` comes from the server. */
  | { code: 'dish_gone'; message: string }
  /** As soon as possible became later than the page said. Both times are ISO texts (CAP-10). */
  | { code: 'promise_moved'; before: string; after: string }
  /** `message` is the French sentence about the refusal. Absent if there is none. */
  | { code: 'payment_failed'; message?: string }
  | {
      code:
        | 'slot_gone'
        | 'delivery_inactive'
        | 'location_not_found'
        | 'too_far'
        | 'out_of_zone'
        | 'slot_unavailable'
        | 'closed'
        | 'paused'
        | 'no_method'
        | 'payment_again'
        | 'payment_processing'
        | 'paypal_unavailable'
        | 'totals_changed';
    };

/** A card payment at the provider. The client secret is not in it, because this state is written to storage. */
export interface CheckoutIntent {
  id: string;
  /** The amount in the last request to the provider, in integer cents. */
  amountCents: number;
  /** The tip in that amount, in integer cents. */
  tipCents: number;
  /** The order's content at that request as one text, to detect changes. */
  orderKey: string;
}

/** The state of the checkout's state machine (appendix E). */
export interface CheckoutState {
  tab: CheckoutTab;
  alert: CheckoutAlert | null;
  personal: PersonalForm;
  /** Null for a person, who wants no invoice. */
  company: CompanyForm | null;
  delivery: DeliveryForm;
  method: CheckoutMethod;
  /** What the diner chose to give to the staff. It is never stored, and 0 for the next order (PYX-86). */
  tipCents: number;
  /** True for half a second after the choice of an order type. */
  isTimerRunning: boolean;
  /** True while a request runs that must not be sent twice. All buttons are disabled. */
  isSubmitting: boolean;
  hasFailed: boolean;
  /** The provider has authorised the payment: the cart is read-only, and retries send the same body. */
  isAuthorised: boolean;
  /** The number of order requests sent while the bank reviews the payment. */
  examinedPosts: number;
  orderId: string | null;
  customerId: string | null;
  /** The name, email and phone of the payment provider's customer as one text, to detect changes. */
  customerKey: string | null;
  intent: CheckoutIntent | null;
  isIntentPending: boolean;
  /** The address form was filled from the chosen location and has not been edited since. */
  isAddressCopied: boolean;
  /** The step that continues when the pending request ends. */
  waiting:
    | 'address_then_validate'
    | 'address_then_finalize'
    | 'card_then_confirm'
    | 'intent_then_confirm'
    | 'wallet_then_confirm'
    | 'visit'
    | 'silent_post'
    | null;
  /** The tab and the method before a request in the background, to return to if the request finds nothing. */
  interrupted: { tab: CheckoutTab; method: CheckoutMethod } | null;
}

export const initialCheckout: CheckoutState = {
  tab: 'type',
  alert: null,
  personal: emptyPersonalForm,
  company: null,
  delivery: emptyDeliveryForm,
  method: 'cash',
  tipCents: 0,
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

/** The cart is read-only during a submit, after a payment was authorised, and after the order was stored (DEC-28). */
export function isCheckoutLocked(state: CheckoutState): boolean {
  return state.isSubmitting || state.isAuthorised || state.orderId !== null;
}
