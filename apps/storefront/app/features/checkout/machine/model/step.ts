import type { CheckoutAlert, CheckoutState } from '../../../../state/checkout/checkout-state.ts';
import type { CheckoutTab } from '../../../../state/checkout/tabs.ts';
import type { CheckoutEffect } from './effects.ts';

export interface CheckoutStep {
  state: CheckoutState;
  effects: CheckoutEffect[];
}

export function stay(
  state: CheckoutState,
  change: Partial<CheckoutState> = {},
  effects: CheckoutEffect[] = [],
): CheckoutStep {
  return { state: { ...state, ...change }, effects };
}

/** Shows a tab with an alert, and cancels pending work. */
export function stopAt(state: CheckoutState, tab: CheckoutTab, alert: CheckoutAlert): CheckoutStep {
  return stay(state, { tab, alert, isSubmitting: false, waiting: null });
}
