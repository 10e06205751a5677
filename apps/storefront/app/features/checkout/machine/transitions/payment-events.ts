import {
  type CheckoutMethod,
  type CheckoutState,
  isCheckoutLocked,
} from '../../../../state/checkout/checkout-state.ts';
import type { CardCheck } from '../../card/card-store.ts';
import type { CheckoutContext } from '../model/context.ts';
import type { CheckoutEvent, IntentRefusal } from '../model/events.ts';
import { type CheckoutStep, stay, stopAt } from '../model/step.ts';
import { wrongPersonFields } from '../model/validate-forms.ts';
import { formProblem, quoteProblem, timeProblem } from './delivery-problem.ts';
import {
  hasCurrentAmount,
  isIntentFresh,
  isPossible,
  needsIntent,
  requestIntent,
  settleMethod,
} from './enter-payment.ts';
import { storeRefusal } from './post-answers.ts';

/** Changes the payment method, unless the order is being sent or paid (E32). A tip is not for cash, which is given by hand (PYX-86). */
export function selectMethod(state: CheckoutState, method: CheckoutMethod, context: CheckoutContext): CheckoutStep {
  if (state.isSubmitting || state.isAuthorised || !isPossible(method, context)) return stay(state);
  const tipCents = method === 'cash' ? 0 : state.tipCents;
  const selected: Partial<CheckoutState> = { method, tipCents, hasFailed: false, alert: null };
  const isUnprepared = method === 'card' && !state.intent && !state.isIntentPending;
  return isUnprepared && !context.isAgeMissing ? requestIntent(state, selected) : stay(state, selected);
}

/** Changes the tip, unless the order is being sent or paid. Its payment is renewed when the order is sent (E84). */
export function chooseTip(state: CheckoutState, tipCents: number, context: CheckoutContext): CheckoutStep {
  if (isCheckoutLocked(state) || state.method === 'cash') return stay(state);
  return stay(state, { tipCents: Math.max(0, Math.min(tipCents, context.mostTipCents)), alert: null });
}

/** The declared age completes the order, so that its card payment can be prepared (LAW-24). */
export function declareAge(state: CheckoutState, context: CheckoutContext): CheckoutStep {
  const alert = state.alert?.code === 'adult_required' ? null : state.alert;
  return needsIntent(state, context) && !state.isIntentPending
    ? requestIntent(state, { alert })
    : stay(state, { alert });
}

/** The order button validates all steps again before it sends the order (E33 to E38, E41, E42, E54). */
export function finalize(state: CheckoutState, context: CheckoutContext): CheckoutStep {
  if (state.isSubmitting || state.orderId !== null || !context.hasLines) return stay(state);
  // After the authorisation the body cannot change, so the server decides about later changes.
  if (state.isAuthorised) return postAgain(state);

  const problem = personProblem(state) ?? orderProblem(state, context, 'address_then_finalize');
  if (problem) return problem;

  const method = settleMethod(state.method, context);
  if (!method) return stopAt(state, 'payment', { code: 'no_method' });
  const ready: CheckoutState = { ...state, method, alert: null, hasFailed: false };
  if (method === 'card') return payByCard(ready, context);
  // A payment intent belongs to the card form, so other orders drop it.
  const withoutCard: CheckoutState = { ...ready, intent: null, isIntentPending: false };
  return method === 'paypal' ? visitPaypal(withoutCard) : postOrder(withoutCard);
}

/** Who orders is not known well enough (E34). */
function personProblem(state: CheckoutState): CheckoutStep | null {
  const fields = wrongPersonFields(state);
  return fields.length > 0 ? stopAt(state, 'personal', { code: 'required', fields }) : null;
}

