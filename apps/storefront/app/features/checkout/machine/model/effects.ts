import type { Mode } from '@comptoir/domain';

/** Executed by the shop after a step, in this order. */
export type CheckoutEffect =
  | { kind: 'setMode'; mode: Mode }
  /** Restarts the timer if it runs. */
  | { kind: 'startTimer'; milliseconds: number }
  | { kind: 'cancelTimer' }
  | { kind: 'openPicker' }
  | { kind: 'createCustomer' }
  | { kind: 'lookUpAddress' }
  /** Creates the payment intent, or updates this one, for the current total and order. */
  | { kind: 'refreshIntent'; intentId: string | null }
  /** Confirms the card at the provider. */
  | { kind: 'confirmPayment' }
  /** Sends the order, with a new attempt if needed; `isRepeat`: the same body again. */
  | { kind: 'postOrder'; isRepeat: boolean }
  /** Repeats the same body after the delay. */
  | { kind: 'postAgainLater'; milliseconds: number }
  | { kind: 'putOrder'; orderId: string; status: 'pending' | 'paid' }
  /** Clears the attempt's local id, intent and body. */
  | { kind: 'dropAttempt' }
  | { kind: 'emptyCart' }
  /** Keeps the order for the success page. */
  | { kind: 'storeLastOrder' }
  | { kind: 'goToSuccess' }
  /** Fetches settings, menus and offers again. */
  | { kind: 'reloadCatalogue' }
  | { kind: 'log'; message: string };
