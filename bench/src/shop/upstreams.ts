import { randomUUID } from 'node:crypto';
import { openShop } from '@comptoir/e2e';
import { demoKeys } from '@comptoir/stripe-sandbox';
import type { Load } from '../load/load.ts';
import { type LoadClient, openLoadClient } from '../load/load-client.ts';
import { makeOrder, orderLoad } from '../make-order.ts';
import type { Measure } from '../report.ts';

const diners = 10;
/** All rounds of one state fit into the 10 s after which a hanging call fails. */
const seconds = 2;
const rounds = 2;

interface Speed {
  pagesPerSecond: number;
  ordersPerSecond: number;
}

function send(url: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function succeed(sent: Promise<Response>): Promise<Response> {
  const answer = await sent;
  if (!answer.ok) throw new Error(`${answer.url}: ${await answer.text()}`);
  return answer;
}

async function measureSpeed(client: LoadClient, url: string, order: Record<string, unknown>): Promise<Speed> {
  const best = async (load: Omit<Load, 'seconds'>) => {
    let perSecond = 0;
    for (let round = 0; round < rounds; round++)
      perSecond = Math.max(perSecond, (await client.run({ ...load, seconds })).perSecond);
    return perSecond;
  };
  return {
    pagesPerSecond: await best({ url: `${url}/menu`, connections: diners }),
    ordersPerSecond: await best(orderLoad(url, order, diners)),
  };
}

/** A card order whose payment is held, ready to be posted. */
async function authoriseOrder(
  { url, sandboxUrl }: { url: string; sandboxUrl: string },
  order: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const intent = await succeed(askForPayment(url, order));
  const { payload } = (await intent.json()) as { payload: { id: string } };
  const headers = { authorization: `Bearer ${demoKeys.secretKey}` };
  const body = new URLSearchParams({ payment_method: 'pm_card_visa' });
  await succeed(fetch(`${sandboxUrl}/v1/payment_intents/${payload.id}/confirm`, { method: 'POST', headers, body }));
  return { ...order, transaction_id: payload.id };
}

function askForPayment(url: string, order: Record<string, unknown>): Promise<Response> {
  const { total, local_id } = order;
  return send(`${url}/v2/public/checkout/stripe-payment-intent`, { customer_id: null, amount: total, local_id, order });
}

/** Whether a Stripe that hangs, with card orders and payments waiting for it, slows down those who look and those who pay cash. */
export async function measureUpstreams(): Promise<Measure[]> {
  const shop = await openShop({ RATE_LIMIT_FACTOR: '100000' });
  const client = openLoadClient();
  try {
    const cash = await makeOrder(shop.url);
    const newCardOrder = () => ({ ...cash, payment_method: 'card', local_id: randomUUID() });
    const sandboxControl = `${shop.sandboxUrl}/_sandbox/faults`;
    await succeed(send(sandboxControl, { webhooks: 'none' }));
    const authorised: Record<string, unknown>[] = [];
    for (let count = 0; count < diners; count++) authorised.push(await authoriseOrder(shop, newCardOrder()));
    // What was never run is not compiled yet.
    await measureSpeed(client, shop.url, cash);
    const calm = await measureSpeed(client, shop.url, cash);

    await succeed(send(sandboxControl, { fault: { kind: 'hang', requests: 1_000_000 } }));
    let answered = 0;
    const waiting = authorised.flatMap((order) => [
      send(`${shop.url}/v2/public/checkout/`, order),
      askForPayment(shop.url, newCardOrder()),
    ]);
    for (const answer of waiting)
      answer.finally(() => {
        answered += 1;
      });
    const hanging = await measureSpeed(client, shop.url, cash);
    if (answered > 0) throw new Error(`${answered} card orders waited no longer when the measurement ended`);
    await Promise.all(waiting);

    const measure = (name: string, before: number, now: number, what: string): Measure => ({
      name: `${name} while Stripe hangs and ${waiting.length} card requests wait for it`,
      value: before / now,
      unit: 'x the time',
      limit: 1.2,
      kind: 'most',
      against: `${Math.round(now)} of ${Math.round(before)} ${what}/s without that`,
    });
    return [
      measure('GET /menu', calm.pagesPerSecond, hanging.pagesPerSecond, 'pages'),
      measure('cash orders', calm.ordersPerSecond, hanging.ordersPerSecond, 'orders'),
    ];
  } finally {
    await client.close();
    await shop.dispose();
  }
}
