import Stripe from 'stripe';
import { afterAll, describe, expect, it } from 'vitest';
import { startSandbox } from './start-sandbox.ts';

const sandbox = await startSandbox({ port: 0 });
const stripe = new Stripe(sandbox.secretKey, {
  host: sandbox.apiHost,
  port: sandbox.apiPort,
  protocol: 'http',
  maxNetworkRetries: 0,
  telemetry: false,
});
afterAll(() => sandbox.close());

describe('the sandbox', () => {
  it('takes a payment through the official library [PAY-19]', async () => {
    const customer = await stripe.customers.create({ email: 'a@b.fr', name: 'Camille' });
    const intent = await stripe.paymentIntents.create({
      amount: 3545,
      currency: 'eur',
      customer: customer.id,
      capture_method: 'manual',
      allowed_payment_method_types: ['card'],
      metadata: { local_id: 'x' },
    });
    expect(intent).toMatchObject({ status: 'requires_payment_method', metadata: { local_id: 'x' } });
    const confirmed = await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
    expect(confirmed).toMatchObject({ status: 'requires_capture', amount_capturable: 3545 });
    const captured = await stripe.paymentIntents.capture(intent.id);
    expect(captured.status).toBe('succeeded');
    const all = await stripe.paymentIntents.list({ customer: customer.id, created: { gte: 0 }, limit: 3 });
    expect(all.data.map(({ id }) => id)).toEqual([intent.id]);
  });
});
