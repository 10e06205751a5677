import { describe, expect, it } from 'vitest';
import { type CheckoutState, initialCheckout } from '../../../state/checkout/checkout-state.ts';
import type { CheckoutContext } from './model/context.ts';
import { deliveryContext, filledCheckout, fineContext, stepOf } from './testing/example-checkout.ts';

const opened = (state: CheckoutState, context: CheckoutContext) => stepOf(state, { kind: 'opened' }, context);

describe('a checkout that opens, E61', () => {
  it('asks who nobody knows how they eat for that first [CHK-02]', () => {
    const { state, effects } = opened(filledCheckout, { ...fineContext, isModeChosen: false });
    expect([state.tab, effects]).toEqual(['type', []]);
  });

  it('asks who has chosen how they eat for their name', () => {
    expect(opened(initialCheckout, fineContext).state).toMatchObject({ tab: 'personal', alert: null });
    expect(opened(initialCheckout, deliveryContext).state).toMatchObject({ tab: 'personal', alert: null });
  });

  it('of somebody known, to be fetched now, is at the payment, with the card’s customer asked for [CHK-18]', () => {
    const { state, names } = opened(filledCheckout, fineContext);
    expect(state).toMatchObject({ tab: 'payment', alert: null, isIntentPending: true });
    expect(names).toEqual(['createCustomer', 'refreshIntent']);
  });

  it('of somebody known, to be brought to an address that was measured, is at the payment', () => {
    expect(opened(filledCheckout, deliveryContext).state.tab).toBe('payment');
  });

  it.each<[string, Partial<CheckoutContext>]>([
    ['the address was not measured', { isAddressStale: true }],
    ['the address is too far', { deliveryQuote: { state: 'refused', reason: 'too_far', minimumCents: 0 } }],
    ['nothing is served any more', { asap: 'closed' }],
  ])('stops where and when, where %s, without a word', (_why, change) => {
    expect(opened(filledCheckout, { ...deliveryContext, ...change }).state).toMatchObject({
      tab: 'delivery',
      alert: null,
    });
  });

  it('stops where and when, where the street is missing', () => {
    const streetless = { ...filledCheckout, delivery: initialCheckout.delivery };
    const inZone = {
      ...deliveryContext,
      location: { address: '', city: 'Lyon', postalCode: '69004', country: 'France' },
    };
    expect(opened(streetless, inZone).state).toMatchObject({ tab: 'delivery', alert: null });
  });

  it('stops at how, where the cart is too small to be brought [CHK-08]', () => {
    const refused = { state: 'refused', reason: 'below_minimum', minimumCents: 3000 } as const;
    expect(opened(filledCheckout, { ...deliveryContext, deliveryQuote: refused }).state.tab).toBe('type');
  });

  it('leaves alone who went somewhere already', () => {
    expect(opened({ ...filledCheckout, tab: 'delivery' }, fineContext).state.tab).toBe('delivery');
  });
});
