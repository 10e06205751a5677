import type { CheckoutAlert, CheckoutState } from '../../../../state/checkout/checkout-state.ts';
import type { CheckoutTab } from '../../../../state/checkout/tabs.ts';
import type { CheckoutContext } from '../model/context.ts';
import { validateDelivery } from '../model/validate-forms.ts';

export interface DeliveryProblem {
  tab: CheckoutTab;
  alert: CheckoutAlert;
}

/** Required fields of the delivery form are empty (E17, E52). */
export function formProblem(state: CheckoutState, { mode }: CheckoutContext): DeliveryProblem | null {
  const fields = Object.keys(validateDelivery(state.delivery, mode));
  return fields.length > 0 ? { tab: 'delivery', alert: { code: 'required', fields } } : null;
}

/** The address cannot be delivered to (E19 to E21). */
export function quoteProblem(context: CheckoutContext): DeliveryProblem | null {
  if (context.mode === 'pickup') return null;
  const { deliveryQuote: quote } = context;
  if (quote.state === 'ok') return null;
  if (quote.state === 'unknown') return { tab: 'delivery', alert: { code: 'location_not_found' } };
  const { reason, minimumCents } = quote;
  if (reason === 'below_minimum') return { tab: 'type', alert: { code: reason, minimumCents } };
  return { tab: reason === 'delivery_inactive' ? 'type' : 'delivery', alert: { code: reason } };
}

/** The chosen time is missing or not possible (E23, E28, E53). */
export function timeProblem(state: CheckoutState, context: CheckoutContext): DeliveryProblem | null {
  const { isScheduled, date, time } = state.delivery;
  if (!isScheduled || (date === '' && time === '')) return soonProblem(context);
  if (date === '' || time === '') return null;
  const names = context.unavailableItems(date, time);
  if (names.length > 0) return { tab: 'delivery', alert: { code: 'items_unavailable', names } };
  return context.isSlotFree(date, time) ? null : { tab: 'delivery', alert: { code: 'slot_unavailable' } };
}

function soonProblem({ asap, unavailableSoon: names }: CheckoutContext): DeliveryProblem | null {
  if (asap !== 'promised') return { tab: 'delivery', alert: { code: asap } };
  return names.length > 0 ? { tab: 'delivery', alert: { code: 'items_unavailable', names } } : null;
}

/** The alert for an order below the delivery minimum without a surcharge (E3, CHK-08). Null if there is no problem. */
export function minimumAlert({ deliveryQuote: quote, deliverySubtotalCents }: CheckoutContext): CheckoutAlert | null {
  if (quote.state === 'ok') return null;
  const isBelow =
    quote.state === 'unknown'
      ? deliverySubtotalCents < quote.minimumCents && quote.flatChargeCents === 0
      : quote.reason === 'below_minimum';
  return isBelow ? { code: 'below_minimum', minimumCents: quote.minimumCents } : null;
}
