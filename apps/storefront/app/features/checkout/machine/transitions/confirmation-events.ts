import type { CheckoutMethod, CheckoutState } from '../../../../state/checkout/checkout-state.ts';
import type { CheckoutContext } from '../model/context.ts';
import type { PutAnswer } from '../model/events.ts';
import { type CheckoutStep, stay, stopAt } from '../model/step.ts';
import { enterPayment } from './enter-payment.ts';
import { putOrder, refusePayment, resetAfterOrder } from './post-answers.ts';

/** Sends the status change again. Without a stored order there is nothing to confirm (E46, E48). */
export function validateConfirmation(state: CheckoutState): CheckoutStep {
  if (state.isSubmitting) return stay(state);
  return state.orderId === null
    ? stopAt(state, 'confirmation', { code: 'required', fields: ['orderId'] })
    : putOrder(state);
}

/** Handles the response to the status change (E45, E47, E55). */
export function storePutAnswer(state: CheckoutState, answer: PutAnswer): CheckoutStep {
  if (!state.isSubmitting || state.orderId === null) return stay(state);
  const over: CheckoutState = { ...state, isSubmitting: false };
  if (answer.outcome === 'stored')
    return stay(resetAfterOrder(over), {}, [
      { kind: 'storeLastOrder' },
      { kind: 'emptyCart' },
      { kind: 'dropAttempt' },
      { kind: 'goToSuccess' },
    ]);
  if (answer.outcome === 'payment_refused' && state.method !== 'cash') return refusePayment(over);
  return stay(over, { alert: { code: 'error', message: null } });
}

/** After a reload, an attempt without a response is sent again. Its card counts as authorised until then (E49). */
export function restore(
  state: CheckoutState,
  orderId: string | null,
  attempt: { method: CheckoutMethod; tipCents: number } | null,
  context: CheckoutContext,
): CheckoutStep {
  const still: CheckoutState = {
    ...state,
    orderId,
    isTimerRunning: false,
    isSubmitting: false,
    isIntentPending: false,
    examinedPosts: 0,
    waiting: null,
  };
  if (orderId !== null) return stay(still, { tab: 'confirmation' });
  if (!attempt) {
    const untouched: CheckoutState = { ...still, isAuthorised: false, intent: null };
    // The reload has deleted the client secret, so the payment tab is entered again to get another.
    return state.tab === 'payment' ? enterPayment(untouched, context) : stay(untouched);
  }
  const { method, tipCents } = attempt;
  const resent: Partial<CheckoutState> = { tab: 'payment', method, tipCents, isAuthorised: method !== 'cash' };
  const interrupted = { tab: state.tab, method: state.method };
  return stay(still, { ...resent, isSubmitting: true, waiting: 'silent_post', interrupted }, [
    { kind: 'postOrder', isRepeat: true },
  ]);
}
