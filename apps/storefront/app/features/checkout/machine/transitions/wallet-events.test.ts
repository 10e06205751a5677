import { describe, expect, it } from 'vitest';
import { initialCheckout } from '../../../../state/checkout/checkout-state.ts';
import {
  cardCheckout,
  deliveryContext,
  filledCheckout,
  fineContext,
  freshIntent,
  stepOf,
} from '../testing/example-checkout.ts';

const cash = { ...filledCheckout, tab: 'payment' as const };
const open = { kind: 'walletOpened' } as const;
const accept = { kind: 'walletAccepted' } as const;
const accepted = { ...cardCheckout, isSubmitting: true, waiting: 'wallet_then_confirm' as const };

describe('the button of a wallet', () => {
  it('opens its sheet without a request, whether the payment is prepared or not, E70 [PYX-19]', () => {
    for (const state of [cardCheckout, { ...cash, isIntentPending: true }]) {
      const step = stepOf({ ...state, alert: { code: 'payment_failed' } }, open);
      expect(step.effects).toEqual([]);
      expect(step.state).toMatchObject({ tab: 'payment', method: 'card', alert: null, isSubmitting: false });
    }
  });

  it('leads to what is missing, E71 [PYX-19]', () => {
    const nobody = { ...cardCheckout, personal: initialCheckout.personal };
    expect(stepOf(nobody, open).state).toMatchObject({ tab: 'personal', alert: { code: 'required' } });
    expect(stepOf(cardCheckout, open, { ...fineContext, asap: 'closed' }).state).toMatchObject({
      tab: 'delivery',
      alert: { code: 'closed' },
    });
    expect(stepOf(cardCheckout, open, { ...fineContext, isAgeMissing: true }).state.alert).toEqual({
      code: 'adult_required',
    });
    expect(stepOf(cardCheckout, open, { ...fineContext, totalCents: 49 }).state.alert).toEqual({ code: 'no_method' });
  });

  it('opens its sheet without a person where the sheet asks for one, but never without a time, E70 [PYX-31, PYX-29]', () => {
    const nobody = { ...initialCheckout };
    const asked = { ...open, asksPerson: true };
    expect(stepOf(nobody, asked)).toMatchObject({ effects: [], state: { tab: 'type', method: 'card', alert: null } });
    expect(stepOf(nobody, asked, { ...fineContext, asap: 'closed' }).state.alert).toEqual({ code: 'closed' });
  });

  it('has an address measured first that is not known, and opens no sheet, E71 [PYX-19]', () => {
    const step = stepOf(cardCheckout, open, { ...deliveryContext, isAddressStale: true });
    expect([step.names, step.state.isSubmitting, step.state.waiting]).toEqual([
      ['lookUpAddress'],
      true,
      'address_then_validate',
    ]);
  });

  it('does nothing while an order is sent or paid, E71 [PYX-19]', () => {
    for (const busy of [{ isSubmitting: true }, { isAuthorised: true }, { orderId: 'o1' }]) {
      const state = { ...cardCheckout, ...busy };
      expect(stepOf(state, open)).toMatchObject({ state, effects: [] });
      expect(stepOf(state, accept)).toMatchObject({ state, effects: [] });
    }
  });
});

describe('an accepted wallet', () => {
  it('pays at once what is prepared, and renews what is not, E73 [PYX-21]', () => {
    expect(stepOf(cardCheckout, accept)).toMatchObject({ state: accepted, effects: [] });
    const stale = stepOf(cardCheckout, accept, { ...fineContext, totalCents: 2600 });
    expect(stale.effects).toEqual([{ kind: 'refreshIntent', intentId: 'pi_1' }]);
    expect(stale.state).toMatchObject({ isSubmitting: true, isIntentPending: true, waiting: 'wallet_then_confirm' });
    const pending = stepOf({ ...cash, isIntentPending: true }, accept);
    expect(pending).toMatchObject({ effects: [], state: { waiting: 'wallet_then_confirm', isIntentPending: true } });
  });

  it('leads to the form with what the wallet did not know of its holder, E74 [PYX-32]', () => {
    const personal = { ...cash.personal, phone: '', email: 'nobody' };
    const step = stepOf({ ...cash, tab: 'type', personal }, accept);
    expect(step.effects).toEqual([]);
    expect(step.state).toMatchObject({
      tab: 'personal',
      personal,
      isSubmitting: false,
      alert: { code: 'required', fields: ['phone', 'email'], isOfWallet: true },
    });
  });

  it('is accepted from any step, and goes on at the payment, E73 [PYX-33]', () => {
    const step = stepOf({ ...filledCheckout, tab: 'type' }, accept);
    expect(step.names).toEqual(['refreshIntent']);
    expect(step.state).toMatchObject({ tab: 'payment', method: 'card', waiting: 'wallet_then_confirm' });
  });

  it('is not paid at a time that moved, or in a place that others took, E73 [PYX-34]', () => {
    const waiting = { ...accepted, isIntentPending: true };
    const moved = { kind: 'promiseMoved', before: '2026-11-20T18:25:00Z', after: '2026-11-20T18:45:00Z' } as const;
    expect(stepOf(waiting, moved).state).toMatchObject({ isSubmitting: false, alert: { code: 'promise_moved' } });
    expect(stepOf(waiting, { kind: 'placeGone' }).state).toMatchObject({
      isSubmitting: false,
      waiting: null,
      alert: { code: 'slot_gone' },
    });
  });

  it('waits for the intent of this very order, E73 [PYX-21]', () => {
    const waiting = { ...accepted, intent: null, isIntentPending: true };
    const answered = stepOf(waiting, { kind: 'intentAnswered', intent: freshIntent });
    expect(answered).toMatchObject({ effects: [], state: { ...accepted, isIntentPending: false } });
    const other = stepOf(waiting, { kind: 'intentAnswered', intent: { ...freshIntent, orderKey: 'another' } });
    expect(other.names).toEqual(['refreshIntent']);
    expect(other.state).toMatchObject({ isSubmitting: true, waiting: 'wallet_then_confirm' });
  });

  it('ends with the alert of what the server refused, and without an intent as a failed payment, E73 [PYX-21]', () => {
    const waiting = { ...accepted, intent: null, isIntentPending: true };
    const none = stepOf(waiting, { kind: 'intentAnswered', intent: null });
    expect(none.state).toMatchObject({ isSubmitting: false, waiting: null, alert: { code: 'payment_failed' } });
    const changed = stepOf(waiting, {
      kind: 'intentAnswered',
      intent: null,
      refusal: { outcome: 'totals_mismatch' },
    });
    expect(changed.state).toMatchObject({ isSubmitting: false, waiting: null, alert: { code: 'totals_changed' } });
  });

  it('is an order like any card once it is authorised, and can be tried again when it was refused, E39, E40 [PYX-21]', () => {
    const paid = stepOf(accepted, { kind: 'providerAnswered', status: 'requires_capture' });
    expect(paid.names).toEqual(['postOrder']);
    expect(paid.state).toMatchObject({ isAuthorised: true, waiting: null });
    const refused = stepOf(accepted, { kind: 'providerAnswered', status: 'failed', message: 'Refusée.' });
    expect(refused.state).toMatchObject({
      isSubmitting: false,
      waiting: null,
      intent: freshIntent,
      alert: { code: 'payment_failed', message: 'Refusée.' },
    });
  });
});
