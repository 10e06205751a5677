import { type CheckoutState, isCheckoutLocked } from '../../../../state/checkout/checkout-state.ts';
import type { CheckoutContext } from '../model/context.ts';
import { type CheckoutStep, stay, stopAt } from '../model/step.ts';
import { formProblem, quoteProblem, timeProblem } from './delivery-problem.ts';
import { enterPayment } from './enter-payment.ts';

/** Validates the delivery form. A changed address is measured first (E17 to E26, E52, E53). */
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

/** A time that is not possible stays selected and shows its error (E27). */
export function chooseTime(state: CheckoutState, date: string, time: string, context: CheckoutContext): CheckoutStep {
  if (isCheckoutLocked(state)) return stay(state);
  const isScheduled = date !== '' || time !== '';
  const chosen = { ...state, delivery: { ...state.delivery, isScheduled, date, time } };
  const names = date !== '' && time !== '' ? context.unavailableItems(date, time) : [];
  const alert = names.length > 0 ? ({ code: 'items_unavailable', names } as const) : null;
  return stay(chosen, { alert });
}

/** After a change of location or order type, validating the personal tab copies the address again (E50). */
export function changeLocation(state: CheckoutState): CheckoutStep {
  if (isCheckoutLocked(state)) return stay(state);
  return stay(state, { isAddressCopied: false });
}

/** A scheduled order without date and time becomes one "as soon as possible" (E22). */
function dropEmptySchedule(state: CheckoutState): CheckoutState {
  const { date, time } = state.delivery;
  return date === '' && time === '' ? { ...state, delivery: { ...state.delivery, isScheduled: false } } : state;
}
