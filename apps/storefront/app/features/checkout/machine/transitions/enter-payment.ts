import { canPayBy, cardMinimumCents } from '@comptoir/domain';
import type { CheckoutMethod, CheckoutState } from '../../../../state/checkout/checkout-state.ts';
import type { CheckoutContext } from '../model/context.ts';
import type { CheckoutEffect } from '../model/effects.ts';
import { payableOf } from '../model/payable.ts';
import { type CheckoutStep, stay, stopAt } from '../model/step.ts';
import { timeProblem } from './delivery-problem.ts';

/** Checks the time and chooses a possible payment method when the payment tab opens (E24 to E26, E28 to E30). */
export function enterPayment(state: CheckoutState, context: CheckoutContext): CheckoutStep {
  const problem = timeProblem(state, context);
  if (problem) return stopAt(state, problem.tab, problem.alert);
  const method = settleMethod(state.method, context);
  const entered: CheckoutState = {
    ...state,
    tab: 'payment',
    method: method ?? state.method,
    alert: method ? null : { code: 'no_method' },
  };
  return needsIntent(entered, context) ? requestIntent(entered) : stay(entered);
}

/** The server refuses the payment of an order with alcohol until the diner's age is declared (LAW-24). */
export function needsIntent(state: CheckoutState, context: CheckoutContext): boolean {
  const isAsked = isPossible('card', context) && !context.isAgeMissing;
  return isAsked && !isIntentFresh(state, context) && !state.isAuthorised;
}

export function requestIntent(state: CheckoutState, change: Partial<CheckoutState> = {}): CheckoutStep {
  const effect: CheckoutEffect = { kind: 'refreshIntent', intentId: state.intent?.id ?? null };
  return stay(state, { ...change, isIntentPending: true }, [effect]);
}

/** Returns true if the payment intent has the current total and order (DEC-14). */
export function isIntentFresh(state: CheckoutState, context: CheckoutContext): boolean {
  return hasCurrentAmount(state, context) && state.intent?.orderKey === context.orderKey;
}

export const hasCurrentAmount = (state: CheckoutState, context: CheckoutContext): boolean =>
  state.intent?.amountCents === payableOf(state, context);

/** The preferred payment method if possible, else the first that is. Null if none is possible (CHK-26). */
export function settleMethod(wished: CheckoutMethod, context: CheckoutContext): CheckoutMethod | null {
  const methods: CheckoutMethod[] = [wished, 'cash', 'card', 'paypal'];
  return methods.find((method) => isPossible(method, context)) ?? null;
}

export function isPossible(method: CheckoutMethod, { payments, totalCents }: CheckoutContext): boolean {
  if (method === 'paypal') return payments.isPaypalActive && totalCents >= cardMinimumCents;
  return canPayBy(method, payments, totalCents);
}
