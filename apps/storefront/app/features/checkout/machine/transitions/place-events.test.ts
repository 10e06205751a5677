import { describe, expect, it } from 'vitest';
import type { CheckoutState } from '../../../../state/checkout/checkout-state.ts';
import { cardCheckout, deliveryContext, fineContext, stepOf } from '../testing/example-checkout.ts';

const withPosts = { ...fineContext, hasPosts: true };
const moved = { kind: 'promiseMoved', before: '2026-11-23T18:20:00Z', after: '2026-11-23T18:50:00Z' } as const;
const sending: CheckoutState = { ...cardCheckout, isSubmitting: true };

describe('a place that others took', () => {
  it('leads back to the times, and keeps what was typed [CAP-05]', () => {
    const pending: CheckoutState = { ...cardCheckout, intent: null, isIntentPending: true };
    const { state, effects } = stepOf(pending, { kind: 'placeGone' }, withPosts);
    expect(state).toEqual({ ...pending, tab: 'delivery', alert: { code: 'slot_gone' }, isIntentPending: false });
    expect(effects).toEqual([]);
  });

  it('stops an order whose payment is prepared again [CAP-05]', () => {
    const waiting: CheckoutState = { ...sending, waiting: 'intent_then_confirm', isIntentPending: true };
    expect(stepOf(waiting, { kind: 'placeGone' }, withPosts).state).toMatchObject({
      tab: 'delivery',
      isSubmitting: false,
      waiting: null,
    });
  });

  it.each<[string, CheckoutState]>([
    ['is being sent, because the server decides', sending],
    ['is paid', { ...cardCheckout, isAuthorised: true }],
    ['is stored', { ...cardCheckout, tab: 'confirmation', orderId: 'o1' }],
  ])('stops no order that %s [CAP-05]', (_what, state) => {
    expect(stepOf(state, { kind: 'placeGone' }, withPosts).state).toEqual(state);
    expect(stepOf(state, moved, withPosts).state).toEqual(state);
  });

  it('says nothing to a diner who is at another step', () => {
    const elsewhere: CheckoutState = { ...cardCheckout, tab: 'personal' };
    expect(stepOf(elsewhere, { kind: 'placeGone' }, withPosts).state).toEqual(elsewhere);
  });
});

it('a promise that is later than the page said is shown before the order is sent [CAP-10]', () => {
  const { before, after } = moved;
  const waiting: CheckoutState = { ...sending, waiting: 'intent_then_confirm', isIntentPending: true };
  expect(stepOf(waiting, moved, withPosts).state).toMatchObject({
    tab: 'payment',
    isSubmitting: false,
    waiting: null,
    isIntentPending: true,
    alert: { code: 'promise_moved', before, after },
  });
});

describe('the held place', () => {
  const leave = { kind: 'leavePage' } as const;

  it('is given back when the checkout is left, or its cart emptied [CAP-04]', () => {
    expect(stepOf(cardCheckout, leave, withPosts).names).toEqual(['leavePlace']);
    expect(stepOf(cardCheckout, { kind: 'cartEmptied' }, withPosts).names).toEqual(['leavePlace']);
  });

  it('is kept for an order that is being sent or paid, though the page is left for the bank’s [CAP-05]', () => {
    expect(stepOf(sending, leave, withPosts).names).toEqual([]);
    expect(stepOf({ ...cardCheckout, isAuthorised: true }, leave, withPosts).names).toEqual([]);
  });

  it('is kept while the diner goes to another step [CAP-04]', () => {
    expect(stepOf(cardCheckout, { kind: 'jump', tab: 'delivery' }, withPosts).names).toEqual([]);
  });

  it('does not exist in a restaurant without posts [CAP-04]', () => {
    expect(stepOf(cardCheckout, leave).names).toEqual([]);
    expect(stepOf(cardCheckout, { kind: 'cartEmptied' }, deliveryContext).names).toEqual([]);
  });
});
