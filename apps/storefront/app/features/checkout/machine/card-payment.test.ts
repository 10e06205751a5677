import { describe, expect, it } from 'vitest';
import { type CheckoutState, isCheckoutLocked } from '../../../state/checkout/checkout-state.ts';
import type { CheckoutContext } from './model/context.ts';
import type { PostAnswer } from './model/events.ts';
import { cardCheckout, fineContext, freshIntent, stepOf } from './testing/example-checkout.ts';

const finalize = { kind: 'finalize' } as const;
const posted = (answer: PostAnswer) => ({ kind: 'postAnswered', answer }) as const;
const confirmed = { kind: 'providerAnswered', status: 'requires_capture' } as const;
const checked = { kind: 'cardChecked', outcome: 'complete' } as const;
/** Presses the order button with a card that is typed whole. */
const pay = (state: CheckoutState, context?: CheckoutContext) =>
  stepOf(stepOf(state, finalize, context).state, checked, context);
const paying = pay(cardCheckout).state;
const authorised = stepOf(paying, confirmed).state;
const paymentFailed = { hasFailed: true, isSubmitting: false, alert: { code: 'payment_failed' } };

describe('paying by card', () => {
  it('refreshes an intent of another amount and waits for the diner to confirm again, E36', () => {
    const dearer = { ...fineContext, totalCents: 2600 };
    const { state, effects } = pay(cardCheckout, dearer);
    expect([state.isSubmitting, effects]).toEqual([false, [{ kind: 'refreshIntent', intentId: 'pi_1' }]]);
    expect(pay(state, dearer).effects).toEqual([]);
  });

  it('fails without an intent and asks for a new one, E37', () => {
    const { state, effects } = stepOf({ ...cardCheckout, intent: null }, finalize);
    expect(state).toMatchObject(paymentFailed);
    expect(effects).toEqual([{ kind: 'refreshIntent', intentId: null }]);
  });

  it('waits for the first intent where the card is typed before it is there, E29, E37', () => {
    const waiting = pay({ ...cardCheckout, intent: null, isIntentPending: true });
    expect([waiting.state.isSubmitting, waiting.names]).toEqual([true, []]);
    const answered = (intent: CheckoutState['intent']) => stepOf(waiting.state, { kind: 'intentAnswered', intent });
    expect(answered(freshIntent).names).toEqual(['confirmPayment']);
    expect(answered(null).state).toMatchObject(paymentFailed);
  });

  it('asks the form first: an incomplete card asks nothing of the server, whatever changed, E39 [PYX-06]', () => {
    const asked = stepOf(cardCheckout, finalize, { ...fineContext, totalCents: 2600 });
    expect([asked.state.isSubmitting, asked.names]).toEqual([true, ['checkCard']]);
    const incomplete = stepOf(asked.state, { kind: 'cardChecked', outcome: 'incomplete' });
    expect(incomplete.state).toMatchObject({ isSubmitting: false, waiting: null, alert: null, hasFailed: false });
    expect(incomplete.effects).toEqual([]);
    const failed = stepOf(asked.state, { kind: 'cardChecked', outcome: 'failed' });
    expect([failed.state, failed.effects]).toEqual([expect.objectContaining(paymentFailed), []]);
  });

  it('hears of its form only while it waits for it', () => {
    expect(stepOf(cardCheckout, checked).effects).toEqual([]);
  });

  it('keeps what the provider says about a refusal, E39 [PYX-09]', () => {
    const { state } = stepOf(paying, { kind: 'providerAnswered', status: 'failed', message: 'Votre carte a expiré.' });
    expect(state.alert).toEqual({ code: 'payment_failed', message: 'Votre carte a expiré.' });
  });

  it('prepares the payment again where the form contradicts it, and lets the diner confirm again [PYX-04]', () => {
    const { state, names } = stepOf(paying, { kind: 'providerAnswered', status: 'contradicted' });
    expect(state).toMatchObject({ isSubmitting: false, isIntentPending: true, alert: { code: 'payment_again' } });
    expect(names).toEqual(['reloadCatalogue', 'refreshIntent']);
  });

  it('lets the provider confirm when the intent is up to date, E38', () => {
    expect(pay(cardCheckout).names).toEqual(['confirmPayment']);
    expect(paying).toMatchObject({ isSubmitting: true, hasFailed: false, alert: null });
  });

  it.each(['failed', 'canceled', 'requires_payment_method'])('fails when the provider says %s, E39', (status) => {
    const { state, effects } = stepOf(paying, { kind: 'providerAnswered', status });
    expect([state, effects]).toEqual([
      expect.objectContaining({ ...paymentFailed, tab: 'payment', isAuthorised: false }),
      [],
    ]);
  });

  it.each(['requires_capture', 'succeeded', 'processing'])(
    'posts the order when the provider says %s, E40, E62',
    (status) => {
      const { state, effects } = stepOf(paying, { kind: 'providerAnswered', status });
      expect(state).toMatchObject({ isAuthorised: true, isSubmitting: true });
      expect(effects).toEqual([{ kind: 'postOrder', isRepeat: false }]);
      expect(stepOf(state, { kind: 'providerAnswered', status }).effects).toEqual([]);
    },
  );

  it('posts the same body again after a failure, without a new confirmation, whatever changed meanwhile, E41, E43', () => {
    const failed = stepOf(authorised, posted({ outcome: 'failed' })).state;
    expect(failed).toMatchObject({ isSubmitting: false, isAuthorised: true, alert: { code: 'error', message: null } });
    expect(isCheckoutLocked(failed)).toBe(true);
    const again = stepOf(failed, finalize, { ...fineContext, totalCents: 9900, asap: 'closed' });
    expect(again.effects).toEqual([{ kind: 'postOrder', isRepeat: true }]);
  });

  it('refreshes an intent whose order changed, then goes on by itself, E54', () => {
    const changed = { ...fineContext, orderKey: 'other' };
    const asked = pay(cardCheckout, changed);
    expect([asked.names, asked.state.isSubmitting]).toEqual([['refreshIntent'], true]);
    const answered = (intent: CheckoutState['intent']) =>
      stepOf(asked.state, { kind: 'intentAnswered', intent }, changed);
    expect(answered({ ...freshIntent, orderKey: 'other' }).names).toEqual(['confirmPayment']);
    expect(answered(null).state).toMatchObject(paymentFailed);
    expect(answered(null).names).toEqual(['refreshIntent']);
    expect(answered({ ...freshIntent, amountCents: 2600, orderKey: 'other' }).state.isSubmitting).toBe(false);
  });

  it('says what the server has against the order, and prepares a changed amount anew, once [CHK-47]', () => {
    const pending = { ...cardCheckout, intent: null, isIntentPending: true };
    const mismatch = { kind: 'intentAnswered', intent: null, refusal: { outcome: 'totals_mismatch' } } as const;
    const first = stepOf(pending, mismatch);
    expect(first.state).toMatchObject({
      alert: { code: 'totals_changed' },
      isIntentPending: true,
      isSubmitting: false,
    });
    expect(first.names).toEqual(['reloadCatalogue', 'refreshIntent']);
    const second = stepOf(first.state, mismatch);
    expect([second.state.isIntentPending, second.names]).toEqual([false, ['reloadCatalogue']]);

    const inCash = stepOf({ ...pending, method: 'cash' }, mismatch);
    expect([inCash.state.alert, inCash.names]).toEqual([{ code: 'totals_changed' }, ['reloadCatalogue']]);

    const refusal = { outcome: 'refused', message: 'Ce créneau n’est plus disponible' } as const;
    const refused = stepOf(
      { ...pending, isSubmitting: true, waiting: 'intent_then_confirm' },
      { kind: 'intentAnswered', intent: null, refusal },
    );
    expect(refused.state).toMatchObject({
      alert: { code: 'error', message: refusal.message },
      isIntentPending: false,
      isSubmitting: false,
    });
    expect(refused.names).toEqual(['reloadCatalogue']);
  });

  it('goes on naming the missing fields when the server refuses the incomplete order later [CHK-33]', () => {
    const alert = { code: 'required', fields: ['first_name'] } as const;
    const incomplete: CheckoutState = {
      ...cardCheckout,
      intent: null,
      isIntentPending: true,
      alert: { ...alert, fields: [...alert.fields] },
    };
    const refusal = { outcome: 'refused', message: 'Veuillez remplir tous les champs obligatoires' } as const;
    const { state, names } = stepOf(incomplete, { kind: 'intentAnswered', intent: null, refusal });
    expect(state).toMatchObject({ alert, isIntentPending: false });
    expect(names).toEqual([]);
  });

  it('needs another intent after an order in cash that got no answer, E42, E36', () => {
    const inCash: CheckoutState = { ...cardCheckout, method: 'cash' };
    const { state, names } = stepOf(inCash, finalize);
    expect([names, state.intent]).toEqual([['postOrder'], null]);
    const failed = stepOf(state, posted({ outcome: 'failed' })).state;
    expect(stepOf(failed, { kind: 'selectMethod', method: 'card' }).names).toEqual(['refreshIntent']);
  });

  it('waits for the intent that is already on its way, E54', () => {
    const pending = { ...cardCheckout, isIntentPending: true };
    const { state, effects } = pay(pending, { ...fineContext, orderKey: 'other' });
    expect([state.isSubmitting, effects]).toEqual([true, []]);
  });
});
