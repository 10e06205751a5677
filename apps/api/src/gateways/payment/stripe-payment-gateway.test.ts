import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../../testing/start-test-sandbox.ts';
import { startUpstream } from '../../testing/start-upstream.ts';
import { GatewayFailure } from '../gateway-failure.ts';
import type { NewIntent, PaymentGateway } from './payment-gateway.ts';
import { createStripeGateway } from './stripe-payment-gateway.ts';

let sandbox: TestSandbox;
let gateway: PaymentGateway;
let count = 0;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
beforeEach(() => {
  count += 1;
  const apiUrl = `http://${sandbox.apiHost}:${sandbox.apiPort}`;
  gateway = createStripeGateway({
    secretKey: sandbox.secretKey,
    webhookSecret: sandbox.webhookSecret,
    apiUrl,
    currency: 'EUR',
  });
});
afterEach(() => sandbox.faults.clear());
afterAll(() => sandbox.close());

const wanted = (change: Partial<NewIntent> = {}): NewIntent => ({
  amountCents: 3545,
  methods: ['card'],
  customerId: null,
  localId: `order-${count}`,
  attempt: 0,
  ...change,
});
async function authorised(): Promise<string> {
  const id = (await gateway.createIntent(wanted()))?.id ?? '';
  await sandbox.confirm(id);
  return id;
}
const refundsOf = (id: string) => sandbox.ledger().refunds.filter((refund) => refund.payment_intent === id);

describe('a payment at Stripe', () => {
  it('is held by manual capture, bound to the order’s local_id, for a card and nothing else [PAY-08]', async () => {
    const customerId = await gateway.createCustomer({ email: 'camille@example.com', name: 'Camille', phone: '06' });
    const intent = await gateway.createIntent(wanted({ customerId }));
    expect(intent).toMatchObject({ state: 'open', amountCents: 3545, currency: 'EUR', localId: `order-${count}` });
    expect(intent?.clientSecret).toMatch(/_secret_/);
    expect(sandbox.intent(intent?.id ?? '')).toMatchObject({
      capture_method: 'manual',
      payment_method_types: ['card'],
      customer: customerId,
    });
  });

  it('is made once for each attempt of an order, whatever is repeated', async () => {
    const first = await gateway.createIntent(wanted());
    expect((await gateway.createIntent(wanted()))?.id).toBe(first?.id);
    expect((await gateway.createIntent(wanted({ attempt: 1 })))?.id).not.toBe(first?.id);
    expect(await gateway.findIntent('pi_nobody')).toBeNull();
  });

  it('is changed, captured, cancelled and refunded, and answers the present state if that is refused', async () => {
    const id = await authorised();
    expect(await gateway.updateIntent(id, 9999)).toMatchObject({ amountCents: 3545, state: 'authorised' });
    expect(await gateway.capture(id)).toMatchObject({ state: 'captured' });
    expect(await gateway.cancel(id)).toMatchObject({ state: 'captured' });
    expect(await gateway.refund({ intentId: id, refundId: `r-${id}`, amountCents: 4000 })).toBe('refused');
    const open = await gateway.createIntent(wanted({ attempt: 1 }));
    expect(await gateway.updateIntent(open?.id ?? '', 4040)).toMatchObject({ amountCents: 4040 });
    expect(await gateway.capture(open?.id ?? '')).toMatchObject({ state: 'open' });
    expect(await gateway.cancel(open?.id ?? '')).toMatchObject({ state: 'cancelled' });
    expect(await gateway.capture('pi_nobody')).toBeNull();
    expect(await gateway.createIntent(wanted({ attempt: 2, customerId: 'cus_nobody' }))).toBeNull();
  });
});

it('reports its refunds and disputes, also those from the dashboard [PYX-70]', async () => {
  const id = (await gateway.createIntent(wanted()))?.id ?? '';
  await sandbox.confirm(id, 'pm_card_createDispute');
  expect(await gateway.findIntent(id)).toMatchObject({ state: 'authorised', returnedCents: 0, isContested: false });
  expect(await gateway.capture(id)).toMatchObject({ state: 'captured', isContested: true });
  expect(await gateway.listDisputes(id)).toMatchObject([
    { amountCents: 3545, reason: 'fraudulent', state: 'open', isRefundable: false, funds: [{ amountCents: -3545 }] },
  ]);
  expect(await gateway.listDisputes('pi_none')).toEqual([]);
  const other = (await gateway.createIntent(wanted({ attempt: 1 })))?.id ?? '';
  await sandbox.confirm(other);
  await gateway.capture(other);
  await sandbox.call('/v1/refunds', { payment_intent: other, amount: '1000' });
  expect(await gateway.findIntent(other)).toMatchObject({ heldCents: 3545, returnedCents: 1000 });
});

