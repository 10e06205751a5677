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
