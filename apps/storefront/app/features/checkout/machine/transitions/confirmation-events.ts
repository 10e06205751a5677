import type { PaymentMethod } from '@comptoir/domain';
import type { CheckoutState } from '../../../../state/checkout/checkout-state.ts';
import type { CheckoutContext } from '../model/context.ts';
import type { PutAnswer } from '../model/events.ts';
import { type CheckoutStep, stay, stopAt } from '../model/step.ts';
import { enterPayment } from './enter-payment.ts';
import { putOrder, refusePayment, resetAfterOrder } from './post-answers.ts';

/** Rows E46 and E48: the confirmation tab repeats the PUT only; reached by a jump it has no order to confirm. */
export function validateConfirmation(state: CheckoutState): CheckoutStep {
  if (state.isSubmitting) return stay(state);
  return state.orderId === null
    ? stopAt(state, 'confirmation', { code: 'required', fields: ['orderId'] })
    : putOrder(state);
}

/** Rows E45, E47 and E55: what the server said to the order's status. */
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
  if (answer.outcome === 'payment_refused' && state.method === 'card') return refusePayment(over);
  return stay(over, { alert: { code: 'error', message: null } });
}

/**
 * Row E49: what a reload interrupted. A stored order is offered to be finished; an attempt whose answer was lost is
 * posted again as it was, before anything else. Until the server answers, its card counts as authorised, so that it
 * can't be charged a second time.
 */
export function restore(
  state: CheckoutState,
  orderId: string | null,
  attempt: { method: PaymentMethod } | null,
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
    // The card form lives by a secret that no reload survives, so the tab is entered anew.
    return state.tab === 'payment' ? enterPayment(untouched, context) : stay(untouched);
  }
  const { method } = attempt;
  const resent: Partial<CheckoutState> = { tab: 'payment', method, isAuthorised: method === 'card' };
  const interrupted = { tab: state.tab, method: state.method };
  return stay(still, { ...resent, isSubmitting: true, waiting: 'silent_post', interrupted }, [
    { kind: 'postOrder', isRepeat: true },
  ]);
}