describe('an outcome that is not known', () => {
  it.each(['errorAfterCommit', 'loseAnswer'] as const)(
    'is looked up before anything is tried again: %s [PAY-16]',
    async (kind) => {
      // Stripe's library itself retries once after a lost connection.
      const requests = kind === 'loseAnswer' ? 2 : 1;
      const id = await authorised();
      sandbox.faults.add({ kind, requests, method: 'POST', path: '/v1/payment_intents/*/capture' });
      expect(await gateway.capture(id)).toMatchObject({ state: 'captured' });

      sandbox.faults.add({ kind, requests, method: 'POST', path: '/v1/refunds' });
      expect(await gateway.refund({ intentId: id, refundId: `r-${id}`, amountCents: 1000 })).toBe('done');
      expect(refundsOf(id)).toHaveLength(1);

      sandbox.faults.add({ kind, requests, method: 'POST', path: '/v1/payment_intents' });
      const made = await gateway.createIntent(wanted({ attempt: 3 }));
      expect(sandbox.intent(made?.id ?? '')?.status).toBe('requires_payment_method');

      sandbox.faults.add({ kind, requests, method: 'POST', path: '/v1/payment_intents/*/cancel' });
      expect(await gateway.cancel(made?.id ?? '')).toMatchObject({ state: 'cancelled' });
    },
  );

  it('stays a failure if it can’t be looked up', async () => {
    const id = await authorised();
    sandbox.faults.add({ kind: 'rateLimited', requests: 2 });
    await expect(gateway.capture(id)).rejects.toBeInstanceOf(GatewayFailure);
    expect(sandbox.intent(id)?.status).toBe('requires_capture');
  });

  it('does not hold up the end of the server, which settles it at its next start', async () => {
    const id = await authorised();
    sandbox.faults.add({ kind: 'hang', requests: 2 });
    const capture = gateway.capture(id);
    gateway.close();
    await expect(capture).rejects.toThrow(GatewayFailure);
  });

  it('is given up without an answer', async () => {
    const id = await authorised();
    sandbox.faults.add({ kind: 'hang' });
    await expect(gateway.capture(id)).rejects.toBeInstanceOf(GatewayFailure);
    expect(sandbox.intent(id)?.status).toBe('requires_capture');
  });
});

it('is made once for two requests at once, with the key in use [CHK-37]', async () => {
  const keys: unknown[] = [];
  const upstream = await startUpstream();
  const made = {
    id: 'pi_1',
    object: 'payment_intent',
    status: 'requires_payment_method',
    amount: 3545,
    currency: 'eur',
    metadata: {},
  };
  upstream.answer = (response) => {
    keys.push(upstream.asked.at(-1)?.headers['idempotency-key']);
    const isFirst = keys.length === 1;
    const body = isFirst ? { error: { type: 'idempotency_error', message: 'in use' } } : made;
    response.writeHead(isFirst ? 409 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  const asking = createStripeGateway({
    secretKey: 'sk_test_1',
    webhookSecret: 'whsec_1',
    apiUrl: upstream.root,
    currency: 'EUR',
  });
  expect((await asking.createIntent(wanted()))?.id).toBe('pi_1');
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(2);
  await upstream.close();
});

describe('a webhook', () => {
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'payment_intent.amount_capturable_updated',
    data: { object: { id: 'pi_1', object: 'payment_intent' } },
  });
  const sign = (text: string, { secret = sandbox.webhookSecret, secondsAgo = 0 } = {}) =>
    Stripe.webhooks.generateTestHeaderString({
      payload: text,
      secret,
      timestamp: Math.floor(Date.now() / 1000) - secondsAgo,
    });
  const read = (text: string, signature: string) => gateway.readWebhook(Buffer.from(text), signature);

  it('is read when exactly these bytes were signed in the last five minutes [PAY-23]', () => {
    const event = {
      id: 'evt_1',
      kind: 'payment_intent.amount_capturable_updated',
      intentId: 'pi_1',
      about: 'payment',
    };
    expect(read(payload, sign(payload, { secondsAgo: 290 }))).toEqual(event);
    const refund = payload.replace(
      '"pi_1","object":"payment_intent"',
      '"re_1","object":"refund","payment_intent":"pi_1"',
    );
    expect(read(refund, sign(refund))).toEqual({ ...event, about: 'refund' });
    const dispute = refund.replace('"re_1","object":"refund"', '"du_1","object":"dispute"');
    expect(read(dispute, sign(dispute))).toEqual({ ...event, about: 'dispute' });
  });

  it('is not read when it is forged, old, altered, serialised again or unsigned [PAY-23]', () => {
    expect(read(payload, sign(payload, { secret: 'whsec_guessed' }))).toBeNull();
    expect(read(payload, sign(payload, { secondsAgo: 310 }))).toBeNull();
    expect(read(payload.replace('pi_1', 'pi_2'), sign(payload))).toBeNull();
    expect(read(JSON.stringify(JSON.parse(payload), null, 2), sign(payload))).toBeNull();
    expect(read(payload, '')).toBeNull();
  });
});

describe('the webhooks that are registered at Stripe', () => {
  it('are listed, and are hidden from a restricted key that may not read them [OFC-30]', async () => {
    const stripe = await startUpstream();
    const restricted = { secretKey: 'rk_test_1', webhookSecret: 'whsec_1', apiUrl: stripe.root, currency: 'EUR' };
    const listing = createStripeGateway(restricted);
    const known = {
      id: 'we_1',
      object: 'webhook_endpoint',
      url: 'https://chez-ana.fr/v2/public/checkout/stripe-webhook',
    };
    stripe.say({ object: 'list', data: [{ ...known, status: 'disabled', enabled_events: ['refund.failed'] }] });
    expect(await listing.listWebhooks()).toEqual([{ url: known.url, isEnabled: false, events: ['refund.failed'] }]);
    stripe.say({ error: { type: 'invalid_request_error', message: 'The key rk_test_1 may not.' } }, 403);
    expect(await listing.listWebhooks()).toBeNull();
    stripe.say({ error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } }, 401);
    await expect(listing.listWebhooks()).rejects.toThrow(GatewayFailure);
    expect(stripe.asked[0]?.url).toBe('/v1/webhook_endpoints?limit=100');
    listing.close();
    await stripe.close();
  });
});
