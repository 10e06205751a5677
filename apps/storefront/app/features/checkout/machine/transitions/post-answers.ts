import { type CheckoutAlert, type CheckoutState, initialCheckout } from '../../../../state/checkout/checkout-state.ts';
import type { CheckoutEffect } from '../model/effects.ts';
import type { PostAnswer } from '../model/events.ts';
import { type CheckoutStep, stay } from '../model/step.ts';

/** Rows E43, E44 and E56 to E60: what the server said to the posted order. */
export function storePostAnswer(state: CheckoutState, answer: PostAnswer): CheckoutStep {
  if (!state.isSubmitting) return stay(state);
  if (answer.outcome === 'payment_processing') return awaitBank(state);
  const isSilent = state.waiting === 'silent_post';
  const over: CheckoutState = { ...state, isSubmitting: false, waiting: null, examinedPosts: 0 };
  switch (answer.outcome) {
    case 'stored':
      return putOrder({ ...over, orderId: answer.orderId, tab: 'confirmation', alert: null });
    case 'order_exists':
      return forgetOrder(over, answer.orderNumber);
    case 'failed':
      return stay(over, { alert: { code: 'error', message: null } });
    case 'code_needed':
      // Nothing is dropped: the same order is sent again with the code (row E64).
      return stay(over, { tab: 'payment', alert: { code: 'code_needed', isWrong: answer.isWrong } });
    default:
      // Nobody asked for the silent repetition after a reload, so its refusal only clears what it was about (row E49).
      return isSilent ? dropSilently(over) : storeRefusal(over, answer);
  }
}

/** For so long the page asks by itself what the bank said. */
const examinedMilliseconds = 2_000;
const mostExaminedPosts = 15;

/** Rows E62 and E63: nothing is dropped, for the payment may become the order; the page stays locked and asks again (PYX-08). */
function awaitBank(state: CheckoutState): CheckoutStep {
  const locked: Partial<CheckoutState> = { tab: 'payment', isAuthorised: true, waiting: null };
  if (state.examinedPosts >= mostExaminedPosts)
    return stay(state, { ...locked, isSubmitting: false, examinedPosts: 0, alert: { code: 'payment_processing' } });
  return stay(state, { ...locked, examinedPosts: state.examinedPosts + 1 }, [
    { kind: 'postAgainLater', milliseconds: examinedMilliseconds },
  ]);
}

/** Rows E56 to E58: what the server has against the order, told to the diner. */
export function storeRefusal(
  state: CheckoutState,
  answer: Extract<PostAnswer, { outcome: 'payment_refused' | 'totals_mismatch' | 'refused' | 'unauthenticated' }>,
): CheckoutStep {
  switch (answer.outcome) {
    case 'payment_refused':
      return refusePayment(state);
    case 'totals_mismatch':
      return stay(state, { ...withoutCard(state), alert: { code: 'totals_changed' } }, [
        { kind: 'reloadCatalogue' },
        ...newIntent(state),
      ]);
    case 'refused':
      return stay(state, { ...withoutCard(state), alert: refusalAlert(answer) }, [
        { kind: 'reloadCatalogue' },
        ...newIntent(state),
      ]);
    case 'unauthenticated':
      // The session is over: a guest's order is another one, with an id and a payment of its own (row E59).
      return stay(state, { ...withoutCard(state), alert: { code: 'error', message: null } }, [
        { kind: 'dropAttempt' },
        ...newIntent(state),
      ]);
  }
}

function refusalAlert({ message, isDishGone }: Extract<PostAnswer, { outcome: 'refused' }>): CheckoutAlert {
  return { code: isDishGone ? 'dish_gone' : 'error', message };
}

/** Rows E45 and E56: the payment is not good for this order; the diner starts a new attempt. */
export function refusePayment(state: CheckoutState): CheckoutStep {
  return stay(
    state,
    { ...withoutCard(state), tab: 'payment', orderId: null, hasFailed: true, alert: { code: 'payment_failed' } },
    [{ kind: 'dropAttempt' }, ...newIntent(state)],
  );
}

/** Sends the status that ends a stored order: paid by card, else pending. */
export function putOrder(state: CheckoutState): CheckoutStep {
  const status = state.method === 'card' ? 'paid' : 'pending';
  return stay(state, { isSubmitting: true, alert: null }, [{ kind: 'putOrder', orderId: state.orderId ?? '', status }]);
}

/** What a finished order leaves: names and address, but neither date, time nor anything of the card (CHK-42, CHK-43). */
export function resetAfterOrder(state: CheckoutState): CheckoutState {
  const { address, city, postalCode, country } = state.delivery;
  return {
    ...initialCheckout,
    personal: state.personal,
    delivery: { ...initialCheckout.delivery, address, city, postalCode, country },
    isAddressCopied: state.isAddressCopied,
  };
}

/** The server cancelled the intent of a refused order; a card order waits for another, or it could not be confirmed again. */
function withoutCard({ method }: CheckoutState): Partial<CheckoutState> {
  return { intent: null, isAuthorised: false, isIntentPending: method === 'card' };
}

function newIntent({ method }: CheckoutState): CheckoutEffect[] {
  return method === 'card' ? [{ kind: 'refreshIntent', intentId: null }] : [];
}

/** The attempt was about nothing: the diner is back where the reload found them. */
function dropSilently(state: CheckoutState): CheckoutStep {
  const back: CheckoutState = { ...state, ...state.interrupted, interrupted: null, alert: null };
  // Elsewhere the payment is prepared when its tab is entered.
  const isPaying = back.tab === 'payment';
  const without = { ...withoutCard(back), ...(!isPaying && { isIntentPending: false }) };
  return stay(back, without, [{ kind: 'dropAttempt' }, ...(isPaying ? newIntent(back) : [])]);
}

/** Row E60: this order is stored already, in another version. */
function forgetOrder(state: CheckoutState, orderNumber: number): CheckoutStep {
  return stay(resetAfterOrder(state), { alert: { code: 'order_exists', orderNumber } }, [
    { kind: 'emptyCart' },
    { kind: 'dropAttempt' },
    { kind: 'storeLastOrder' },
  ]);
}
