import { describe, expect, it } from 'vitest';
import { type CheckoutState, initialCheckout, isCheckoutLocked } from '../../../../state/checkout/checkout-state.ts';
import {
  cardCheckout,
  deliveryContext,
  filledCheckout,
  fineContext,
  freshIntent,
  stepOf,
} from '../testing/example-checkout.ts';

const cash: CheckoutState = { ...filledCheckout, tab: 'payment' };
const finalize = { kind: 'finalize' } as const;
const cashSent = stepOf(cash, finalize).state;

describe('choosing how to pay', () => {
  it('takes a method that is active, cash also below half a euro, E32', () => {
    expect(stepOf({ ...cash, hasFailed: true }, { kind: 'selectMethod', method: 'card' }).state).toMatchObject({
      method: 'card',
      hasFailed: false,
    });
    const cardOnly = { ...fineContext, payments: { isCashActive: false, isCardActive: true, isPaypalActive: false } };
    expect(stepOf(cardCheckout, { kind: 'selectMethod', method: 'cash' }, cardOnly).state.method).toBe('card');
    expect(
      stepOf(cardCheckout, { kind: 'selectMethod', method: 'cash' }, { ...cardOnly, totalCents: 49 }).state.method,
    ).toBe('cash');
    expect(stepOf({ ...cash, isSubmitting: true }, { kind: 'selectMethod', method: 'card' }).state.method).toBe('cash');
  });

  it('asks for an intent when the card has none, once, E32', () => {
    expect(stepOf(cash, { kind: 'selectMethod', method: 'card' }).names).toEqual(['refreshIntent']);
    expect(stepOf({ ...cash, isIntentPending: true }, { kind: 'selectMethod', method: 'card' }).names).toEqual([]);
    expect(stepOf({ ...cash, intent: freshIntent }, { kind: 'selectMethod', method: 'card' }).names).toEqual([]);
  });

  it('keeps the intent that came, none and a log line when it failed, E29, E31', () => {
    const asked = { ...cash, isIntentPending: true };
    expect(stepOf(asked, { kind: 'intentAnswered', intent: freshIntent }).state).toMatchObject({
      intent: freshIntent,
      isIntentPending: false,
    });
    const failed = stepOf(asked, { kind: 'intentAnswered', intent: null });
    expect([failed.state.intent, failed.state.alert, failed.names]).toEqual([null, null, ['log']]);
  });
});

describe('the order button', () => {
  it('does nothing while it works, after the order is stored and without a line, E33', () => {
    for (const busy of [{ isSubmitting: true }, { orderId: 'o1' }])
      expect(stepOf({ ...cash, ...busy }, finalize).effects).toEqual([]);
    expect(stepOf(cash, finalize, { ...fineContext, hasLines: false }).effects).toEqual([]);
  });

  it('leads to the first form that is not valid, E34', () => {
    const nobody = { ...cash, personal: initialCheckout.personal };
    expect(stepOf(nobody, finalize).state).toMatchObject({ tab: 'personal', alert: { code: 'required' } });
    const nowhere = { ...cash, delivery: initialCheckout.delivery };
    expect(stepOf(nowhere, finalize, deliveryContext).state).toMatchObject({
      tab: 'delivery',
      alert: { code: 'required' },
    });
  });

  it.each([
    ['too_far', 'delivery'],
    ['out_of_zone', 'delivery'],
    ['below_minimum', 'type'],
  ] as const)('leads back when delivery is not possible any more: %s, E35', (reason, tab) => {
    const context = { ...deliveryContext, deliveryQuote: { state: 'refused', reason, minimumCents: 1500 } } as const;
    expect(stepOf(cash, finalize, context).state).toMatchObject({ tab, alert: { code: reason } });
  });

  it('leads back when the time does not hold any more, E35', () => {
    const slot = { ...cash, delivery: { ...cash.delivery, isScheduled: true, date: '2026-11-28', time: '12:00' } };
    const states = [
      stepOf(slot, finalize, { ...fineContext, unavailableItems: () => ['Regina'] }).state,
      stepOf(slot, finalize, { ...fineContext, isSlotFree: () => false }).state,
      stepOf(cash, finalize, { ...fineContext, asap: 'closed' }).state,
      stepOf({ ...slot, delivery: { ...slot.delivery, time: '' } }, finalize).state,
    ];
    expect(states.map((state) => [state.tab, state.alert?.code])).toEqual([
      ['delivery', 'items_unavailable'],
      ['delivery', 'slot_unavailable'],
      ['delivery', 'closed'],
      ['delivery', 'required'],
    ]);
  });

  it('looks a changed address up before it orders, E18', () => {
    const stale = { ...deliveryContext, isAddressStale: true };
    const asked = stepOf(cash, finalize, stale);
    expect(asked.names).toEqual(['lookUpAddress']);
    expect(stepOf(asked.state, { kind: 'addressAnswered', isFound: true }, stale).names).toEqual(['postOrder']);
    expect(stepOf(asked.state, { kind: 'addressAnswered', isFound: false }, stale).state).toMatchObject({
      tab: 'delivery',
      isSubmitting: false,
    });
  });

  it('refuses when there is no way to pay, E26', () => {
    const none = { ...fineContext, payments: { isCashActive: false, isCardActive: false, isPaypalActive: false } };
    expect(stepOf(cash, finalize, none).state.alert).toEqual({ code: 'no_method' });
  });

  it('posts a cash order, E42', () => {
    expect(stepOf(cash, finalize).effects).toEqual([{ kind: 'postOrder', isRepeat: false }]);
    expect(isCheckoutLocked(cashSent)).toBe(true);
  });
});

describe('an order with alcohol', () => {
  const drinking = { ...fineContext, isAgeMissing: true };

  it('is not sent before the age is declared; the box says so [LAW-24]', () => {
    const { state, names } = stepOf({ ...filledCheckout, tab: 'payment' }, { kind: 'finalize' }, drinking);
    expect([state.tab, state.alert, names]).toEqual(['payment', { code: 'adult_required' }, []]);
    const declared = stepOf(state, { kind: 'ageDeclared' });
    expect(declared.state.alert).toBeNull();
    expect(stepOf(declared.state, { kind: 'finalize' }).names).toEqual(['postOrder']);
  });

  it('gets its card payment with the declaration, not when the step opens or a card is chosen [LAW-24, LAW-25]', () => {
    const delivery = { ...filledCheckout, tab: 'delivery' as const, method: 'card' as const };
    const entered = stepOf(delivery, { kind: 'jump', tab: 'payment' }, drinking);
    expect([entered.state.tab, entered.names]).toEqual(['payment', []]);
    expect(stepOf(entered.state, { kind: 'selectMethod', method: 'card' }, drinking).names).toEqual([]);
    const declared = stepOf(entered.state, { kind: 'ageDeclared' });
    expect(declared.names).toEqual(['refreshIntent']);
    expect(stepOf(declared.state, { kind: 'ageDeclared' }).names).toEqual([]);
    expect(stepOf(cardCheckout, { kind: 'ageDeclared' }, drinking).names).toEqual([]);
  });

  it('for as soon as possible leads back to the time when its alcohol may not be sold then [LAW-22]', () => {
    const late = { ...fineContext, unavailableSoon: ['Côtes-du-rhône'] };
    const { state } = stepOf({ ...filledCheckout, tab: 'payment' }, { kind: 'finalize' }, late);
    expect([state.tab, state.alert]).toEqual(['delivery', { code: 'items_unavailable', names: ['Côtes-du-rhône'] }]);
  });
});
