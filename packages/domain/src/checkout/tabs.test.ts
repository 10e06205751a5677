import { describe, expect, it } from 'vitest';
import {
  cardCheckout,
  deliveryContext,
  filledCheckout,
  fineContext,
  freshIntent,
  stepOf,
  stepsOf,
} from '../testing/example-checkout.ts';
import { type CheckoutState, initialCheckout } from './state.ts';
import { checkoutTabs } from './tabs.ts';

const on = (tab: CheckoutState['tab'], rest: Partial<CheckoutState> = {}): CheckoutState => ({
  ...filledCheckout,
  tab,
  ...rest,
});
const belowMinimum = {
  ...fineContext,
  deliveryQuote: { state: 'refused', reason: 'below_minimum', minimumCents: 1500 },
} as const;

describe('the type tab', () => {
  it('comes first [CHK-01, CHK-02]', () => {
    expect(checkoutTabs).toEqual(['type', 'personal', 'delivery', 'payment', 'confirmation']);
    expect(initialCheckout.tab).toBe('type');
  });

  it('sets the mode and moves to personal after half a second, E1, E4, E5 [CHK-06, CHK-07]', () => {
    for (const mode of ['pickup', 'delivery'] as const) {
      const chosen = stepOf(initialCheckout, { kind: 'chooseMode', mode });
      expect(chosen.effects).toEqual([
        { kind: 'setMode', mode },
        { kind: 'recalculate' },
        { kind: 'startTimer', milliseconds: 500 },
      ]);
      expect(chosen.state.tab).toBe('type');
      expect(stepOf(chosen.state, { kind: 'timerEnded' }).state).toMatchObject({
        tab: 'personal',
        isTimerRunning: false,
      });
    }
  });

  it('ignores delivery where there is none, E2', () => {
    const context = {
      ...fineContext,
      deliveryQuote: { state: 'refused', reason: 'delivery_inactive', minimumCents: 0 },
    } as const;
    expect(stepOf(initialCheckout, { kind: 'chooseMode', mode: 'delivery' }, context)).toEqual({
      state: initialCheckout,
      effects: [],
      names: [],
    });
  });

  it('stays for a delivery below the minimum without flat charge, E3 [CHK-08]', () => {
    const running = { ...initialCheckout, isTimerRunning: true };
    const { state, names } = stepOf(running, { kind: 'chooseMode', mode: 'delivery' }, belowMinimum);
    expect(names).toEqual(['setMode', 'recalculate', 'cancelTimer']);
    expect(state.alert).toEqual({ code: 'below_minimum', minimumCents: 1500 });
    expect(stepOf(state, { kind: 'timerEnded' }).state.tab).toBe('type');
  });

  it.each([
    [1499, 0, 'below_minimum'],
    [1499, 200, undefined],
    [1500, 0, undefined],
  ])(
    'counts the minimum before any place is known: %i cents, flat charge %i, E3 [CHK-08]',
    (deliverySubtotalCents, flatChargeCents, code) => {
      const context = {
        ...fineContext,
        deliverySubtotalCents,
        deliveryQuote: { state: 'unknown', minimumCents: 1500, flatChargeCents },
      } as const;
      const { state } = stepOf(initialCheckout, { kind: 'chooseMode', mode: 'delivery' }, context);
      expect([state.alert?.code, state.isTimerRunning]).toEqual([code, code === undefined]);
    },
  );

  it('opens the location picker for a delivery without a place, E4', () => {
    const { names } = stepOf(
      initialCheckout,
      { kind: 'chooseMode', mode: 'delivery' },
      { ...fineContext, location: null },
    );
    expect(names).toEqual(['setMode', 'recalculate', 'startTimer', 'openPicker']);
  });

  it('forgets the half second when it is left, E6 [CHK-06]', () => {
    const running = { ...initialCheckout, isTimerRunning: true };
    for (const event of [{ kind: 'next' }, { kind: 'jump', tab: 'delivery' }, { kind: 'leavePage' }] as const) {
      const { state, names } = stepOf(running, event);
      expect([state.isTimerRunning, names]).toEqual([false, ['cancelTimer']]);
    }
    expect(stepOf(initialCheckout, { kind: 'leavePage' }).names).toEqual([]);
    expect(stepOf(on('delivery'), { kind: 'timerEnded' }).state.tab).toBe('delivery');
  });

  it('can not be changed while the order is under way', () => {
    const locked = { ...initialCheckout, isAuthorised: true };
    expect(stepOf(locked, { kind: 'chooseMode', mode: 'delivery' }).effects).toEqual([]);
    expect(stepOf(on('personal'), { kind: 'chooseMode', mode: 'delivery' }).effects).toEqual([]);
  });
});

