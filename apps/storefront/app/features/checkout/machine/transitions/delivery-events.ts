import { type CheckoutState, isCheckoutLocked } from '../../../../state/checkout/checkout-state.ts';
import type { CheckoutContext } from '../model/context.ts';
import { type CheckoutStep, stay, stopAt } from '../model/step.ts';
import { formProblem, quoteProblem, timeProblem } from './delivery-problem.ts';
import { enterPayment } from './enter-payment.ts';

/** Rows E17 to E26, E52 and E53: validates the delivery form, after a lookup of a changed address. */
export function validateDeliveryTab(state: CheckoutState, context: CheckoutContext): CheckoutStep {
  const missing = formProblem(state, context);
  if (missing) return stopAt(state, missing.tab, missing.alert);
  if (context.mode === 'delivery' && context.isAddressStale)
    return stay(state, { alert: null, isSubmitting: true, waiting: 'address_then_validate' }, [
      { kind: 'lookUpAddress' },
    ]);

  const asked = dropEmptySchedule(state);
  const problem = quoteProblem(context) ?? timeProblem(asked, context);
  if (problem) return stopAt(asked, problem.tab, problem.alert);
  return enterPayment({ ...asked, isSubmitting: false, waiting: null }, context);
}

/** Row E27: an invalid time stays selected. */
export function chooseTime(state: CheckoutState, date: string, time: string, context: CheckoutContext): CheckoutStep {
  if (isCheckoutLocked(state)) return stay(state);
  const isScheduled = date !== '' || time !== '';
  const chosen = { ...state, delivery: { ...state.delivery, isScheduled, date, time } };
  const names = date !== '' && time !== '' ? context.unavailableItems(date, time) : [];
  const alert = names.length > 0 ? ({ code: 'items_unavailable', names } as const) : null;
  return stay(chosen, { alert });
}

/** Row E50: another location or mode; the next validation of the personal tab copies the address again. */
export function changeLocation(state: CheckoutState): CheckoutStep {
  if (isCheckoutLocked(state)) return stay(state);
  return stay(state, { isAddressCopied: false });
}

/** Row E22: scheduled without date and time means as soon as possible. */
function dropEmptySchedule(state: CheckoutState): CheckoutState {
  const { date, time } = state.delivery;
  return date === '' && time === '' ? { ...state, delivery: { ...state.delivery, isScheduled: false } } : state;
}
