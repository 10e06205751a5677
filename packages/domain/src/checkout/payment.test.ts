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
import type { PostAnswer } from './events.ts';
import { type CheckoutState, initialCheckout, isCheckoutLocked } from './state.ts';

const cash: CheckoutState = { ...filledCheckout, tab: 'payment' };
const finalize = { kind: 'finalize' } as const;
const posted = (answer: PostAnswer) => ({ kind: 'postAnswered', answer }) as const;
const confirmed = { kind: 'providerAnswered', status: 'requires_capture' } as const;
const paying = stepOf(cardCheckout, finalize).state;
const authorised = stepOf(paying, confirmed).state;
const cashSent = stepOf(cash, finalize).state;
const paymentFailed = { hasFailed: true, isSubmitting: false, alert: { code: 'payment_failed' } };

describe('choosing how to pay', () => {
  it('takes a method that is active, cash also below half a euro, E32', () => {
    expect(stepOf({ ...cash, hasFailed: true }, { kind: 'selectMethod', method: 'card' }).state).toMatchObject({
      method: 'card',
      hasFailed: false,
    });
    const cardOnly = { ...fineContext, payments: { isCashActive: false, isCardActive: true } };
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
      stepOf(cash, finalize, { ...fineContext, isAsapPossible: false }).state,
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
    const none = { ...fineContext, payments: { isCashActive: false, isCardActive: false } };
    expect(stepOf(cash, finalize, none).state.alert).toEqual({ code: 'no_method' });
  });

  it('posts a cash order, E42', () => {
    expect(stepOf(cash, finalize).effects).toEqual([{ kind: 'postOrder', isRepeat: false }]);
    expect(isCheckoutLocked(cashSent)).toBe(true);
  });
});

describe('paying by card', () => {
  it('refreshes an intent of another amount and waits for the diner to confirm again, E36', () => {
    const { state, effects } = stepOf(cardCheckout, finalize, { ...fineContext, totalCents: 2600 });
    expect([state.isSubmitting, effects]).toEqual([false, [{ kind: 'refreshIntent', intentId: 'pi_1' }]]);
    expect(stepOf(state, finalize, { ...fineContext, totalCents: 2600 }).effects).toEqual([]);
  });

  it('fails without an intent and asks for a new one, E37', () => {
    const { state, effects } = stepOf({ ...cardCheckout, intent: null }, finalize);
    expect(state).toMatchObject(paymentFailed);
    expect(effects).toEqual([{ kind: 'refreshIntent', intentId: null }]);
    expect(stepOf(state, finalize).effects).toEqual([]);
  });

  it('lets the provider confirm when the intent is up to date, E38', () => {
    expect(stepOf(cardCheckout, finalize).names).toEqual(['confirmPayment']);
    expect(paying).toMatchObject({ isSubmitting: true, hasFailed: false, alert: null });
  });

  it.each(['failed', 'canceled', 'requires_payment_method', 'processing'])(
    'fails when the provider says %s, E39',
    (status) => {
      const { state, effects } = stepOf(paying, { kind: 'providerAnswered', status });
      expect([state, effects]).toEqual([
        expect.objectContaining({ ...paymentFailed, tab: 'payment', isAuthorised: false }),
        [],
      ]);
    },
  );

  it.each(['requires_capture', 'succeeded'])('posts the order when the provider says %s, E40', (status) => {
    const { state, effects } = stepOf(paying, { kind: 'providerAnswered', status });
    expect(state).toMatchObject({ isAuthorised: true, isSubmitting: true });
    expect(effects).toEqual([{ kind: 'postOrder', isRepeat: false }]);
    expect(stepOf(state, { kind: 'providerAnswered', status }).effects).toEqual([]);
  });

  it('posts the same body again after a failure, without a new confirmation, whatever changed meanwhile, E41, E43', () => {
    const failed = stepOf(authorised, posted({ outcome: 'failed' })).state;
    expect(failed).toMatchObject({ isSubmitting: false, isAuthorised: true, alert: { code: 'error', message: null } });
    expect(isCheckoutLocked(failed)).toBe(true);
    const again = stepOf(failed, finalize, { ...fineContext, totalCents: 9900, isAsapPossible: false });
    expect(again.effects).toEqual([{ kind: 'postOrder', isRepeat: true }]);
  });

  it('refreshes an intent whose order changed, then goes on by itself, E54', () => {
    const changed = { ...fineContext, orderKey: 'other' };
    const asked = stepOf(cardCheckout, finalize, changed);
    expect([asked.names, asked.state.isSubmitting]).toEqual([['refreshIntent'], true]);
    const answered = (intent: CheckoutState['intent']) =>
      stepOf(asked.state, { kind: 'intentAnswered', intent }, changed);
    expect(answered({ ...freshIntent, orderKey: 'other' }).names).toEqual(['confirmPayment']);
    expect(answered(null).state).toMatchObject(paymentFailed);
    expect(answered(null).names).toEqual(['refreshIntent']);
    expect(answered({ ...freshIntent, amountCents: 2600, orderKey: 'other' }).state.isSubmitting).toBe(false);
  });

  it('waits for the intent that is already on its way, E54', () => {
    const pending = { ...cardCheckout, isIntentPending: true };
    const { state, effects } = stepOf(pending, finalize, { ...fineContext, orderKey: 'other' });
    expect([state.isSubmitting, effects]).toEqual([true, []]);
  });
});

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
    expect(card.names).toEqual(['showExpected', 'refreshIntent']);
    expect(stepOf(cashSent, posted({ outcome: 'totals_mismatch' })).names).toEqual(['showExpected']);
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

  it('ends the session when it is no longer valid, E59', () => {
    const { state, names } = stepOf(authorised, posted({ outcome: 'unauthenticated' }));
    expect([state.alert?.code, state.isAuthorised, names]).toEqual(['error', true, ['clearSession']]);
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

  it('is ignored when nothing was sent', () => {
    expect(stepOf(cash, posted({ outcome: 'stored', orderId: 'o1' })).state).toEqual(cash);
  });
});

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

describe('a reload', () => {
  const restored = (orderId: string | null, method: 'cash' | 'card' | null, state: CheckoutState = filledCheckout) =>
    stepOf(state, { kind: 'restored', orderId, attempt: method && { method } });

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
    const { state, names } = stepOf(restored(null, 'card').state, posted(answer));
    expect(state).toMatchObject({ alert: null, isSubmitting: false, isAuthorised: false, intent: null });
    expect(names).toEqual(['dropAttempt', 'refreshIntent']);
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
