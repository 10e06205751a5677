import { describe, expect, it } from 'vitest';
import { type CheckoutState, initialCheckout } from '../../../../state/checkout/checkout-state.ts';
import {
  deliveryContext,
  filledCheckout,
  fineContext,
  freshIntent,
  stepOf,
  stepsOf,
} from '../testing/example-checkout.ts';

const on = (tab: CheckoutState['tab'], rest: Partial<CheckoutState> = {}): CheckoutState => ({
  ...filledCheckout,
  tab,
  ...rest,
});

describe('the delivery tab', () => {
  const ready = on('delivery');
  const scheduled = on('delivery', {
    delivery: { ...filledCheckout.delivery, isScheduled: true, date: '2026-11-28', time: '12:00-12:15' },
  });
  const quoted = (reason: 'too_far' | 'out_of_zone' | 'below_minimum' | 'delivery_inactive' | 'location_not_found') =>
    ({ ...deliveryContext, deliveryQuote: { state: 'refused', reason, minimumCents: 1500 } }) as const;

  it('wants the address, E17 [CHK-21]', () => {
    const nowhere = on('delivery', { delivery: initialCheckout.delivery });
    const { state } = stepOf(nowhere, { kind: 'validate' }, deliveryContext);
    expect([state.tab, state.alert]).toEqual([
      'delivery',
      { code: 'required', fields: ['address', 'city', 'postalCode'] },
    ]);
    expect(stepOf(nowhere, { kind: 'validate' }).state.tab).toBe('payment');
  });

  it('looks a changed address up first, and goes on or stops by the answer, E18', () => {
    const stale = { ...deliveryContext, isAddressStale: true };
    const asked = stepOf(ready, { kind: 'validate' }, stale);
    expect([asked.names, asked.state.tab, asked.state.isSubmitting]).toEqual([['lookUpAddress'], 'delivery', true]);
    expect(stepOf(asked.state, { kind: 'validate' }, stale).effects).toEqual([]);
    const found = stepOf(asked.state, { kind: 'addressAnswered', isFound: true }, stale);
    expect([found.state.tab, found.state.isSubmitting]).toEqual(['payment', false]);
    const lost = stepOf(asked.state, { kind: 'addressAnswered', isFound: false }, stale);
    expect(lost.state).toMatchObject({ tab: 'delivery', isSubmitting: false, alert: { code: 'location_not_found' } });
    expect(stepOf(ready, { kind: 'addressAnswered', isFound: true }).state).toEqual(ready);
  });

  it.each([
    ['too_far', 'delivery'],
    ['out_of_zone', 'delivery'],
    ['below_minimum', 'type'],
    ['delivery_inactive', 'type'],
    ['location_not_found', 'delivery'],
  ] as const)('is refused where delivery is not possible: %s leads to the %s tab, E19 to E21', (reason, tab) => {
    const { state, effects } = stepOf(ready, { kind: 'validate' }, quoted(reason));
    expect([state.tab, state.alert?.code, effects]).toEqual([tab, reason, []]);
    expect(stepOf(ready, { kind: 'validate' }, { ...quoted(reason), mode: 'pickup' }).state.tab).toBe('payment');
  });

  it('is refused while nothing was looked up', () => {
    const context = {
      ...deliveryContext,
      deliveryQuote: { state: 'unknown', minimumCents: 0, flatChargeCents: 0 },
    } as const;
    expect(stepOf(ready, { kind: 'validate' }, context).state).toMatchObject({
      tab: 'delivery',
      alert: { code: 'location_not_found' },
    });
  });

  it('takes neither date nor time for as soon as possible, E22 [CHK-22]', () => {
    const ticked = on('delivery', { delivery: { ...filledCheckout.delivery, isScheduled: true } });
    expect(stepOf(ticked, { kind: 'validate' }).state).toMatchObject({
      tab: 'payment',
      delivery: { isScheduled: false },
    });
  });

  it.each([
    [{ date: '2026-11-28', time: '' }, 'time'],
    [{ date: '', time: '12:00-12:15' }, 'date'],
  ])('wants both date and time or neither: %j, E52 [CHK-22]', (chosen, field) => {
    const half = on('delivery', { delivery: { ...filledCheckout.delivery, isScheduled: true, ...chosen } });
    expect(stepOf(half, { kind: 'validate' }).state).toMatchObject({
      tab: 'delivery',
      alert: { code: 'required', fields: [field] },
    });
  });

  it('names the items that are not served at the chosen time, which stays chosen, E23, E27 [CHK-30]', () => {
    const context = {
      ...fineContext,
      unavailableItems: (_: string, time: string) => (time.startsWith('12') ? ['Tiramisu'] : []),
    };
    const alert = { code: 'items_unavailable', names: ['Tiramisu'] };
    const chosen = stepOf(ready, { kind: 'chooseTime', date: '2026-11-28', time: '12:00-12:15' }, context);
    expect([chosen.state.alert, chosen.state.delivery.time]).toEqual([alert, '12:00-12:15']);
    expect(stepOf(chosen.state, { kind: 'validate' }, context).state).toMatchObject({ tab: 'delivery', alert });
    const evening = stepOf(chosen.state, { kind: 'chooseTime', date: '2026-11-28', time: '19:00-19:15' }, context);
    expect([evening.state.alert, stepOf(evening.state, { kind: 'validate' }, context).state.tab]).toEqual([
      null,
      'payment',
    ]);
  });

  it('forgets the time for as soon as possible, and keeps it once the order is under way, E27', () => {
    const asap = stepOf(scheduled, { kind: 'chooseTime', date: '', time: '' });
    expect(asap.state.delivery).toMatchObject({ isScheduled: false, date: '', time: '' });
    expect(stepOf({ ...scheduled, isAuthorised: true }, { kind: 'chooseTime', date: '', time: '' }).effects).toEqual(
      [],
    );
  });

  it('does not take an order for as soon as possible that nothing is ready for, E53 [CHK-22]', () => {
    const context = { ...fineContext, asap: 'closed' as const };
    expect(stepOf(ready, { kind: 'validate' }, context).state).toMatchObject({
      tab: 'delivery',
      alert: { code: 'closed' },
    });
    expect(stepOf(scheduled, { kind: 'validate' }, context).state.tab).toBe('payment');
    const paused = { ...fineContext, asap: 'paused' as const };
    expect(stepOf(ready, { kind: 'validate' }, paused).state.alert).toEqual({ code: 'paused' });
  });

  it('goes to payment with cash, E24', () => {
    const { state, names } = stepOf(ready, { kind: 'validate' });
    expect([state.tab, state.method, names]).toEqual(['payment', 'cash', ['refreshIntent']]);
  });

  it('goes to payment with the card where cash is off, E25', () => {
    const context = { ...fineContext, payments: { isCashActive: false, isCardActive: true, isPaypalActive: false } };
    const { state, effects } = stepOf(ready, { kind: 'validate' }, context);
    expect([state.tab, state.method, effects]).toEqual([
      'payment',
      'card',
      [{ kind: 'refreshIntent', intentId: null }],
    ]);
  });

  it('goes to payment with cash below half a euro, whatever is active, E24', () => {
    const context = {
      ...fineContext,
      totalCents: 49,
      payments: { isCashActive: false, isCardActive: true, isPaypalActive: false },
    };
    const { state, effects } = stepOf({ ...ready, method: 'card' }, { kind: 'validate' }, context);
    expect([state.method, state.alert, effects]).toEqual(['cash', null, []]);
  });

  it('lets a card pay from half a euro on, where cash is off again, E25', () => {
    const context = {
      ...fineContext,
      totalCents: 50,
      payments: { isCashActive: false, isCardActive: true, isPaypalActive: false },
    };
    const { state, names } = stepOf(ready, { kind: 'validate' }, context);
    expect([state.method, names]).toEqual(['card', ['refreshIntent']]);
    const noCard = { ...context, payments: { isCashActive: false, isCardActive: false, isPaypalActive: false } };
    expect(stepOf(ready, { kind: 'validate' }, noCard).state.alert).toEqual({ code: 'no_method' });
  });

  it('says on payment that there is no way to pay, E26', () => {
    const context = { ...fineContext, payments: { isCashActive: false, isCardActive: false, isPaypalActive: false } };
    expect(stepOf(ready, { kind: 'validate' }, context).state).toMatchObject({
      tab: 'payment',
      alert: { code: 'no_method' },
    });
  });

  it('leads back from payment when the time no longer holds, E28', () => {
    const entering = (context: typeof fineContext, state = scheduled) =>
      stepOf(state, { kind: 'jump', tab: 'payment' }, context).state;
    expect(entering({ ...fineContext, unavailableItems: () => ['Regina'] })).toMatchObject({
      tab: 'delivery',
      alert: { code: 'items_unavailable', names: ['Regina'] },
    });
    expect(entering({ ...fineContext, isSlotFree: () => false })).toMatchObject({
      tab: 'delivery',
      alert: { code: 'slot_unavailable' },
    });
    expect(entering({ ...fineContext, asap: 'closed' as const }, ready)).toMatchObject({
      tab: 'delivery',
      alert: { code: 'closed' },
    });
    expect(entering(fineContext).tab).toBe('payment');
  });

  it('asks for the intent again only when it is missing or amount or order changed, E29, E30', () => {
    const entering = (intent: CheckoutState['intent'], rest = {}) =>
      stepsOf({ ...ready, intent }, [{ kind: 'validate' }], { ...fineContext, ...rest }).effects;
    expect(entering(null)).toEqual([{ kind: 'refreshIntent', intentId: null }]);
    expect(entering(freshIntent)).toEqual([]);
    expect(entering(freshIntent, { totalCents: 2600 })).toEqual([{ kind: 'refreshIntent', intentId: 'pi_1' }]);
    expect(entering(freshIntent, { orderKey: 'other' })).toEqual([{ kind: 'refreshIntent', intentId: 'pi_1' }]);
    expect(entering(null, { payments: { isCashActive: true, isCardActive: false, isPaypalActive: false } })).toEqual(
      [],
    );
  });
});
