import type { Mode } from '@comptoir/domain';
import type { CheckoutIntent, CheckoutMethod } from '../../../../state/checkout/checkout-state.ts';
import type { CompanyForm, DeliveryForm, PersonalForm } from '../../../../state/checkout/order-forms.ts';
import type { CardCheck } from '../../card/card-store.ts';

/** The server's response to an order. `failed`: no response, or one that does not decide (network, 5xx, 429, 400). */
export type PostAnswer =
  | { outcome: 'stored'; orderId: string }
  /** The payment was refused with HTTP 402, or 409 `payment_already_used`. */
  | { outcome: 'payment_refused' }
  /** The bank still reviews the payment (409 `payment_processing`). */
  | { outcome: 'payment_processing' }
  | { outcome: 'totals_mismatch' }
  /** The server refused the order with HTTP 422, or 409 `promise_moved`. `isDishGone` means that a dish is not available at that time, `isTipGone` that it takes no such tip. */
  | { outcome: 'refused'; message: string; isDishGone?: boolean; isTipGone?: boolean }
  /** A guest's cash order needs the emailed code. `isWrong` means that the sent code was wrong. */
  | { outcome: 'code_needed'; isWrong: boolean }
  /** The session has expired (HTTP 401). */
  | { outcome: 'unauthenticated' }
  | { outcome: 'order_exists'; orderNumber: number }
  | { outcome: 'failed' };

/** The response to PUT checkout, which reports the payment. `payment_refused` is a 402 or 409. */
export type PutAnswer = { outcome: 'stored' } | { outcome: 'payment_refused' } | { outcome: 'failed' };

/** The reasons that block an order with any payment method. */
export type IntentRefusal = Extract<PostAnswer, { outcome: 'totals_mismatch' | 'refused' | 'unauthenticated' }>;

export type CheckoutEvent =
  | { kind: 'chooseMode'; mode: Mode }
  | { kind: 'timerEnded' }
  | { kind: 'next' }
  | { kind: 'previous' }
  | { kind: 'jump'; tab: string }
  | { kind: 'leavePage' }
  | { kind: 'editPersonal'; form: PersonalForm }
  /** Null: the order is for a person. */
  | { kind: 'editCompany'; form: CompanyForm | null }
  | { kind: 'editDelivery'; form: DeliveryForm }
  /** Empty strings mean "as soon as possible". */
  | { kind: 'chooseTime'; date: string; time: string }
  | { kind: 'selectMethod'; method: CheckoutMethod }
  /** The diner chose what to give to the staff, in cents. */
  | { kind: 'chooseTip'; tipCents: number }
  /** The box of the diner's age was ticked or unticked. */
  | { kind: 'ageDeclared' }
  /** A press of the main button on the tabs personal, delivery and confirmation. */
  | { kind: 'validate' }
  | { kind: 'finalize' }
  /** A press of the button of a wallet. Its sheet may open if the step stays without an alert. `asksPerson`: it asks who orders. */
  | { kind: 'walletOpened'; asksPerson?: boolean }
  /** The diner has accepted the payment in the sheet of a wallet. */
  | { kind: 'walletAccepted' }
  /** Sends the failed request of the confirmation tab again. */
  | { kind: 'retry' }
  | { kind: 'cartEmptied' }
  /** Others have taken the place in the kitchen that was to be held (CAP-05). */
  | { kind: 'placeGone' }
  /** The held place is later than the page said. Both times are ISO texts (CAP-10). */
  | { kind: 'promiseMoved'; before: string; after: string }
  | { kind: 'locationChanged' }
  /** The first visit to the checkout in this browser tab. */
  | { kind: 'opened' }
  /** After a reload there is an unfinished stored order, or an attempt whose request may have been sent. */
  | { kind: 'restored'; orderId: string | null; attempt: { method: CheckoutMethod; tipCents: number } | null }
  /** `customerId` is null if the request failed, so there is no customer. */
  | { kind: 'customerAnswered'; customerId: string | null }
  | { kind: 'addressAnswered'; isFound: boolean }
  /** Without an intent, `refusal` is the server's reason. Null means a technical error. */
  | { kind: 'intentAnswered'; intent: CheckoutIntent | null; refusal?: IntentRefusal | null }
  | { kind: 'cardChecked'; outcome: CardCheck }
  /**
   * "failed": a decline, an error or a cancelled 3-D Secure, with the French sentence about it if there is one.
   * "contradicted": the form did not match the intent, and was built again.
   */
  | { kind: 'providerAnswered'; status: string; message?: string | null }
  /** The diner leaves for PayPal's page, or `alert` says why not. What refuses the order is a `postAnswered`. */
  | { kind: 'visitAnswered'; alert: 'paypal_unavailable' | 'payment_processing' | null }
  | { kind: 'postAnswered'; answer: PostAnswer }
  | { kind: 'putAnswered'; answer: PutAnswer };