/** Judges where and when from memory. Null if nothing keeps the order from being sent (E35). */
function orderProblem(
  state: CheckoutState,
  context: CheckoutContext,
  waiting: 'address_then_finalize' | 'address_then_validate',
): CheckoutStep | null {
  const missing = formProblem(state, context);
  if (missing) return stopAt(state, missing.tab, missing.alert);
  if (context.mode === 'delivery' && context.isAddressStale)
    return stay(state, { alert: null, isSubmitting: true, waiting }, [{ kind: 'lookUpAddress' }]);
  const problem = quoteProblem(context) ?? timeProblem(state, context);
  if (problem) return stopAt(state, problem.tab, problem.alert);
  if (context.isAgeMissing) return stopAt(state, 'payment', { code: 'adult_required' });
  return null;
}

/** A wallet waits for its answer for one second, so nothing is asked of the server (E70, E71). */
export function openWallet(
  state: CheckoutState,
  { asksPerson = false }: Pick<Extract<CheckoutEvent, { kind: 'walletOpened' }>, 'asksPerson'>,
  context: CheckoutContext,
): CheckoutStep {
  if (isCheckoutLocked(state) || !context.hasLines) return stay(state);
  if (!isPossible('card', context)) return stopAt(state, 'payment', { code: 'no_method' });
  const problem = (asksPerson ? null : personProblem(state)) ?? orderProblem(state, context, 'address_then_validate');
  return problem ?? stay(state, { method: 'card', alert: null });
}

/** The sheet of the wallet is open while the intent is made, so the intent of another order is renewed first (E73). */
export function acceptWallet(state: CheckoutState, context: CheckoutContext): CheckoutStep {
  const opened = openWallet(state, {}, context);
  const { alert } = opened.state;
  // The form was judged before the sheet opened, so what is missing came from the wallet (E74).
  if (alert?.code === 'required' && opened.state.tab === 'personal')
    return stay(opened.state, { alert: { ...alert, isOfWallet: true } });
  if (isCheckoutLocked(opened.state) || alert) return opened;
  const accepted: CheckoutState = {
    ...opened.state,
    tab: 'payment',
    hasFailed: false,
    isSubmitting: true,
    waiting: 'wallet_then_confirm',
  };
  return isIntentFresh(state, context) || state.isIntentPending ? stay(accepted) : requestIntent(accepted);
}

/** Handles the response with the payment intent, or its error (E29, E31, E54). */
export function storeIntent(
  state: CheckoutState,
  { intent, refusal = null }: Extract<CheckoutEvent, { kind: 'intentAnswered' }>,
  context: CheckoutContext,
): CheckoutStep {
  const answered = { ...state, intent, isIntentPending: false };
  if (refusal) return refuseIntent({ ...answered, isSubmitting: false, waiting: null }, refusal);
  if (state.waiting === 'intent_then_confirm') {
    const resumed: CheckoutState = { ...answered, isSubmitting: false, waiting: null };
    return confirmCard(resumed, context);
  }
  if (state.waiting === 'wallet_then_confirm') {
    if (!intent) return failPayment(answered);
    return isIntentFresh(answered, context) ? stay(answered) : requestIntent(answered);
  }
  if (intent) return stay(answered);
  return stay(answered, {}, [{ kind: 'log', message: 'The payment intent could not be created' }]);
}

/** Shows why the server will refuse the order (CHK-47). Changed amounts are tried again once only, to avoid a loop. */
function refuseIntent(state: CheckoutState, refusal: IntentRefusal): CheckoutStep {
  const isRepeated = state.alert?.code === 'totals_changed';
  const step = storeRefusal(state, refusal);
  if (refusal.outcome === 'unauthenticated') return step;
  // The page already names the missing fields, which the refusal of an incomplete order would hide.
  if (state.alert?.code === 'required' && refusal.outcome === 'refused') return stay(state);
  const isTipGone = refusal.outcome === 'refused' && refusal.isTipGone;
  return isTipGone || (refusal.outcome === 'totals_mismatch' && !isRepeated)
    ? step
    : stay(
        { ...step.state, isIntentPending: false },
        {},
        step.effects.filter(({ kind }) => kind !== 'refreshIntent'),
      );
}

