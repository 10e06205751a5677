import { type CheckoutState, isCheckoutLocked } from '../../../../state/checkout/checkout-state.ts';
import type { CheckoutEvent } from '../model/events.ts';
import { type CheckoutStep, stay, stopAt } from '../model/step.ts';

/** The diner chooses another time; all that was typed stays (CAP-05). */
export function losePlace(state: CheckoutState): CheckoutStep {
  if (!isAboutToOrder(state)) return stay(state);
  return stopAt({ ...state, isIntentPending: false }, 'delivery', { code: 'slot_gone' });
}

/** The promise never moves silently at the order button: both times are shown, and the next press accepts (CAP-10). */
export function movePromise(
  state: CheckoutState,
  { before, after }: Extract<CheckoutEvent, { kind: 'promiseMoved' }>,
): CheckoutStep {
  if (!isAboutToOrder(state)) return stay(state);
  return stopAt(state, 'payment', { code: 'promise_moved', before, after });
}

/** True on the payment tab until something is sent, and while a changed order's payment is prepared again. */
function isAboutToOrder(state: CheckoutState): boolean {
  const preparing: CheckoutState['waiting'][] = ['intent_then_confirm', 'wallet_then_confirm', 'visit'];
  const isPrepared = preparing.includes(state.waiting);
  return state.tab === 'payment' && (!isCheckoutLocked(state) || isPrepared);
}
