import type Stripe from 'stripe';
import { afterAll, describe, expect, it } from 'vitest';
import { startSandbox } from '../start-sandbox.ts';
import { authorisedIntent, errorOf, newIntent, openStripe } from '../testing/open-test-sandbox.ts';

const sandbox = await startSandbox({ port: 0 });
const stripe = openStripe(sandbox);
const intents = stripe.paymentIntents;
afterAll(() => sandbox.close());

const confirm = (id: string, card: string) => intents.confirm(id, { payment_method: card });

/** Creates an intent in each state. */
const states: Record<string, () => Promise<Stripe.PaymentIntent>> = {
  fresh: () => newIntent(stripe),
  declined: async () => {
    const { id } = await newIntent(stripe);
    await errorOf(confirm(id, 'pm_card_chargeDeclined'));
    return intents.retrieve(id);
  },
  asking: async () => confirm((await newIntent(stripe)).id, 'pm_card_threeDSecure2Required'),
  revalued: async () => {
    const { id } = await newIntent(stripe);
    await confirm(id, 'pm_card_threeDSecure2Required');
    return intents.update(id, { amount: 4040 });
  },
  authorised: () => authorisedIntent(stripe),
  captured: async () => intents.capture((await authorisedIntent(stripe)).id),
  canceled: async () => intents.cancel((await newIntent(stripe)).id),
};

const verbs = {
  revalue: (id: string) => intents.update(id, { amount: 5000 }),
  note: (id: string) => intents.update(id, { metadata: { note: 'x' } }),
  confirm: (id: string) => confirm(id, 'pm_card_visa'),
  capture: (id: string) => intents.capture(id),
  cancel: (id: string) => intents.cancel(id),
};

const no = 'payment_intent_unexpected_state';
const start = 'requires_payment_method';

