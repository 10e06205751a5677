import { type CheckoutState, initialCheckout, isCheckoutLocked } from '../../../../state/checkout/checkout-state.ts';
import { type CheckoutTab, tabBeside, toTab } from '../../../../state/checkout/tabs.ts';
import type { CheckoutContext } from '../model/context.ts';
import type { CheckoutEffect } from '../model/effects.ts';
import { type CheckoutStep, stay } from '../model/step.ts';
import { enterPayment } from './enter-payment.ts';

/** Moves to the previous or next tab. It has no effect at the ends (E7 to E9). */
export function moveBeside(state: CheckoutState, steps: 1 | -1, context: CheckoutContext): CheckoutStep {
  const tab = tabBeside(state.tab, steps);
  return tab === state.tab ? stay(state) : moveTo(state, tab, context);
}

/** @throws for an unknown tab (E10, E11). */
export function jumpTo(state: CheckoutState, name: string, context: CheckoutContext): CheckoutStep {
  return moveTo(state, toTab(name), context);
}

/** The place is kept for an order that is being sent or paid, and given back otherwise (CAP-04). */
export function leavePage(state: CheckoutState, context: CheckoutContext): CheckoutStep {
  const { state: stopped, effects } = stopTimer(state);
  if (isCheckoutLocked(state)) return { state: stopped, effects };
  // Another way to order, such as the express pickup, has no tip (PYX-86).
  return { state: { ...stopped, tipCents: 0 }, effects: [...effects, ...leavePlace(context)] };
}

const leavePlace = ({ hasPosts }: CheckoutContext): CheckoutEffect[] => (hasPosts ? [{ kind: 'leavePlace' }] : []);

/** Leaving the tab cancels the half second after the choice of an order type (E6). */
function stopTimer(state: CheckoutState): CheckoutStep {
  const effects: CheckoutEffect[] = state.isTimerRunning ? [{ kind: 'cancelTimer' }] : [];
  return stay(state, { isTimerRunning: false }, effects);
}

/** An empty cart leads back to the first tab (E12). */
export function showEmptyCart(state: CheckoutState, context: CheckoutContext): CheckoutStep {
  if (state.orderId !== null) return stay(state);
  // The cart is empty because the server already had the order, so the alert stays.
  const isOrderKnown = state.alert?.code === 'order_exists';
  const { state: stopped, effects } = stopTimer(state);
  return stay(stopped, { tab: initialCheckout.tab, alert: isOrderKnown ? state.alert : null }, [
    ...effects,
    ...leavePlace(context),
  ]);
}

function moveTo(state: CheckoutState, tab: CheckoutTab, context: CheckoutContext): CheckoutStep {
  if (state.isSubmitting || state.orderId !== null) return stay(state);
  const { state: stopped, effects } = stopTimer(state);
  const cleared = { ...stopped, alert: null };
  const entered = tab === 'payment' ? enterPayment(cleared, context) : stay(cleared, { tab });
  return { state: entered.state, effects: [...effects, ...entered.effects] };
}
