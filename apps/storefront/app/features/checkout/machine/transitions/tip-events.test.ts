import { describe, expect, it } from 'vitest';
import { cardCheckout, fineContext, freshIntent, stepOf, stepsOf } from '../testing/example-checkout.ts';

const tipping = { ...fineContext, mostTipCents: 2000 };
const choose = (tipCents: number) => ({ kind: 'chooseTip', tipCents }) as const;
const tipped = stepOf(cardCheckout, choose(200), tipping).state;

describe('a tip', () => {
  it('is chosen without a request, and the payment is renewed for it when the order is sent, with one press [PYX-86, E84]', () => {
    const chosen = stepOf(cardCheckout, choose(200), tipping);
    expect([chosen.state.tipCents, chosen.effects]).toEqual([200, []]);
    const pressed = stepsOf(
      chosen.state,
      [{ kind: 'finalize' }, { kind: 'cardChecked', outcome: 'complete' }],
      tipping,
    );
    expect(pressed.effects).toEqual([{ kind: 'refreshIntent', intentId: 'pi_1' }]);
    const intent = { ...freshIntent, amountCents: 2700, tipCents: 200 };
    expect(stepOf(pressed.state, { kind: 'intentAnswered', intent }, tipping).names).toEqual(['confirmPayment']);
  });

  it('does not hide that the cart changed: its amount is confirmed again [PYX-86, E36]', () => {
    const dearer = { ...tipping, totalCents: 2600 };
    const pressed = stepsOf(tipped, [{ kind: 'finalize' }, { kind: 'cardChecked', outcome: 'complete' }], dearer);
    expect([pressed.names, pressed.state.isSubmitting]).toEqual([['refreshIntent'], false]);
  });

  it('is at most what the restaurant takes, and never negative [PYX-87]', () => {
    expect(stepOf(cardCheckout, choose(2001), tipping).state.tipCents).toBe(2000);
    expect(stepOf(cardCheckout, choose(-100), tipping).state.tipCents).toBe(0);
    expect(stepOf(cardCheckout, choose(100)).state.tipCents).toBe(0);
  });

  it('goes with the choice of cash, and does not come back [PYX-86, E84]', () => {
    const cash = stepOf(tipped, { kind: 'selectMethod', method: 'cash' }, tipping).state;
    expect(cash.tipCents).toBe(0);
    expect(stepOf(cash, choose(200), tipping).state.tipCents).toBe(0);
    expect(stepOf(cash, { kind: 'selectMethod', method: 'card' }, tipping).state.tipCents).toBe(0);
  });

  it('can’t change while the order is sent, and stays on its step alone [PYX-86]', () => {
    const sending = { ...tipped, isSubmitting: true };
    expect(stepOf(sending, choose(300), tipping).state.tipCents).toBe(200);
    expect(stepOf(sending, { kind: 'leavePage' }, tipping).state.tipCents).toBe(200);
    expect(stepOf(tipped, { kind: 'leavePage' }, tipping).state.tipCents).toBe(0);
  });

  it('is none for the next order [PYX-86]', () => {
    const stored = { ...tipped, isSubmitting: true, isAuthorised: true, orderId: 'o1' };
    const { state } = stepOf(stored, { kind: 'putAnswered', answer: { outcome: 'stored' } }, tipping);
    expect(state.tipCents).toBe(0);
  });

  it('that is refused is taken away with its reason, and the payment is prepared without it [PYX-87, E85]', () => {
    const refusal = { outcome: 'refused', message: 'Ce pourboire n’est pas possible', isTipGone: true } as const;
    const asked = { ...tipped, intent: null, isIntentPending: true };
    const refused = stepOf(asked, { kind: 'intentAnswered', intent: null, refusal }, tipping);
    expect(refused.state).toMatchObject({ tipCents: 0, alert: { code: 'error', message: refusal.message } });
    expect(refused.names).toEqual(['reloadCatalogue', 'refreshIntent']);
    const sent = { ...tipped, isSubmitting: true, isAuthorised: true };
    expect(stepOf(sent, { kind: 'postAnswered', answer: refusal }, tipping).state).toMatchObject({
      tipCents: 0,
      isAuthorised: false,
    });
  });

  it('comes back with the attempt that a reload sends again [PYX-86, E49]', () => {
    const attempt = { method: 'card', tipCents: 200 } as const;
    const { state } = stepOf(cardCheckout, { kind: 'restored', orderId: null, attempt }, tipping);
    expect(state.tipCents).toBe(200);
  });
});
