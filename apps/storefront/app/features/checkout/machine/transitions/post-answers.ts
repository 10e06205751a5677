import { type CheckoutAlert, type CheckoutState, initialCheckout } from '../../../../state/checkout/checkout-state.ts';
import type { CheckoutEffect } from '../model/effects.ts';
import type { PostAnswer } from '../model/events.ts';
import { type CheckoutStep, stay } from '../model/step.ts';

/** Handles the server's response to the order (E43, E44, E56 to E60). */
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
      // The attempt stays, because the same order is sent again with the code (E64).
      return stay(over, { tab: 'payment', alert: { code: 'code_needed', isWrong: answer.isWrong } });
    default:
      // A request that was repeated silently after a reload also fails silently (E49).
      return isSilent ? dropSilently(over) : storeRefusal(over, answer);
  }
}

/** The polling interval while the bank reviews the payment. */
const examinedMilliseconds = 2_000;
const mostExaminedPosts = 15;

function awaitBank(state: CheckoutState): CheckoutStep {
  const locked: Partial<CheckoutState> = { tab: 'payment', isAuthorised: true, waiting: null };
  if (state.examinedPosts >= mostExaminedPosts)
    return stay(state, { ...locked, isSubmitting: false, examinedPosts: 0, alert: { code: 'payment_processing' } });
  return stay(state, { ...locked, examinedPosts: state.examinedPosts + 1 }, [
    { kind: 'postAgainLater', milliseconds: examinedMilliseconds },
  ]);
}

/** Shows why the server refused the order (E56 to E58). */
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
      // A tip that the restaurant does not take any more is not offered again (E85).
      return stay(
        state,
        { ...withoutCard(state), ...(answer.isTipGone && { tipCents: 0 }), alert: refusalAlert(answer) },
        [{ kind: 'reloadCatalogue' }, ...newIntent(state)],
      );
    case 'unauthenticated':
      // The session has expired, and a guest's order needs a new id and a new payment (E59).
      return stay(state, { ...withoutCard(state), alert: { code: 'error', message: null } }, [
        { kind: 'dropAttempt' },
        ...newIntent(state),
      ]);
  }
}

function refusalAlert({ message, isDishGone }: Extract<PostAnswer, { outcome: 'refused' }>): CheckoutAlert {
  return { code: isDishGone ? 'dish_gone' : 'error', message };
}

/** The payment does not match the order, so a new attempt is needed (E45, E56). */
export function refusePayment(state: CheckoutState): CheckoutStep {
  return stay(
    state,
    { ...withoutCard(state), tab: 'payment', orderId: null, hasFailed: true, alert: { code: 'payment_failed' } },
    [{ kind: 'dropAttempt' }, ...newIntent(state)],
  );
}

/** Sets the final status: a card order is paid, a cash order is pending. */
export function putOrder(state: CheckoutState): CheckoutStep {
  const status = state.method === 'cash' ? 'pending' : 'paid';
  return stay(state, { isSubmitting: true, alert: null }, [{ kind: 'putOrder', orderId: state.orderId ?? '', status }]);
}

/** Names and address stay; date, time and all card data are cleared (CHK-42, CHK-43). */
export function resetAfterOrder(state: CheckoutState): CheckoutState {
  const { address, city, postalCode, country } = state.delivery;
  return {
    ...initialCheckout,
    personal: state.personal,
    delivery: { ...initialCheckout.delivery, address, city, postalCode, country },
    isAddressCopied: state.isAddressCopied,
  };
}

/** The server has cancelled the payment intent, so a card order waits for a new one. */
function withoutCard({ method }: CheckoutState): Partial<CheckoutState> {
  return { intent: null, isAuthorised: false, isIntentPending: method === 'card' };
}

function newIntent({ method }: CheckoutState): CheckoutEffect[] {
  return method === 'card' ? [{ kind: 'refreshIntent', intentId: null }] : [];
}

/** There is no order to resume, so the checkout returns to its state before the reload. */
function dropSilently(state: CheckoutState): CheckoutStep {
  const back: CheckoutState = { ...state, ...state.interrupted, interrupted: null, alert: null };
  // Only the payment tab needs a payment intent; opening that tab requests one.
  const isPaying = back.tab === 'payment';
  const without = { ...withoutCard(back), ...(!isPaying && { isIntentPending: false }) };
  return stay(back, without, [{ kind: 'dropAttempt' }, ...(isPaying ? newIntent(back) : [])]);
}

/** The server has already stored another version of the order (E60). */
function forgetOrder(state: CheckoutState, orderNumber: number): CheckoutStep {
  return stay(resetAfterOrder(state), { alert: { code: 'order_exists', orderNumber } }, [
    { kind: 'emptyCart' },
    { kind: 'dropAttempt' },
    { kind: 'storeLastOrder' },
  ]);
}
