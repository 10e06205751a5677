import type { Mode } from '@comptoir/domain';

/** The side effects of a step. The runner executes them in this order. */
export type CheckoutEffect =
  | { kind: 'setMode'; mode: Mode }
  | { kind: 'startTimer'; milliseconds: number }
  | { kind: 'cancelTimer' }
  | { kind: 'openPicker' }
  | { kind: 'createCustomer' }
  | { kind: 'lookUpAddress' }
  /** Creates a payment intent for the current total and order. With `intentId`, it updates that intent. */
  | { kind: 'refreshIntent'; intentId: string | null }
  /** Checks the card form, and sets it to the current total. */
  | { kind: 'checkCard' }
  /** Confirms the card payment at the payment provider. */
  | { kind: 'confirmPayment' }
  /** Leaves for PayPal's page of this order. */
  | { kind: 'visitPaypal' }
  /** `isRepeat`: the same body is sent again. Otherwise a new attempt starts if needed. */
  | { kind: 'postOrder'; isRepeat: boolean }
  /** Sends the same body again after the delay. */
  | { kind: 'postAgainLater'; milliseconds: number }
  | { kind: 'putOrder'; orderId: string; status: 'pending' | 'paid' }
  /** Deletes the attempt's id, payment intent and body. */
  | { kind: 'dropAttempt' }
  /** Gives the held place back (CAP-04). */
  | { kind: 'leavePlace' }
  | { kind: 'emptyCart' }
  /** Stores the order for the success page. */
  | { kind: 'storeLastOrder' }
  | { kind: 'goToSuccess' }
  /** Loads settings, menus and offers again. */
  | { kind: 'reloadCatalogue' }
  | { kind: 'log'; message: string };