describe('moving between tabs', () => {
  const open = { ...fineContext, payments: { isCashActive: true, isCardActive: false } };

  it('goes one step on or back, at the ends nowhere, E7 to E9 [CHK-03]', () => {
    const visited = checkoutTabs.map((tab) => stepOf(on(tab), { kind: 'next' }, open).state.tab);
    expect(visited).toEqual(['personal', 'delivery', 'payment', 'confirmation', 'confirmation']);
    const back = checkoutTabs.map((tab) => stepOf(on(tab), { kind: 'previous' }, open).state.tab);
    expect(back).toEqual(['type', 'type', 'personal', 'delivery', 'payment']);
  });

  it('jumps to any tab, E10 [CHK-04]', () => {
    for (const tab of checkoutTabs) expect(stepOf(on('type'), { kind: 'jump', tab }, open).state.tab).toBe(tab);
  });

  it('runs what entering payment brings, E10, E29 [CHK-04]', () => {
    expect(stepOf(on('type'), { kind: 'jump', tab: 'payment' }).effects).toEqual([
      { kind: 'refreshIntent', intentId: null },
    ]);
    expect(stepOf(on('delivery'), { kind: 'next' }).names).toEqual(['refreshIntent']);
  });

  it.each([{ isSubmitting: true }, { orderId: 'o1' }])(
    'is refused while the order is under way: %j, E7, E8, E10 [CHK-03, CHK-04]',
    (busy) => {
      for (const event of [{ kind: 'next' }, { kind: 'previous' }, { kind: 'jump', tab: 'type' }] as const)
        expect(stepOf(on('payment', busy), event).state.tab).toBe('payment');
    },
  );

  it('throws for a tab that does not exist, E11 [CHK-05]', () => {
    expect(() => stepOf(on('type'), { kind: 'jump', tab: 'foo' })).toThrow('Unknown checkout tab: foo');
    expect(() => stepOf(on('type', { isSubmitting: true }), { kind: 'jump', tab: 'foo' })).toThrow(
      'Unknown checkout tab: foo',
    );
  });

  it('begins again when the cart becomes empty, but not once the order is stored, E12', () => {
    expect(stepOf(on('payment'), { kind: 'cartEmptied' }).state.tab).toBe('type');
    expect(stepOf(on('confirmation', { orderId: 'o1' }), { kind: 'cartEmptied' }).state.tab).toBe('confirmation');
    const told = on('type', { alert: { code: 'order_exists', orderNumber: 7 } });
    expect(stepOf(told, { kind: 'cartEmptied' }).state.alert?.code).toBe('order_exists');
  });
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
    expect(moved.names).toEqual(['recalculate']);
    expect(stepOf(moved.state, { kind: 'validate' }, deliveryContext).state.delivery.address).toBe('5 place Bellecour');
    expect(stepOf({ ...corrected, orderId: 'o1' }, { kind: 'locationChanged' }).effects).toEqual([]);
  });

  it('creates the customer once for the same person, again after a failure, never without cards, E14 to E16', () => {
    const first = stepOf(on('personal'), { kind: 'validate' }).state;
    const again = { ...first, tab: 'personal' as const };
    expect(stepOf(again, { kind: 'validate' }).names).toEqual([]);
    expect(stepOf({ ...again, personal: { ...again.personal, phone: '07' } }, { kind: 'validate' }).names).toEqual([
      'createCustomer',
    ]);
    const failed = stepOf(again, { kind: 'customerAnswered', customerId: null });
    expect([failed.names, failed.state.tab, failed.state.alert]).toEqual([['log'], 'personal', null]);
    expect(stepOf(failed.state, { kind: 'validate' }).names).toEqual(['createCustomer']);
    expect(stepOf(again, { kind: 'customerAnswered', customerId: 'cus_1' }).state.customerId).toBe('cus_1');
    const noCard = { ...fineContext, payments: { isCashActive: true, isCardActive: false } };
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
    expect([chosen.state.alert, chosen.state.delivery.time, chosen.names]).toEqual([
      alert,
      '12:00-12:15',
      ['recalculate'],
    ]);
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
    const context = { ...fineContext, isAsapPossible: false };
    expect(stepOf(ready, { kind: 'validate' }, context).state).toMatchObject({
      tab: 'delivery',
      alert: { code: 'closed' },
    });
    expect(stepOf(scheduled, { kind: 'validate' }, context).state.tab).toBe('payment');
  });

  it('goes to payment with cash, E24', () => {
    const { state, names } = stepOf(ready, { kind: 'validate' });
    expect([state.tab, state.method, names]).toEqual(['payment', 'cash', ['refreshIntent']]);
  });

  it('goes to payment with the card where cash is off, E25', () => {
    const context = { ...fineContext, payments: { isCashActive: false, isCardActive: true } };
    const { state, effects } = stepOf(ready, { kind: 'validate' }, context);
    expect([state.tab, state.method, effects]).toEqual([
      'payment',
      'card',
      [{ kind: 'refreshIntent', intentId: null }],
    ]);
  });

  it('goes to payment with cash below half a euro, whatever is active, E24', () => {
    const context = { ...fineContext, totalCents: 49, payments: { isCashActive: false, isCardActive: true } };
    const { state, effects } = stepOf({ ...ready, method: 'card' }, { kind: 'validate' }, context);
    expect([state.method, state.alert, effects]).toEqual(['cash', null, []]);
  });

  it('says on payment that there is no way to pay, E26', () => {
    const context = { ...fineContext, payments: { isCashActive: false, isCardActive: false } };
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
    expect(entering({ ...fineContext, isAsapPossible: false }, ready)).toMatchObject({
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
    expect(entering(null, { payments: { isCashActive: true, isCardActive: false } })).toEqual([]);
  });
});
