import { type CheckoutIntent, type CheckoutState, initialCheckout } from '../../../../state/checkout/checkout-state.ts';
import { checkoutStep } from '../checkout-step.ts';
import type { CheckoutContext } from '../model/context.ts';
import type { CheckoutEvent } from '../model/events.ts';

/** A shop without problems: pickup, 25 euros, cash and card, served now. */
export const fineContext: CheckoutContext = {
  hasLines: true,
  mode: 'pickup',
  isModeChosen: true,
  totalCents: 2500,
  mostTipCents: 0,
  deliveryQuote: { state: 'ok', feeCents: 250, zone: null },
  deliverySubtotalCents: 2500,
  payments: { isCashActive: true, isCardActive: true, isPaypalActive: false },
  location: { address: '5 place Bellecour', city: 'Lyon', postalCode: '69002', country: 'France' },
  isAddressStale: false,
  asap: 'promised',
  unavailableSoon: [],
  isAgeMissing: false,
  unavailableItems: () => [],
  isSlotFree: () => true,
  hasPosts: false,
  orderKey: 'order',
};

export const deliveryContext: CheckoutContext = { ...fineContext, mode: 'delivery' };

export const freshIntent: CheckoutIntent = { id: 'pi_1', amountCents: 2500, tipCents: 0, orderKey: 'order' };

export const filledCheckout: CheckoutState = {
  ...initialCheckout,
  personal: { firstName: 'Camille', lastName: 'Martin', email: 'camille@example.com', phone: '0612345678' },
  delivery: { ...initialCheckout.delivery, address: '5 place Bellecour', city: 'Lyon', postalCode: '69002' },
};

export const cardCheckout: CheckoutState = { ...filledCheckout, tab: 'payment', method: 'card', intent: freshIntent };

/** Runs one step of the state machine and adds the names of its effects. */
export function stepOf(state: CheckoutState, event: CheckoutEvent, context: CheckoutContext = fineContext) {
  const step = checkoutStep(state, event, context);
  return { ...step, names: step.effects.map((effect) => effect.kind) };
}

/** Runs several steps in the same context. The result has the effects of the last one. */
export function stepsOf(state: CheckoutState, events: CheckoutEvent[], context: CheckoutContext = fineContext) {
  return events.reduce((step, event) => stepOf(step.state, event, context), {
    state,
    effects: [],
    names: [],
  } as ReturnType<typeof stepOf>);
}