describe('a payment intent', () => {
  it.each([
    // Each row has a state, its status, and the status after each verb.
    ['fresh', start, { revalue: start, note: start, confirm: 'requires_capture', capture: no, cancel: 'canceled' }],
    ['declined', start, { revalue: start, note: start, confirm: 'requires_capture', capture: no, cancel: 'canceled' }],
    [
      'asking',
      'requires_action',
      {
        revalue: 'requires_confirmation',
        note: 'requires_action',
        confirm: 'requires_capture',
        capture: no,
        cancel: 'canceled',
      },
    ],
    [
      'revalued',
      'requires_confirmation',
      {
        revalue: 'requires_confirmation',
        note: 'requires_confirmation',
        confirm: 'requires_capture',
        capture: no,
        cancel: 'canceled',
      },
    ],
    [
      'authorised',
      'requires_capture',
      { revalue: no, note: 'requires_capture', confirm: no, capture: 'succeeded', cancel: 'canceled' },
    ],
    ['captured', 'succeeded', { revalue: no, note: 'succeeded', confirm: no, capture: no, cancel: no }],
    ['canceled', 'canceled', { revalue: no, note: 'canceled', confirm: no, capture: no, cancel: no }],
  ] as const)('that is %s goes only where Stripe lets it go', async (state, status, outcomes) => {
    for (const [verb, outcome] of Object.entries(outcomes)) {
      const intent = await (states[state] as () => Promise<Stripe.PaymentIntent>)();
      expect(intent.status).toBe(status);
      const call = verbs[verb as keyof typeof verbs](intent.id);
      if (outcome === no) {
        expect(await errorOf(call), verb).toMatchObject({
          statusCode: 400,
          code: no,
          payment_intent: { id: intent.id },
        });
        expect((await intents.retrieve(intent.id)).status, verb).toBe(status);
      } else expect((await call).status, verb).toBe(outcome);
    }
  });

  it('holds the money until it is captured, in part when asked so', async () => {
    const held = await authorisedIntent(stripe);
    expect(held).toMatchObject({
      amount_capturable: 3545,
      amount_received: 0,
      latest_charge: expect.stringMatching(/^ch_/),
    });
    expect(await errorOf(intents.capture(held.id, { amount_to_capture: 3546 }))).toMatchObject({
      code: 'amount_too_large',
      param: 'amount_to_capture',
    });
    expect(await intents.capture(held.id, { amount_to_capture: 3000 })).toMatchObject({
      amount_capturable: 0,
      amount_received: 3000,
    });
    expect(sandbox.ledger().charges.find(({ id }) => id === held.latest_charge)).toMatchObject({
      captured: true,
      amount_captured: 3000,
    });
  });

  it('gives the held money back when it is cancelled', async () => {
    const { id, latest_charge } = await authorisedIntent(stripe);
    expect(await intents.cancel(id, { cancellation_reason: 'abandoned' })).toMatchObject({
      amount_capturable: 0,
      cancellation_reason: 'abandoned',
      canceled_at: expect.any(Number),
    });
    expect(sandbox.ledger().charges.find((charge) => charge.id === latest_charge)).toMatchObject({
      captured: false,
      refunded: true,
    });
  });

  it('takes the money at once when it is captured automatically', async () => {
    const { id } = await intents.create({ amount: 50, currency: 'eur' });
    expect(await confirm(id, 'pm_card_visa')).toMatchObject({ status: 'succeeded', amount_received: 50 });
  });

  it('says why the card was declined, and takes another', async () => {
    const { id } = await newIntent(stripe);
    expect(await errorOf(confirm(id, 'pm_card_chargeDeclined'))).toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code: 'card_declined',
      decline_code: 'generic_decline',
      requestId: expect.stringMatching(/^req_/),
      payment_intent: { status: start, last_payment_error: { code: 'card_declined' } },
    });
    expect(await confirm(id, 'pm_card_visa')).toMatchObject({ status: 'requires_capture', last_payment_error: null });
  });

  it('keeps metadata by name', async () => {
    const { id } = await intents.create({ amount: 50, currency: 'eur', metadata: { local_id: 'a', table: '4' } });
    expect((await intents.update(id, { metadata: { table: '', guests: '2' } })).metadata).toEqual({
      local_id: 'a',
      guests: '2',
    });
    expect((await intents.update(id, { metadata: '' })).metadata).toEqual({});
  });

  it.each([
    [{ amount: 49, currency: 'eur' }, 'amount_too_small', 'amount'],
    [{ amount: 35.45, currency: 'eur' }, 'parameter_invalid_integer', 'amount'],
    [{ amount: 100, currency: 'eur', customer: 'cus_nobody' }, 'resource_missing', 'customer'],
    [{ amount: 100, currency: 'eur', colour: 'blue' }, 'parameter_unknown', 'colour'],
    [{ amount: 100, currency: 'eur', setup_future_usage: 'off_session' }, 'parameter_unknown', 'setup_future_usage'],
    [
      { amount: 100, currency: 'eur', payment_method_types: ['card'] },
      'payment_method_types_no_longer_supported',
      'payment_method_types',
    ],
    [{ currency: 'eur' }, 'parameter_missing', 'amount'],
  ])('is not made of %j [PYX-61, PYX-74]', async (parameters, code, param) => {
    expect(await errorOf(intents.create(parameters as Stripe.PaymentIntentCreateParams))).toMatchObject({
      statusCode: 400,
      code,
      param,
    });
  });

  it('took payment_method_types in older versions of the API', async () => {
    const older = { amount: 100, currency: 'eur', payment_method_types: ['card'] } as Stripe.PaymentIntentCreateParams;
    const { payment_method_types } = await intents.create(older, { apiVersion: '2026-06-24' });
    expect(payment_method_types).toEqual(['card']);
  });

  it('that nobody made is not found', async () => {
    expect(await errorOf(intents.retrieve('pi_invented'))).toMatchObject({ statusCode: 404, code: 'resource_missing' });
  });

  it('is listed newest first, by customer and time, a page after the other', async () => {
    const { id: customer } = await stripe.customers.create({ email: 'camille@example.com' });
    const made: string[] = [];
    for (const amount of [100, 200, 300])
      made.unshift((await intents.create({ amount, currency: 'eur', customer })).id);
    const listed: string[] = [];
    for await (const { id } of intents.list({ customer, limit: 2, created: { gte: 1 } })) listed.push(id);
    expect(listed).toEqual(made);
    expect((await intents.list({ customer, created: { lt: 1 } })).data).toEqual([]);
  });
});
