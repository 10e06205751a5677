import { describe, expect, it } from 'vitest';
import { type CheckoutState, initialCheckout } from '../../../../state/checkout/checkout-state.ts';
import { cardCheckout, deliveryContext, filledCheckout, fineContext, stepOf } from '../testing/example-checkout.ts';

const on = (tab: CheckoutState['tab'], rest: Partial<CheckoutState> = {}): CheckoutState => ({
  ...filledCheckout,
  tab,
  ...rest,
});

describe('the personal tab', () => {
  it('stays and says what is missing, E13', () => {
    const empty = { ...initialCheckout, tab: 'personal' as const };
    const { state, effects } = stepOf(empty, { kind: 'validate' });
    expect([state.tab, state.alert, effects]).toEqual([
      'personal',
      { code: 'required', fields: ['firstName', 'lastName', 'email', 'phone'] },
      [],
    ]);
  });

  it('copies the chosen address and creates the card customer, E14', () => {
    const blank = on('personal', { delivery: initialCheckout.delivery });
    const { state, names } = stepOf(blank, { kind: 'validate' }, deliveryContext);
    expect(state.tab).toBe('delivery');
    expect(state.delivery).toMatchObject({
      address: '5 place Bellecour',
      city: 'Lyon',
      postalCode: '69002',
      country: 'France',
    });
    expect(names).toEqual(['createCustomer']);
  });

  it('copies a chosen zone without touching the street, and nothing for pickup or without a place, E14', () => {
    const typed = on('personal', { delivery: { ...initialCheckout.delivery, address: '3 rue Servient' } });
    const zone = { ...deliveryContext, location: { address: '', city: 'Lyon', postalCode: '69003', country: '' } };
    expect(stepOf(typed, { kind: 'validate' }, zone).state.delivery).toMatchObject({
      address: '3 rue Servient',
      postalCode: '69003',
      country: 'France',
    });
    expect(stepOf(typed, { kind: 'validate' }).state.delivery).toBe(typed.delivery);
    expect(stepOf(typed, { kind: 'validate' }, { ...deliveryContext, location: null }).state.delivery).toBe(
      typed.delivery,
    );
  });

  it('copies again only after the place has changed, E50', () => {
    const copied = stepOf(on('personal'), { kind: 'validate' }, deliveryContext).state;
    const corrected = {
      ...copied,
      tab: 'personal' as const,
      delivery: { ...copied.delivery, address: '6 place Bellecour' },
    };
    expect(stepOf(corrected, { kind: 'validate' }, deliveryContext).state.delivery.address).toBe('6 place Bellecour');
    const moved = stepOf(corrected, { kind: 'locationChanged' }, deliveryContext);
    expect(stepOf(moved.state, { kind: 'validate' }, deliveryContext).state.delivery.address).toBe('5 place Bellecour');
    expect(stepOf({ ...corrected, orderId: 'o1' }, { kind: 'locationChanged' }).effects).toEqual([]);
  });

  it('creates the customer once for the same person, again after a failure, never without cards, E14 to E16', () => {
    const first = stepOf(on('personal'), { kind: 'validate' }).state;
    const again = { ...first, tab: 'personal' as const };
    expect(stepOf(again, { kind: 'validate' }).names).toEqual([]);
    expect(
      stepOf({ ...again, personal: { ...again.personal, phone: '0712345678' } }, { kind: 'validate' }).names,
    ).toEqual(['createCustomer']);
    const failed = stepOf(again, { kind: 'customerAnswered', customerId: null });
    expect([failed.names, failed.state.tab, failed.state.alert]).toEqual([['log'], 'personal', null]);
    expect(stepOf(failed.state, { kind: 'validate' }).names).toEqual(['createCustomer']);
    expect(stepOf(again, { kind: 'customerAnswered', customerId: 'cus_1' }).state.customerId).toBe('cus_1');
    const noCard = { ...fineContext, payments: { isCashActive: true, isCardActive: false, isPaypalActive: false } };
    expect(stepOf(on('personal'), { kind: 'validate' }, noCard).names).toEqual([]);
  });

  it('is edited until the order is under way', () => {
    const form = { ...filledCheckout.personal, firstName: 'Dominique' };
    expect(stepOf(filledCheckout, { kind: 'editPersonal', form }).state.personal).toEqual(form);
    expect(stepOf({ ...cardCheckout, isAuthorised: true }, { kind: 'editPersonal', form }).state.personal).toBe(
      cardCheckout.personal,
    );
    expect(
      stepOf({ ...cardCheckout, isAuthorised: true }, { kind: 'editDelivery', form: initialCheckout.delivery }).state
        .delivery,
    ).toBe(cardCheckout.delivery);
  });
});
