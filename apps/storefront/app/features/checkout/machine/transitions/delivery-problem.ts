import type { CheckoutAlert, CheckoutState } from '../../../../state/checkout/checkout-state.ts';
import type { CheckoutTab } from '../../../../state/checkout/tabs.ts';
import type { CheckoutContext } from '../model/context.ts';
import { validateDelivery } from '../model/validate-forms.ts';

export interface DeliveryProblem {
  tab: CheckoutTab;
  alert: CheckoutAlert;
}

/** Rows E17 and E52: required fields are empty. */
export function formProblem(state: CheckoutState, { mode }: CheckoutContext): DeliveryProblem | null {
  const fields = Object.keys(validateDelivery(state.delivery, mode));
  return fields.length > 0 ? { tab: 'delivery', alert: { code: 'required', fields } } : null;
}

/** Rows E19 to E21: problems of the address's quote. */
export function quoteProblem(context: CheckoutContext): DeliveryProblem | null {
  if (context.mode === 'pickup') return null;
  const { deliveryQuote: quote } = context;
  if (quote.state === 'ok') return null;
  if (quote.state === 'unknown') return { tab: 'delivery', alert: { code: 'location_not_found' } };
  const { reason, minimumCents } = quote;
  if (reason === 'below_minimum') return { tab: 'type', alert: { code: reason, minimumCents } };
  return { tab: reason === 'delivery_inactive' ? 'type' : 'delivery', alert: { code: reason } };
}

/** Rows E23, E28 and E53: problems of the chosen time, or a missing one. */
export function timeProblem(state: CheckoutState, context: CheckoutContext): DeliveryProblem | null {
  const { isScheduled, date, time } = state.delivery;
  if (!isScheduled || (date === '' && time === ''))
    return context.isAsapPossible ? null : { tab: 'delivery', alert: { code: 'closed' } };
  if (date === '' || time === '') return null;
  const names = context.unavailableItems(date, time);
  if (names.length > 0) return { tab: 'delivery', alert: { code: 'items_unavailable', names } };
  return context.isSlotFree(date, time) ? null : { tab: 'delivery', alert: { code: 'slot_unavailable' } };
}

/** Row E3 (CHK-08): below the delivery minimum, without a surcharge; null: no known problem. */
export function minimumAlert({ deliveryQuote: quote, deliverySubtotalCents }: CheckoutContext): CheckoutAlert | null {
  if (quote.state === 'ok') return null;
  const isBelow =
    quote.state === 'unknown'
      ? deliverySubtotalCents < quote.minimumCents && quote.flatChargeCents === 0
      : quote.reason === 'below_minimum';
  return isBelow ? { code: 'below_minimum', minimumCents: quote.minimumCents } : null;
}
