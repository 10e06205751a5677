import type { CheckoutContext } from './context.ts';
import { timeProblem } from './delivery-problem.ts';
import type { CheckoutEffect } from './effects.ts';
import type { PaymentMethod } from './forms.ts';
import type { CheckoutState } from './state.ts';
import { type CheckoutStep, cardMinimumCents, stay, stopAt } from './step.ts';

/** Rows E28 to E30, and the choice of method of E24 to E26: the payment tab is entered. */
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
  const needsIntent = isCardPossible(context) && !isIntentFresh(entered, context);
  return needsIntent && !state.isAuthorised ? requestIntent(entered) : stay(entered);
}

/** Asks for an intent, or for the known one to follow the present total and order. */
export function requestIntent(state: CheckoutState, change: Partial<CheckoutState> = {}): CheckoutStep {
  const effect: CheckoutEffect = { kind: 'refreshIntent', intentId: state.intent?.id ?? null };
  return stay(state, { ...change, isIntentPending: true }, [effect]);
}

/** Whether the intent is for the present total and order (DEC-14). */
export function isIntentFresh({ intent }: CheckoutState, { totalCents, orderKey }: CheckoutContext): boolean {
  return intent !== null && intent.amountCents === totalCents && intent.orderKey === orderKey;
}

/** Whether the order can be paid this way: a card from the provider's minimum on; cash below it even when inactive (PAY-17). */
export function isMethodPossible(method: PaymentMethod, context: CheckoutContext): boolean {
  if (method === 'card') return isCardPossible(context);
  return context.payments.isCashActive || context.totalCents < cardMinimumCents;
}

/** The wished method if it is possible, else the other; null: neither is (requirement CHK-26). */
export function settleMethod(wished: PaymentMethod, context: CheckoutContext): PaymentMethod | null {
  if (isMethodPossible(wished, context)) return wished;
  const other = wished === 'cash' ? 'card' : 'cash';
  return isMethodPossible(other, context) ? other : null;
}

function isCardPossible({ payments, totalCents }: CheckoutContext): boolean {
  return payments.isCardActive && totalCents >= cardMinimumCents;
}
