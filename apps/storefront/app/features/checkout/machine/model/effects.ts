import type { Mode } from '@comptoir/domain';

/** What the shop does after a step, in this order. Nothing here is done by the machine itself. */
export type CheckoutEffect =
  | { kind: 'setMode'; mode: Mode }
  /** Restarts it when it runs. */
  | { kind: 'startTimer'; milliseconds: number }
  | { kind: 'cancelTimer' }
  | { kind: 'openPicker' }
  | { kind: 'createCustomer' }
  | { kind: 'lookUpAddress' }
  /** Creates the payment intent, or updates the one of this id, for the present total and order. */
  | { kind: 'refreshIntent'; intentId: string | null }
  /** Lets the provider confirm the card. */
  | { kind: 'confirmPayment' }
  /** Posts the order, making the attempt first; `isRepeat`: the very body that was sent before. */
  | { kind: 'postOrder'; isRepeat: boolean }
  /** Posts the very body once more, after a moment. */
  | { kind: 'postAgainLater'; milliseconds: number }
  | { kind: 'putOrder'; orderId: string; status: 'pending' | 'paid' }
  /** Forgets local id, intent and body sent. */
  | { kind: 'dropAttempt' }
  /** Empties cart and coupon. */
  | { kind: 'emptyCart' }
  /** Keeps the order for the success page. */
  | { kind: 'storeLastOrder' }
  | { kind: 'goToSuccess' }
  /** Fetches settings, menus and offers again. */
  | { kind: 'reloadCatalogue' }
  | { kind: 'log'; message: string };
