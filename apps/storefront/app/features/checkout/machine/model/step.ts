import type { CheckoutAlert, CheckoutState } from '../../../../state/checkout/checkout-state.ts';
import type { CheckoutTab } from '../../../../state/checkout/tabs.ts';
import type { CheckoutEffect } from './effects.ts';

/** What an event leads to. */
export interface CheckoutStep {
  state: CheckoutState;
  effects: CheckoutEffect[];
}

/** A step that only changes the state, or nothing at all. */
export function stay(
  state: CheckoutState,
  change: Partial<CheckoutState> = {},
  effects: CheckoutEffect[] = [],
): CheckoutStep {
  return { state: { ...state, ...change }, effects };
}

/** A step that stops on a tab with an alert; whatever was under way is over. */
export function stopAt(state: CheckoutState, tab: CheckoutTab, alert: CheckoutAlert): CheckoutStep {
  return stay(state, { tab, alert, isSubmitting: false, waiting: null });
}
