import { describe, expect, it } from 'vitest';
import { type CheckoutState, isCheckoutLocked } from '../../../../state/checkout/checkout-state.ts';
import type { PostAnswer } from '../model/events.ts';
import { cardCheckout, filledCheckout, stepOf } from '../testing/example-checkout.ts';

const cash: CheckoutState = { ...filledCheckout, tab: 'payment' };
const finalize = { kind: 'finalize' } as const;
const posted = (answer: PostAnswer) => ({ kind: 'postAnswered', answer }) as const;
const confirmed = { kind: 'providerAnswered', status: 'requires_capture' } as const;
const paying = stepOf(cardCheckout, finalize).state;
const authorised = stepOf(paying, confirmed).state;
const cashSent = stepOf(cash, finalize).state;
const paymentFailed = { hasFailed: true, isSubmitting: false, alert: { code: 'payment_failed' } };

describe('the answer to the posted order', () => {
  it.each([
    ['cash', cashSent, 'pending'],
    ['card', authorised, 'paid'],
  ] as const)('stores the order of a %s payment and finishes it, E44', (_, sent, status) => {
    const { state, effects } = stepOf(sent, posted({ outcome: 'stored', orderId: 'o1' }));
    expect(state).toMatchObject({ tab: 'confirmation', orderId: 'o1', isSubmitting: true });
    expect(effects).toEqual([{ kind: 'putOrder', orderId: 'o1', status }]);
  });

  it('says that something went wrong and lets the diner try again, E43', () => {
    const { state, effects } = stepOf(cashSent, posted({ outcome: 'failed' }));
    expect([state.tab, state.isSubmitting, state.alert, effects]).toEqual([
      'payment',
      false,
      { code: 'error', message: null },
      [],
    ]);
  });

  it('starts a new attempt when the payment is refused, E56', () => {
    const { state, names } = stepOf(authorised, posted({ outcome: 'payment_refused' }));
    expect(state).toMatchObject({ ...paymentFailed, tab: 'payment', isAuthorised: false, intent: null });
    expect(isCheckoutLocked(state)).toBe(false);
    expect(names).toEqual(['dropAttempt', 'refreshIntent']);
  });

  it('shows what changed and keeps the attempt when the totals differ, E57', () => {
    const card = stepOf(authorised, posted({ outcome: 'totals_mismatch' }));
    expect(card.state).toMatchObject({
      isSubmitting: false,
      isAuthorised: false,
      intent: null,
      alert: { code: 'totals_changed' },
    });
    expect(card.names).toEqual(['reloadCatalogue', 'refreshIntent']);
    expect(stepOf(cashSent, posted({ outcome: 'totals_mismatch' })).names).toEqual(['reloadCatalogue']);
  });

  it('says why it is refused and fetches the catalogue again, E58', () => {
    const answer = posted({ outcome: 'refused', message: 'Ce créneau n’est plus disponible' });
    const card = stepOf(authorised, answer);
    expect(card.state).toMatchObject({
      isAuthorised: false,
      intent: null,
      alert: { code: 'error', message: 'Ce créneau n’est plus disponible' },
    });
    expect(card.names).toEqual(['reloadCatalogue', 'refreshIntent']);
    expect(stepOf(cashSent, answer).names).toEqual(['reloadCatalogue']);
  });

  it('becomes a guest’s order, with an id and a payment of its own, where the session is over, E59', () => {
    const { state, names } = stepOf(authorised, posted({ outcome: 'unauthenticated' }));
    expect([state.tab, state.alert?.code, state.isAuthorised, state.intent]).toEqual(['payment', 'error', false, null]);
    expect(names).toEqual(['dropAttempt', 'refreshIntent']);
    const cashStep = stepOf(cashSent, posted({ outcome: 'unauthenticated' }));
    expect([cashStep.state.isSubmitting, cashStep.names]).toEqual([false, ['dropAttempt']]);
  });

  it('tells of the order that is stored already and starts afresh, E60', () => {
    const { state, names } = stepOf(cashSent, posted({ outcome: 'order_exists', orderNumber: 1001 }));
    expect(state).toMatchObject({
      tab: 'type',
      isSubmitting: false,
      orderId: null,
      alert: { code: 'order_exists', orderNumber: 1001 },
    });
    expect(names).toEqual(['emptyCart', 'dropAttempt', 'storeLastOrder']);
  });

  it('of a payment that the bank examines drops nothing, and is asked for again for half a minute, E62, E63 [PYX-08]', () => {
    const examined = posted({ outcome: 'payment_processing' });
    let { state, effects } = stepOf(stepOf(paying, { kind: 'providerAnswered', status: 'processing' }).state, examined);
    for (let asked = 0; asked < 15; asked++) {
      expect(effects).toEqual([{ kind: 'postAgainLater', milliseconds: 2_000 }]);
      expect(state).toMatchObject({ isSubmitting: true, isAuthorised: true, alert: null, intent: paying.intent });
      ({ state, effects } = stepOf(state, examined));
    }
    expect(effects).toEqual([]);
    expect(state).toMatchObject({ isSubmitting: false, isAuthorised: true, alert: { code: 'payment_processing' } });
    expect(isCheckoutLocked(state)).toBe(true);
    // The button asks once more, for the same payment.
    const again = stepOf(state, finalize);
    expect(again.effects).toEqual([{ kind: 'postOrder', isRepeat: true }]);
    expect(stepOf(again.state, posted({ outcome: 'payment_refused' })).state).toMatchObject(paymentFailed);
  });

  it('is ignored when nothing was sent', () => {
    expect(stepOf(cash, posted({ outcome: 'stored', orderId: 'o1' })).state).toEqual(cash);
  });
});
