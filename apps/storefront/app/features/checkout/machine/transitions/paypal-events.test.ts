import { describe, expect, it } from 'vitest';
import type { CheckoutState } from '../../../../state/checkout/checkout-state.ts';
import { filledCheckout, fineContext, stepOf, stepsOf } from '../testing/example-checkout.ts';

const payments = { isCashActive: true, isCardActive: true, isPaypalActive: true };
const context = { ...fineContext, payments };
const paypal: CheckoutState = { ...filledCheckout, tab: 'payment', method: 'paypal' };

describe('PayPal at the order button', () => {
  it('asks for its page, and for no card payment [PYX-42]', () => {
    const chosen = stepOf({ ...paypal, method: 'cash' }, { kind: 'selectMethod', method: 'paypal' }, context);
    expect([chosen.state.method, chosen.names]).toEqual(['paypal', []]);
    const { state, names } = stepOf(chosen.state, { kind: 'finalize' }, context);
    expect([names, state.isSubmitting, state.waiting]).toEqual([['visitPaypal'], true, 'visit']);
    expect(stepOf(state, { kind: 'finalize' }, context).names).toEqual([]);
  });

  it('drops what was prepared for a card [PYX-42]', () => {
    const intent = { id: 'pi_1', amountCents: 2500, tipCents: 0, orderKey: 'order' };
    const { state } = stepOf({ ...paypal, intent, isIntentPending: true }, { kind: 'finalize' }, context);
    expect([state.intent, state.isIntentPending]).toEqual([null, false]);
  });

  it('judges the forms before [PYX-42]', () => {
    const personal = { ...filledCheckout.personal, phone: '' };
    const { state, names } = stepOf({ ...paypal, personal }, { kind: 'finalize' }, context);
    expect([state.tab, state.alert?.code, names]).toEqual(['personal', 'required', []]);
  });

  it('is unlocked by the answer, because what is kept with the cart locks it in all tabs [PYX-44]', () => {
    const left = stepsOf(paypal, [{ kind: 'finalize' }, { kind: 'visitAnswered', alert: null }], context);
    expect([left.state.isSubmitting, left.state.waiting, left.state.alert]).toEqual([false, null, null]);
  });

  it('says why it can’t be reached, and keeps the method [PYX-42]', () => {
    const { state } = stepsOf(
      paypal,
      [{ kind: 'finalize' }, { kind: 'visitAnswered', alert: 'paypal_unavailable' }],
      context,
    );
    expect([state.alert?.code, state.method, state.isSubmitting]).toEqual(['paypal_unavailable', 'paypal', false]);
  });

  it('ignores an answer that comes after the place was lost [PYX-42]', () => {
    const lost = stepsOf(paypal, [{ kind: 'finalize' }, { kind: 'placeGone' }], context);
    expect([lost.state.tab, lost.state.alert?.code, lost.state.isSubmitting]).toEqual(['delivery', 'slot_gone', false]);
    expect(stepOf(lost.state, { kind: 'visitAnswered', alert: null }, context).state).toEqual(lost.state);
  });

  it('refused by the server has its reason, and asks for no card [PYX-50]', () => {
    const refused = { outcome: 'refused', message: 'Fermé' } as const;
    const step = stepsOf(paypal, [{ kind: 'finalize' }, { kind: 'postAnswered', answer: refused }], context);
    expect(step.state.alert).toEqual({ code: 'error', message: 'Fermé' });
    expect(step.names).toEqual(['reloadCatalogue']);
  });
});

describe('PayPal among the methods', () => {
  it('is chosen where it alone is taken, and not below the provider’s minimum [PYX-40]', () => {
    const alone = { ...context, payments: { isCashActive: false, isCardActive: false, isPaypalActive: true } };
    const at = (totalCents: number) =>
      stepOf({ ...filledCheckout, tab: 'delivery' }, { kind: 'jump', tab: 'payment' }, { ...alone, totalCents });
    expect([at(2500).state.method, at(2500).names]).toEqual(['paypal', []]);
    expect(at(49).state.method).toBe('cash');
  });

  it('gives way to the card where the restaurant switched it off [PYX-40]', () => {
    const without = { ...context, payments: { ...payments, isCashActive: false, isPaypalActive: false } };
    const { state } = stepOf({ ...paypal, tab: 'delivery' }, { kind: 'jump', tab: 'payment' }, without);
    expect(state.method).toBe('card');
  });

  it('is resumed as what is authorised, and paid [PYX-46]', () => {
    const restored = stepOf(
      { ...filledCheckout, tab: 'payment' },
      { kind: 'restored', orderId: null, attempt: { method: 'paypal', tipCents: 0 } },
      context,
    );
    expect([restored.names, restored.state.isAuthorised]).toEqual([['postOrder'], true]);
    const stored = { outcome: 'stored', orderId: 'o-1' } as const;
    const { effects } = stepOf(restored.state, { kind: 'postAnswered', answer: stored }, context);
    expect(effects).toEqual([{ kind: 'putOrder', orderId: 'o-1', status: 'paid' }]);
  });
});
