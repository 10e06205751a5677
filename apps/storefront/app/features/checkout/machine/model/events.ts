import type { Mode, PaymentMethod } from '@comptoir/domain';
import type { CheckoutIntent } from '../../../../state/checkout/checkout-state.ts';
import type { DeliveryForm, PersonalForm } from '../../../../state/checkout/order-forms.ts';

/** What the server said to a posted order. `failed`: no answer, or one that decides nothing (network, 5xx, 429, 400). */
export type PostAnswer =
  | { outcome: 'stored'; orderId: string }
  /** 402, or 409 `payment_already_used`. */
  | { outcome: 'payment_refused' }
  /** 409 `payment_processing`: the bank still examines the payment. */
  | { outcome: 'payment_processing' }
  | { outcome: 'totals_mismatch' }
  /** 422, with the server's message; `isDishGone`: for what can't be had any more, or not then. */
  | { outcome: 'refused'; message: string; isDishGone?: boolean }
  /** A guest's order in cash is to be confirmed by the code that its mailbox got; `isWrong`: another was said. */
  | { outcome: 'code_needed'; isWrong: boolean }
  /** 401. */
  | { outcome: 'unauthenticated' }
  | { outcome: 'order_exists'; orderNumber: number }
  | { outcome: 'failed' };

/** What the server said to the order's new status. `payment_refused`: 402 or 409. */
export type PutAnswer = { outcome: 'stored' } | { outcome: 'payment_refused' } | { outcome: 'failed' };

/** Why no payment was prepared: it is the server's word on the order itself, whoever pays how. */
export type IntentRefusal = Extract<PostAnswer, { outcome: 'totals_mismatch' | 'refused' | 'unauthenticated' }>;

export type CheckoutEvent =
  | { kind: 'chooseMode'; mode: Mode }
  | { kind: 'timerEnded' }
  | { kind: 'next' }
  | { kind: 'previous' }
  | { kind: 'jump'; tab: string }
  | { kind: 'leavePage' }
  | { kind: 'editPersonal'; form: PersonalForm }
  | { kind: 'editDelivery'; form: DeliveryForm }
  /** Empty strings: as soon as possible. */
  | { kind: 'chooseTime'; date: string; time: string }
  | { kind: 'selectMethod'; method: PaymentMethod }
  /** The button of the tab: personal, delivery, confirmation. */
  | { kind: 'validate' }
  | { kind: 'finalize' }
  /** Repeats what failed on the confirmation tab. */
  | { kind: 'retry' }
  | { kind: 'cartEmptied' }
  | { kind: 'locationChanged' }
  /** For the first time in this tab. */
  | { kind: 'opened' }
  /** At start or after a reload: the stored order that is not finished, or the attempt that has a payment intent and a body. */
  | { kind: 'restored'; orderId: string | null; attempt: { method: PaymentMethod } | null }
  /** Null: the call failed. */
  | { kind: 'customerAnswered'; customerId: string | null }
  | { kind: 'addressAnswered'; isFound: boolean }
  /** Without an intent: the server's objection to the order, or none that concerns anybody. */
  | { kind: 'intentAnswered'; intent: CheckoutIntent | null; refusal?: IntentRefusal | null }
  /** Status of the provider's payment intent; "incomplete": the card was not typed whole; "failed": a decline, an error, a cancelled 3-D Secure. */
  | { kind: 'providerAnswered'; status: string }
  | { kind: 'postAnswered'; answer: PostAnswer }
  | { kind: 'putAnswered'; answer: PutAnswer };
