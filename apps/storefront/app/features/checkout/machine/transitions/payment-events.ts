import type { PaymentMethod } from '@comptoir/domain';
import type { CheckoutState } from '../../../../state/checkout/checkout-state.ts';
import type { CheckoutContext } from '../model/context.ts';
import type { CheckoutEvent, IntentRefusal } from '../model/events.ts';
import { type CheckoutStep, stay, stopAt } from '../model/step.ts';
import { validatePersonal } from '../model/validate-forms.ts';
import { formProblem, quoteProblem, timeProblem } from './delivery-problem.ts';
import { isIntentFresh, isPossible, requestIntent, settleMethod } from './enter-payment.ts';
import { storeRefusal } from './post-answers.ts';

/** Row E32: the diner selects a payment method. */
export function selectMethod(state: CheckoutState, method: PaymentMethod, context: CheckoutContext): CheckoutStep {
  if (state.isSubmitting || state.isAuthorised || !isPossible(method, context)) return stay(state);
  const selected: Partial<CheckoutState> = { method, hasFailed: false, alert: null };
  const needsIntent = method === 'card' && !state.intent && !state.isIntentPending;
  return needsIntent ? requestIntent(state, selected) : stay(state, selected);
}

/** Rows E33 to E38, E41, E42 and E54: the order button. Validates all steps again first. */
export function finalize(state: CheckoutState, context: CheckoutContext): CheckoutStep {
  if (state.isSubmitting || state.orderId !== null || !context.hasLines) return stay(state);
  // The body is fixed after the authorisation: the server decides about later changes.
  if (state.isAuthorised) return postAgain(state);

  const fields = Object.keys(validatePersonal(state.personal));
  if (fields.length > 0) return stopAt(state, 'personal', { code: 'required', fields });
  const missing = formProblem(state, context);
  if (missing) return stopAt(state, missing.tab, missing.alert);
  if (context.mode === 'delivery' && context.isAddressStale)
    return stay(state, { alert: null, isSubmitting: true, waiting: 'address_then_finalize' }, [
      { kind: 'lookUpAddress' },
    ]);
  const problem = quoteProblem(context) ?? timeProblem(state, context);
  if (problem) return stopAt(state, problem.tab, problem.alert);

  const method = settleMethod(state.method, context);
  if (!method) return stopAt(state, 'payment', { code: 'no_method' });
  const ready: CheckoutState = { ...state, method, alert: null, hasFailed: false };
  // The intent belongs to a card order; a cash order drops it.
  return method === 'card' ? payByCard(ready, context) : postOrder({ ...ready, intent: null, isIntentPending: false });
}

/** Rows E29, E31 and the end of E54: the response with the intent, or an error. */
export function storeIntent(
  state: CheckoutState,
  { intent, refusal = null }: Extract<CheckoutEvent, { kind: 'intentAnswered' }>,
  context: CheckoutContext,
): CheckoutStep {
  const answered = { ...state, intent, isIntentPending: false };
  if (refusal) return refuseIntent({ ...answered, isSubmitting: false, waiting: null }, refusal);
  if (state.waiting === 'intent_then_confirm') {
    const resumed: CheckoutState = { ...answered, isSubmitting: false, waiting: null };
    return payByCard(resumed, context);
  }
  if (intent) return stay(answered);
  return stay(answered, {}, [{ kind: 'log', message: 'The payment intent could not be created' }]);
}

/** Shows the server's objections before the order (CHK-47). Retries changed amounts once, to avoid a loop. */
function refuseIntent(state: CheckoutState, refusal: IntentRefusal): CheckoutStep {
  const isRepeated = state.alert?.code === 'totals_changed';
  const step = storeRefusal(state, refusal);
  if (refusal.outcome === 'unauthenticated') return step;
  return refusal.outcome === 'totals_mismatch' && !isRepeated
    ? step
    : stay(
        { ...step.state, isIntentPending: false },
        {},
        step.effects.filter(({ kind }) => kind !== 'refreshIntent'),
      );
}

/** Rows E39, E40 and E62: the provider's response to the confirmation. */
export function storeConfirmation(state: CheckoutState, status: string): CheckoutStep {
  if (!state.isSubmitting || state.isAuthorised) return stay(state);
  // No payment attempt: the field shows the missing part.
  if (status === 'incomplete') return stay(state, { isSubmitting: false, alert: null });
  // The bank may still accept a payment under review: ask the server (row E62).
  if (!['requires_capture', 'succeeded', 'processing'].includes(status))
    return stopAt({ ...state, hasFailed: true }, 'payment', { code: 'payment_failed' });
  return postOrder({ ...state, isAuthorised: true });
}

/** Rows E36 to E38 and E54, in the order of their guards. */
function payByCard(state: CheckoutState, context: CheckoutContext): CheckoutStep {
  if (!state.intent) {
    const failed: Partial<CheckoutState> = { tab: 'payment', hasFailed: true, alert: { code: 'payment_failed' } };
    return state.isIntentPending ? stay(state, failed) : requestIntent(state, failed);
  }
  if (state.intent.amountCents !== context.totalCents)
    return state.isIntentPending ? stay(state) : requestIntent(state);
  if (!isIntentFresh(state, context)) {
    const awaiting: Partial<CheckoutState> = { isSubmitting: true, waiting: 'intent_then_confirm' };
    return state.isIntentPending ? stay(state, awaiting) : requestIntent(state, awaiting);
  }
  return stay(state, { isSubmitting: true }, [{ kind: 'confirmPayment' }]);
}

function postOrder(state: CheckoutState): CheckoutStep {
  return stay(state, { isSubmitting: true }, [{ kind: 'postOrder', isRepeat: false }]);
}

function postAgain(state: CheckoutState): CheckoutStep {
  return stay(state, { isSubmitting: true, alert: null, hasFailed: false }, [{ kind: 'postOrder', isRepeat: true }]);
}
