import { describe, expect, it } from 'vitest';
import type { Sandbox } from '../start-sandbox.ts';
import { authorisedIntent, errorOf, newIntent, openStripe, openTestSandbox } from '../testing/open-test-sandbox.ts';

const order = ({ apiHost, apiPort }: Sandbox, body: object) =>
  fetch(`http://${apiHost}:${apiPort}/_sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('the sandbox, told to fail,', () => {
  it('never answers, and does nothing [R7]', async () => {
    const { sandbox } = await openTestSandbox();
    sandbox.faults.add({ kind: 'hang' });
    const started = performance.now();
    expect(await errorOf(newIntent(openStripe(sandbox, 200)))).toMatchObject({ type: 'StripeConnectionError' });
    expect(performance.now() - started).toBeGreaterThan(150);
    expect(sandbox.ledger().paymentIntents).toEqual([]);
  });

  it('loses the answer to what it did, and gives it when asked again under the same key [R7]', async () => {
    const { sandbox, stripe } = await openTestSandbox();
    const { id } = await authorisedIntent(stripe);
    // Twice, because the official library retries once after a closed connection.
    sandbox.faults.add({ kind: 'loseAnswer', requests: 2 });
    const capture = () => stripe.paymentIntents.capture(id, {}, { idempotencyKey: 'capture' });
    expect(await errorOf(capture())).toMatchObject({ type: 'StripeConnectionError' });
    expect((await stripe.paymentIntents.retrieve(id)).status).toBe('succeeded');
    expect((await capture()).status).toBe('succeeded');
  });

  it('answers 500 to what it did, and keeps that answer under the key [R7]', async () => {
    const { sandbox, stripe } = await openTestSandbox();
    const { id } = await authorisedIntent(stripe);
    sandbox.faults.add({ kind: 'errorAfterCommit' });
    const capture = () => stripe.paymentIntents.capture(id, {}, { idempotencyKey: 'capture' });
    expect(await errorOf(capture())).toMatchObject({ statusCode: 500 });
    expect(await errorOf(capture())).toMatchObject({ statusCode: 500 });
    expect((await stripe.paymentIntents.retrieve(id)).status).toBe('succeeded');
  });

  it('fails the requests that were named, as often as was said', async () => {
    const { sandbox, stripe } = await openTestSandbox();
    sandbox.faults.add({ kind: 'rateLimited', requests: 2, method: 'POST', path: '/v1/payment_intents/*/cancel' });
    const { id } = await newIntent(stripe);
    const cancel = () => stripe.paymentIntents.cancel(id);
    expect(await errorOf(cancel())).toMatchObject({ statusCode: 429, type: 'StripeRateLimitError' });
    expect(await errorOf(cancel())).toMatchObject({ statusCode: 429 });
    expect((await cancel()).status).toBe('canceled');
  });

  it('examines a confirmation until it is told what comes of it', async () => {
    const { sandbox, stripe } = await openTestSandbox();
    const examined = async () => {
      sandbox.faults.add({ kind: 'processing', path: '/v1/payment_intents/*/confirm' });
      return (await authorisedIntent(stripe)).id;
    };
    const statusOf = async (id: string) => (await stripe.paymentIntents.retrieve(id)).status;
    const first = await examined();
    expect(await statusOf(first)).toBe('processing');
    expect(await errorOf(stripe.paymentIntents.cancel(first))).toMatchObject({ statusCode: 400 });
    sandbox.settle('succeeded');
    expect(await statusOf(first)).toBe('requires_capture');
    const declined = await examined();
    sandbox.settle('failed');
    expect(await statusOf(declined)).toBe('requires_payment_method');
  });

  it('is told so, and read, by a drill in another process', async () => {
    const { sandbox, stripe } = await openTestSandbox();
    expect((await order(sandbox, { fault: { kind: 'rateLimited' }, webhooks: 'none' })).status).toBe(204);
    await errorOf(newIntent(stripe));
    const { id } = await newIntent(stripe);
    const ledger = await fetch(`http://${sandbox.apiHost}:${sandbox.apiPort}/_sandbox/ledger`);
    expect(await ledger.json()).toMatchObject({ paymentIntents: [{ id }], charges: [], refunds: [] });
    expect((await order(sandbox, { fault: { kind: 'explode' } })).status).toBe(400);
  });
});
