import { describe, expect, it } from 'vitest';
import type { CheckoutState } from '../../../state/checkout/checkout-state.ts';
import type { PostAnswer } from './model/events.ts';
import { cardCheckout, filledCheckout, stepOf } from './testing/example-checkout.ts';

const finalize = { kind: 'finalize' } as const;
const posted = (answer: PostAnswer) => ({ kind: 'postAnswered', answer }) as const;
const paying = stepOf(cardCheckout, finalize).state;

describe('a reload', () => {
  const restored = (orderId: string | null, method: 'cash' | 'card' | null, state: CheckoutState = filledCheckout) =>
    stepOf(state, { kind: 'restored', orderId, attempt: method && { method, tipCents: 0 } });

  it('offers to finish an order that is stored, E49', () => {
    const { state, effects } = restored('o1', 'card', { ...paying, method: 'card' });
    expect([state.tab, state.orderId, state.isSubmitting, effects]).toEqual(['confirmation', 'o1', false, []]);
    expect(stepOf(state, { kind: 'retry' }).effects).toEqual([{ kind: 'putOrder', orderId: 'o1', status: 'paid' }]);
  });

  it('posts the attempt again as it was, silently, and goes on where it stopped, E49', () => {
    const { state, effects } = restored(null, 'card');
    expect(effects).toEqual([{ kind: 'postOrder', isRepeat: true }]);
    expect(state).toMatchObject({ tab: 'payment', isSubmitting: true, alert: null });
    const stored = stepOf(state, posted({ outcome: 'stored', orderId: 'o1' }));
    expect(stored.effects).toEqual([{ kind: 'putOrder', orderId: 'o1', status: 'paid' }]);
    expect(stepOf(state, posted({ outcome: 'order_exists', orderNumber: 7 })).state.alert?.code).toBe('order_exists');
  });

  it.each([
    { outcome: 'payment_refused' },
    { outcome: 'totals_mismatch' },
    { outcome: 'refused', message: 'x' },
  ] satisfies PostAnswer[])('clears an attempt that is refused without a word: %j, E49', (answer) => {
    const before: CheckoutState = { ...filledCheckout, tab: 'payment', method: 'card' };
    const { state, names } = stepOf(restored(null, 'card', before).state, posted(answer));
    expect(state).toMatchObject({ alert: null, isSubmitting: false, isAuthorised: false, intent: null });
    expect(names).toEqual(['dropAttempt', 'refreshIntent']);
  });

  it('that was about nothing leaves the diner where they stood, with the method that they had chosen, E49', () => {
    const paying: CheckoutState = { ...filledCheckout, tab: 'payment', method: 'cash' };
    const refused = posted({ outcome: 'payment_refused' });
    const { state, names } = stepOf(restored(null, 'card', paying).state, refused);
    expect(state).toMatchObject({ tab: 'payment', method: 'cash', isIntentPending: false });
    expect(names).toEqual(['dropAttempt']);
    const fresh: CheckoutState = { ...filledCheckout, tab: 'type' };
    expect(stepOf(restored(null, 'card', fresh).state, refused).state).toMatchObject({ tab: 'type', method: 'cash' });
  });

  it('charges no second time when the server could not be asked, E49, E43', () => {
    const failed = stepOf(restored(null, 'card').state, posted({ outcome: 'failed' })).state;
    expect(failed.alert).toEqual({ code: 'error', message: null });
    expect(stepOf(failed, finalize).effects).toEqual([{ kind: 'postOrder', isRepeat: true }]);
  });

  it('forgets what was under way when nothing was sent, and enters payment anew, E49, E29', () => {
    const reloaded = restored(null, null, { ...paying, isTimerRunning: true });
    expect(reloaded.effects).toEqual([{ kind: 'refreshIntent', intentId: null }]);
    expect(reloaded.state).toMatchObject({ isSubmitting: false, isTimerRunning: false, intent: null, tab: 'payment' });
    const elsewhere = restored(null, null, { ...filledCheckout, tab: 'delivery', isIntentPending: true });
    expect([elsewhere.state.tab, elsewhere.state.isIntentPending, elsewhere.effects]).toEqual(['delivery', false, []]);
  });
});
