import { describe, expect, it } from 'vitest';
import { type CheckoutState, initialCheckout } from '../../../../state/checkout/checkout-state.ts';
import type { PostAnswer } from '../model/events.ts';
import { cardCheckout, filledCheckout, stepOf, stepsOf } from '../testing/example-checkout.ts';

const cash: CheckoutState = { ...filledCheckout, tab: 'payment' };
const finalize = { kind: 'finalize' } as const;
const posted = (answer: PostAnswer) => ({ kind: 'postAnswered', answer }) as const;
const confirmed = { kind: 'providerAnswered', status: 'requires_capture' } as const;
const paying = stepOf(cardCheckout, finalize).state;
const authorised = stepOf(paying, confirmed).state;
const cashSent = stepOf(cash, finalize).state;
const paymentFailed = { hasFailed: true, isSubmitting: false, alert: { code: 'payment_failed' } };

describe('finishing the order', () => {
  const stored = stepOf(authorised, posted({ outcome: 'stored', orderId: 'o1' })).state;
  const put = (outcome: 'stored' | 'payment_refused' | 'failed') =>
    ({ kind: 'putAnswered', answer: { outcome } }) as const;

  it('forgets cart, time and card, keeps names and address, E47', () => {
    const scheduled = {
      ...stored,
      delivery: { ...stored.delivery, isScheduled: true, date: '2026-11-28', time: '12:00' },
      customerId: 'cus_1',
    };
    const { state, names } = stepOf(scheduled, put('stored'));
    expect(names).toEqual(['storeLastOrder', 'emptyCart', 'dropAttempt', 'goToSuccess']);
    expect(state).toEqual({ ...initialCheckout, personal: filledCheckout.personal, delivery: filledCheckout.delivery });
  });

  it('leads a refused card back to payment, E45', () => {
    const { state, names } = stepOf(stored, put('payment_refused'));
    expect(state).toMatchObject({ ...paymentFailed, tab: 'payment', orderId: null, isAuthorised: false });
    expect(names).toEqual(['dropAttempt', 'refreshIntent']);
  });

  it('repeats only the PUT after another failure, E46, E55', () => {
    const failed = stepOf(stored, put('failed')).state;
    expect(failed).toMatchObject({
      tab: 'confirmation',
      orderId: 'o1',
      isSubmitting: false,
      alert: { code: 'error', message: null },
    });
    const again = { kind: 'putOrder', orderId: 'o1', status: 'paid' };
    expect(stepOf(failed, { kind: 'retry' }).effects).toEqual([again]);
    expect(stepOf(failed, { kind: 'validate' }).effects).toEqual([again]);
    expect(stepsOf(failed, [{ kind: 'retry' }, { kind: 'retry' }]).effects).toEqual([]);
    const cashStored = stepOf(cashSent, posted({ outcome: 'stored', orderId: 'o2' })).state;
    expect(stepOf(cashStored, put('payment_refused')).state).toMatchObject({
      tab: 'confirmation',
      alert: { code: 'error' },
    });
  });

  it('has nothing to confirm without an order, E48', () => {
    const jumped = { ...cash, tab: 'confirmation' as const };
    expect(stepOf(jumped, { kind: 'validate' }).state).toMatchObject({
      tab: 'confirmation',
      alert: { code: 'required', fields: ['orderId'] },
    });
    expect(stepOf(jumped, { kind: 'retry' }).effects).toEqual([]);
    expect(stepOf(jumped, put('stored')).effects).toEqual([]);
  });
});
