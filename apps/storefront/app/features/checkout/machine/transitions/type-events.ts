import type { Mode } from '@comptoir/domain';
import { type CheckoutState, isCheckoutLocked } from '../../../../state/checkout/checkout-state.ts';
import type { CheckoutContext } from '../model/context.ts';
import type { CheckoutEffect } from '../model/effects.ts';
import { type CheckoutStep, stay } from '../model/step.ts';
import { minimumAlert } from './delivery-problem.ts';

/** The choice stays visible for this time before the next tab opens (CHK-06). */
const choiceMilliseconds = 500;

/** The customer chooses pickup or delivery (E1 to E4). */
export function chooseMode(state: CheckoutState, mode: Mode, context: CheckoutContext): CheckoutStep {
  if (state.tab !== 'type' || isCheckoutLocked(state)) return stay(state);
  const { deliveryQuote } = context;
  if (mode === 'delivery' && deliveryQuote.state === 'refused' && deliveryQuote.reason === 'delivery_inactive')
    return stay(state);

  const chosen: CheckoutEffect[] = [{ kind: 'setMode', mode }];
  const alert = mode === 'delivery' ? minimumAlert(context) : null;
  if (alert) return stay(state, { alert, isTimerRunning: false }, [...chosen, { kind: 'cancelTimer' }]);

  const effects: CheckoutEffect[] = [...chosen, { kind: 'startTimer', milliseconds: choiceMilliseconds }];
  if (mode === 'delivery' && !context.location) effects.push({ kind: 'openPicker' });
  return stay(state, { alert: null, isTimerRunning: true }, effects);
}

/** Opens the next tab when the delay after the choice has passed (E5). */
export function endTimer(state: CheckoutState): CheckoutStep {
  if (!state.isTimerRunning || state.tab !== 'type') return stay(state);
  return stay(state, { tab: 'personal', isTimerRunning: false });
}