/** Handles the answer of the card form (E38, E39). */
export function storeCardCheck(state: CheckoutState, outcome: CardCheck, context: CheckoutContext): CheckoutStep {
  if (state.waiting !== 'card_then_confirm') return stay(state);
  const checked: CheckoutState = { ...state, isSubmitting: false, waiting: null };
  if (outcome === 'complete') return confirmCard(checked, context);
  // The card is incomplete, so no payment was tried. The card form shows what is missing.
  return outcome === 'incomplete' ? stay(checked, { alert: null }) : failPayment(checked);
}

/** Handles the provider's response to the confirmation (E39, E40, E62). */
export function storeConfirmation(
  state: CheckoutState,
  { status, message }: Extract<CheckoutEvent, { kind: 'providerAnswered' }>,
): CheckoutStep {
  if (!state.isSubmitting || state.isAuthorised) return stay(state);
  if (status === 'contradicted') {
    const { state: stopped } = stopAt(state, 'payment', { code: 'payment_again' });
    const step = requestIntent(stopped);
    return { ...step, effects: [{ kind: 'reloadCatalogue' }, ...step.effects] };
  }
  // The bank may still accept a payment under review, so the server must decide (E62).
  if (!['requires_capture', 'succeeded', 'processing'].includes(status)) return failPayment(state, message);
  return postOrder({ ...state, isAuthorised: true, waiting: null });
}

function failPayment(state: CheckoutState, message?: string | null): CheckoutStep {
  const failed: CheckoutState = { ...state, hasFailed: true };
  return stopAt(failed, 'payment', { code: 'payment_failed', ...(message && { message }) });
}

/** The form is checked first, so that an incomplete card asks nothing of the server (PYX-06). */
function payByCard(state: CheckoutState, context: CheckoutContext): CheckoutStep {
  if (!state.intent && !state.isIntentPending) return confirmCard(state, context);
  return stay(state, { isSubmitting: true, waiting: 'card_then_confirm' }, [{ kind: 'checkCard' }]);
}

/** The conditions are checked in the specification's order (E36 to E38, E54). */
function confirmCard(state: CheckoutState, context: CheckoutContext): CheckoutStep {
  const awaiting: Partial<CheckoutState> = { isSubmitting: true, waiting: 'intent_then_confirm' };
  if (!state.intent)
    return state.isIntentPending ? stay(state, awaiting) : requestIntent(state, failPayment(state).state);
  if (!hasCurrentAmount(state, context)) {
    // The diner chose the tip, and so knows the amount.
    const { amountCents, tipCents } = state.intent;
    const change = amountCents - tipCents === context.totalCents ? awaiting : {};
    return state.isIntentPending ? stay(state, change) : requestIntent(state, change);
  }
  if (!isIntentFresh(state, context))
    return state.isIntentPending ? stay(state, awaiting) : requestIntent(state, awaiting);
  return stay(state, { isSubmitting: true }, [{ kind: 'confirmPayment' }]);
}

/** The order is sent with its payment, because its diner may not come back (E75). */
function visitPaypal(state: CheckoutState): CheckoutStep {
  return stay(state, { isSubmitting: true, waiting: 'visit' }, [{ kind: 'visitPaypal' }]);
}

/** What was kept with the cart locks it from now on, not this state (E76). */
export function storeVisit(
  state: CheckoutState,
  code: Extract<CheckoutEvent, { kind: 'visitAnswered' }>['alert'],
): CheckoutStep {
  if (state.waiting !== 'visit') return stay(state);
  return stay(state, { isSubmitting: false, waiting: null, alert: code && { code } });
}

function postOrder(state: CheckoutState): CheckoutStep {
  return stay(state, { isSubmitting: true }, [{ kind: 'postOrder', isRepeat: false }]);
}

function postAgain(state: CheckoutState): CheckoutStep {
  return stay(state, { isSubmitting: true, alert: null, hasFailed: false }, [{ kind: 'postOrder', isRepeat: true }]);
}
