import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type Stripe from 'stripe';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { SandboxOptions } from '../start-sandbox.ts';
import { authorisedIntent, newIntent, openTestSandbox } from '../testing/open-test-sandbox.ts';

const secret = 'whsec_test';

interface Delivery {
  signature: string;
  payload: string;
}

/** A shop that receives webhooks; `answer` returns the status for each attempt. */
async function openShop(answer: (attempt: number) => number = () => 200, options: Partial<SandboxOptions> = {}) {
  const deliveries: Delivery[] = [];
  const server = createServer(async (request, response) => {
    deliveries.push({ signature: String(request.headers['stripe-signature']), payload: await text(request) });
    response.writeHead(answer(deliveries.length)).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`;
  const shop = await openTestSandbox({ webhook: { url, secret }, ...options });
  const types = () => deliveries.map(({ payload }) => JSON.parse(payload).type as string);
  return { ...shop, url, deliveries, types };
}

describe('the webhook', () => {
  it('tells each step of a payment, signed so that the official library believes it [PAY-23]', async () => {
    const { stripe, sandbox, deliveries, types } = await openShop();
    const { id } = await authorisedIntent(stripe);
    await stripe.paymentIntents.capture(id);
    await stripe.refunds.create({ payment_intent: id });
    await sandbox.deliverWebhooks();
    expect(types().sort()).toEqual([
      'charge.captured',
      'charge.refunded',
      'charge.succeeded',
      'payment_intent.amount_capturable_updated',
      'payment_intent.created',
      'payment_intent.succeeded',
      'refund.created',
    ]);
    const told = deliveries.find(({ payload }) => payload.includes('amount_capturable_updated')) as Delivery;
    const event = stripe.webhooks.constructEvent(told.payload, told.signature, secret);
    expect(event.data.object).toMatchObject({ id, status: 'requires_capture' });
    expect(await stripe.events.retrieve(event.id)).toMatchObject({ type: event.type, pending_webhooks: 0 });
    const altered = told.payload.replace('3545', '1');
    expect(() => stripe.webhooks.constructEvent(altered, told.signature, secret)).toThrow(/signature/i);
  });

  it('tells again what the shop did not acknowledge', async () => {
    const { stripe, sandbox, deliveries } = await openShop((attempt) => (attempt < 3 ? 503 : 200));
    await newIntent(stripe);
    await sandbox.deliverWebhooks();
    expect(deliveries.map(({ payload }) => JSON.parse(payload).id)).toEqual(
      Array(3).fill(sandbox.ledger().events[0]?.id),
    );
  });

  it('tells after a restart what was not acknowledged before it, once the shop says where it listens [R8]', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const dataFile = join(folder, 'ledger.jsonl');
    const failing = await openShop(() => 503, { dataFile });
    const { id } = await newIntent(failing.stripe);
    await failing.sandbox.close();

    const { url, types } = await openShop();
    const { sandbox } = await openTestSandbox({ dataFile });
    sandbox.sendWebhooksTo(url);
    await sandbox.deliverWebhooks();
    expect(types()).toEqual(['payment_intent.created']);
    expect(sandbox.ledger().events).toMatchObject([{ data: { object: { id } }, pending_webhooks: 0 }]);
  });

  it.each([
    [
      'doubled',
      ['payment_intent.created', 'payment_intent.created', 'payment_intent.canceled', 'payment_intent.canceled'],
    ],
    ['late', ['payment_intent.created', 'payment_intent.canceled']],
    ['shuffled', ['payment_intent.canceled', 'payment_intent.created']],
    ['none', []],
  ] as const)('is %s when a drill wants it so [R8]', async (mode, expected) => {
    const { stripe, sandbox, types } = await openShop();
    sandbox.faults.tellWebhooks(mode);
    const { id } = await newIntent(stripe);
    await stripe.paymentIntents.cancel(id);
    if (mode === 'late') expect(types()).toEqual([]);
    await sandbox.deliverWebhooks();
    expect(types()).toEqual(expected);
    const listed: Stripe.Event[] = (await stripe.events.list()).data;
    expect(listed.map(({ pending_webhooks }) => pending_webhooks)).toEqual([0, 0]);
  });
});
