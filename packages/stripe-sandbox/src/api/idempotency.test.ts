import type Stripe from 'stripe';
import { describe, expect, it, vi } from 'vitest';
import { errorOf, newIntent, openStripe, openTestSandbox } from '../testing/open-test-sandbox.ts';

const headersOf = (intent: Stripe.PaymentIntent): Record<string, string> =>
  (intent as Stripe.Response<Stripe.PaymentIntent>).lastResponse.headers;

describe('an idempotency key', () => {
  it('gives the first answer again, and does nothing twice', async () => {
    const { stripe, sandbox } = await openTestSandbox();
    const first = await newIntent(stripe, { idempotencyKey: 'a' });
    const again = await newIntent(stripe, { idempotencyKey: 'a' });
    expect(again.id).toBe(first.id);
    expect(headersOf(first)['idempotent-replayed']).toBeUndefined();
    expect(headersOf(again)).toMatchObject({
      'idempotent-replayed': 'true',
      'original-request': headersOf(first)['request-id'],
    });
    expect(sandbox.ledger().paymentIntents).toHaveLength(1);
  });

  it('gives a declined card again, although another would be taken by now', async () => {
    const { stripe, sandbox } = await openTestSandbox();
    const { id } = await newIntent(stripe);
    const confirm = () =>
      stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_chargeDeclined' }, { idempotencyKey: 'a' });
    const first = await errorOf(confirm());
    expect(await errorOf(confirm())).toMatchObject({ code: 'card_declined', charge: first.charge });
    expect(sandbox.ledger().charges).toHaveLength(1);
  });

  it('may be used again after a refusal of the parameters', async () => {
    const { stripe } = await openTestSandbox();
    const create = (amount: number) =>
      stripe.paymentIntents.create({ amount, currency: 'eur' }, { idempotencyKey: 'a' });
    expect(await errorOf(create(1))).toMatchObject({ code: 'amount_too_small' });
    expect((await create(100)).amount).toBe(100);
  });

  it('is refused for other parameters and for another endpoint', async () => {
    const { stripe } = await openTestSandbox();
    const { id } = await newIntent(stripe, { idempotencyKey: 'a' });
    const wrong = { type: 'StripeIdempotencyError', statusCode: 400 };
    expect(
      await errorOf(stripe.paymentIntents.create({ amount: 50, currency: 'eur' }, { idempotencyKey: 'a' })),
    ).toMatchObject(wrong);
    expect(await errorOf(stripe.paymentIntents.cancel(id, {}, { idempotencyKey: 'a' }))).toMatchObject(wrong);
  });

  it('is refused while its first request runs', async () => {
    const { stripe, sandbox } = await openTestSandbox();
    const isRunning = sandbox.faults.add({ kind: 'hang' });
    const hanging = errorOf(newIntent(openStripe(sandbox, 300), { idempotencyKey: 'a' }));
    await isRunning;
    expect(await errorOf(newIntent(stripe, { idempotencyKey: 'a' }))).toMatchObject({
      statusCode: 409,
      code: 'idempotency_key_in_use',
    });
    await hanging;
    await vi.waitFor(() => newIntent(stripe, { idempotencyKey: 'a' }));
  });

  it('is forgotten after a day', async () => {
    let epochMilliseconds = Date.UTC(2026, 10, 21);
    const { stripe } = await openTestSandbox({ clock: () => ({ epochMilliseconds }) });
    const first = await newIntent(stripe, { idempotencyKey: 'a' });
    epochMilliseconds += 24 * 3600_000 - 1000;
    expect((await newIntent(stripe, { idempotencyKey: 'a' })).id).toBe(first.id);
    epochMilliseconds += 1000;
    expect((await newIntent(stripe, { idempotencyKey: 'a' })).id).not.toBe(first.id);
  });
});
