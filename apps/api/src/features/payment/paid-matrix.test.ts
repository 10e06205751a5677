import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { paths } from '@comptoir/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStripeGateway } from '../../gateways/payment/stripe-payment-gateway.ts';
import { cardOrder } from '../../testing/open-card-shop.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { findOrder } from '../order/record/order-repository.ts';

/** A payment intent in any state that Stripe documents, because the sandbox can't reach all of them. */
interface Intent {
  id: string;
  object: 'payment_intent';
  amount: number;
  currency: string;
  status: string;
  client_secret: string;
  metadata: Record<string, string>;
  /** The charge, refund or dispute of the payment. */
  latest_charge: { object: 'charge'; amount_refunded: number; disputed: boolean };
}

let shop: TestShop;
let server: Server;
let isDown = false;
const intents = new Map<string, Intent>();

/** Responds like Stripe: only an authorised intent can be captured, and a finished one can't be cancelled. */
function answer(method: string, path: string, form: URLSearchParams): { status: number; body: unknown } {
  const refuse = (status: number, code: string) => ({
    status,
    body: { error: { type: 'invalid_request_error', code, message: code } },
  });
  const [, , , id, action] = path.split('/');
  if (method === 'POST' && id === undefined) {
    const intent: Intent = {
      id: `pi_${randomUUID()}`,
      object: 'payment_intent',
      amount: Number(form.get('amount')),
      currency: 'eur',
      status: 'requires_capture',
      client_secret: 'secret',
      metadata: { local_id: form.get('metadata[local_id]') ?? '' },
      latest_charge: { object: 'charge', amount_refunded: 0, disputed: false },
    };
    intents.set(intent.id, intent);
    return { status: 200, body: { ...intent, status: 'requires_payment_method' } };
  }
  const intent = intents.get(id ?? '');
  if (!intent) return refuse(404, 'resource_missing');
  if (action === 'capture') {
    if (intent.status !== 'requires_capture') return refuse(400, 'payment_intent_unexpected_state');
    intent.status = 'succeeded';
  } else if (action === 'cancel') {
    if (['succeeded', 'canceled'].includes(intent.status)) return refuse(400, 'payment_intent_unexpected_state');
    intent.status = 'canceled';
  }
  const { amount, status } = intent;
  const held = {
    amount_capturable: status === 'requires_capture' ? amount : 0,
    amount_received: status === 'succeeded' ? amount : 0,
  };
  return { status: 200, body: { ...intent, ...held } };
}

/** The number of requested refunds. */
let askedRefunds = 0;
function answerRefund(method: string): { status: number; body: unknown } {
  if (method === 'GET') return { status: 200, body: { object: 'list', data: [] } };
  askedRefunds += 1;
  return { status: 200, body: { id: 're_1', object: 'refund', status: 'succeeded' } };
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    if (isDown) return response.destroy();
    const path = (request.url ?? '').split('?')[0] ?? '';
    const { status, body } = path.startsWith('/v1/refunds')
      ? answerRefund(request.method ?? '')
      : answer(request.method ?? '', path, new URLSearchParams(text));
    return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const gateway = createStripeGateway({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiUrl, currency: 'EUR' });
  shop = await openTestShop({ card: { gateway, publicKey: 'pk_test_1', scriptUrl: null } });
  await shop.setCatalogue((catalogue) => {
    catalogue.settings['payments.stripe.active'] = true;
  });
});
afterAll(async () => {
  await shop.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function placed(): Promise<{ orderId: string; intent: Intent }> {
  const order = cardOrder();
  const asked = await shop.send('POST', paths.stripePaymentIntent, {
    amount: '10.00',
    local_id: order.local_id,
    order,
  });
  const { id } = asked.json().payload;
  const post = await shop.send('POST', paths.checkout, { ...order, transaction_id: id });
  return { orderId: post.json().payload.order_id, intent: intents.get(id) as Intent };
}
const states = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'requires_capture',
  'canceled',
  'succeeded',
];
const confirmed = ['requires_capture', 'succeeded'];

async function put(orderId: string, transactionId: string) {
  const body = { order_id: orderId, transaction_id: transactionId, status: 'paid' };
  const reply = await shop.send('PUT', paths.checkout, body);
  const order = await findOrder(shop.database.db, orderId);
  return [reply.statusCode, reply.json().code ?? null, order?.status];
}

describe.each(states)('an order whose payment is at %s', (status) => {
  it('is paid only if it is held or captured, to the cent [API-28, SEC-06]', async () => {
    const { orderId, intent } = await placed();
    intent.status = status;
    expect(await put(orderId, intent.id)).toEqual(
      confirmed.includes(status) ? [200, null, 'paid'] : [402, 'payment_not_confirmed', 'cancelled'],
    );
    expect(intent.status).toMatch(confirmed.includes(status) ? 'succeeded' : 'canceled');
  });

  it.each([
    ['a cent less', { amount: 999 }],
    ['a cent more', { amount: 1001 }],
    ['in another currency', { currency: 'usd' }],
    ['bound to another order', { metadata: { local_id: 'another-order' } }],
    ['given back elsewhere', { latest_charge: { object: 'charge', amount_refunded: 1000, disputed: false } }],
    ['contested by its holder', { latest_charge: { object: 'charge', amount_refunded: 0, disputed: true } }],
  ])('is not paid by %s, and is cancelled [API-28, SEC-06, PYX-70]', async (_what, change) => {
    const { orderId, intent } = await placed();
    const refundsBefore = askedRefunds;
    Object.assign(intent, { status }, change);
    expect(await put(orderId, intent.id)).toEqual([402, 'payment_not_confirmed', 'cancelled']);
    const isForeign = 'metadata' in change;
    // Another order's payment stays unchanged. A captured payment is refunded, and an authorised one is released.
    expect(intent.status).toBe(isForeign || status === 'succeeded' ? status : 'canceled');
    // A refunded or disputed payment is not refunded again.
    const isOver = isForeign || 'latest_charge' in change;
    expect(askedRefunds - refundsBefore).toBe(status === 'succeeded' && !isOver ? 1 : 0);
  });

  it('is not paid by another order’s payment, and its own pays no other order [API-28, SEC-06]', async () => {
    const { orderId, intent } = await placed();
    const other = await placed();
    intent.status = status;
    expect(await put(orderId, other.intent.id)).toEqual([404, 'order_not_found', 'pending']);
    const again = await shop.send('POST', paths.checkout, { ...cardOrder(), transaction_id: intent.id });
    expect([again.statusCode, again.json().code]).toEqual([409, 'payment_already_used']);
  });

  it('is not paid by a payment that the provider does not know [API-28]', async () => {
    const { orderId, intent } = await placed();
    intents.delete(intent.id);
    expect(await put(orderId, intent.id)).toEqual([402, 'payment_not_confirmed', 'cancelled']);
  });
});

it('leaves every order and payment as it is while the provider is away [API-28]', async () => {
  const all: { orderId: string; intent: Intent; status: string }[] = [];
  for (const status of states) {
    const order = await placed();
    order.intent.status = status;
    all.push({ ...order, status });
  }
  isDown = true;
  for (const { orderId, intent, status } of all) {
    expect(await put(orderId, intent.id)).toEqual([503, 'payment_provider', 'pending']);
    expect(intent.status).toBe(status);
  }
});
