import { randomUUID } from 'node:crypto';
import { paths } from '@comptoir/contract';
import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type CardShop, cardOrder, openCardShop } from '../../testing/open-card-shop.ts';
import { mondayNoon } from '../../testing/test-shop.ts';
import type { CatalogueFile } from '../catalogue/file/schema/catalogue-schema.ts';

let shop: CardShop;
beforeAll(async () => {
  shop = await openCardShop();
});
afterEach(async () => {
  shop.sandbox.faults.clear();
  shop.setClock(mondayNoon);
  await shop.setCatalogue(() => undefined);
});
afterAll(() => shop.close());

/** Sends the shop a webhook like Stripe. */
async function tell(intentId: string, change: { id?: string; text?: (payload: string) => string; sign?: object } = {}) {
  const payload = JSON.stringify({
    id: change.id ?? `evt_${randomUUID()}`,
    object: 'event',
    type: 'payment_intent.amount_capturable_updated',
    data: { object: { id: intentId, object: 'payment_intent', status: 'requires_capture' } },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: shop.sandbox.webhookSecret,
    ...change.sign,
  });
  const answer = await shop.send('POST', paths.stripeWebhook, undefined, {
    payload: change.text?.(payload) ?? payload,
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
  });
  return answer.statusCode;
}
async function orderOf(localId: string) {
  const { rows } = await shop.database.query('select id, status from orders where local_id = $1', [localId]);
  return rows as { id: string; status: string }[];
}
const statusOf = (id: string) => shop.sandbox.intent(id)?.status;
const soldOut = ({ menus }: CatalogueFile) => {
  for (const item of menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items)))
    item.is_available = false;
};

describe('a diner whose browser died after confirming', () => {
  it('gets the order by the webhook, paid, and the same one when the browser comes back [PAY-23, CHK-37]', async () => {
    const order = cardOrder();
    const id = await shop.authorise(order);
    const before = shop.mails.length;
    expect([await tell(id), await tell(id)]).toEqual([200, 200]);
    await shop.api.reconcilePayments();
    await shop.api.drainOutbox();
    const [stored] = await orderOf(order.local_id);
    expect([stored?.status, statusOf(id), shop.mails.length - before]).toEqual(['paid', 'succeeded', 2]);
    const late = await shop.post(order, id);
    expect(late.json().payload).toMatchObject({ order_id: stored?.id, status: 'paid' });
    expect((await shop.putPaid(stored?.id ?? '', id)).statusCode).toBe(200);
    expect(await tell(id)).toBe(200);
    await shop.api.reconcilePayments();
    await shop.api.drainOutbox();
    expect(shop.mails.length - before).toBe(2);
  });

  it('gets the money back if the order can’t be taken any more [PAY-23]', async () => {
    const order = cardOrder();
    const id = await shop.authorise(order);
    await shop.setCatalogue(soldOut);
    await tell(id);
    await shop.api.reconcilePayments();
    expect([await orderOf(order.local_id), statusOf(id)]).toEqual([[], 'canceled']);
    const { rows } = await shop.database.query('select snapshot from payments where id = $1', [id]);
    expect(rows).toEqual([{ snapshot: null }]);
    await shop.setCatalogue(() => undefined);
    expect((await shop.post(order, id)).statusCode).toBe(402);
  });

  it('gets the order by the sweep a minute later, if no webhook came [PAY-24]', async () => {
    const [alone, posted] = [cardOrder(), cardOrder()];
    const [first, second] = [await shop.authorise(alone), await shop.authorise(posted)];
    await shop.post(posted, second);
    shop.setClock('2026-11-23T12:00:30');
    await shop.api.reconcilePayments();
    expect([statusOf(first), statusOf(second)]).toEqual(['requires_capture', 'requires_capture']);
    shop.setClock('2026-11-23T12:01:01');
    await shop.api.reconcilePayments();
    for (const [order, id] of [[alone, first] as const, [posted, second] as const])
      expect([(await orderOf(order.local_id))[0]?.status, statusOf(id)]).toEqual(['paid', 'succeeded']);
  });
});

describe('the sweep', () => {
  it('voids held payments without an order after a quarter of an hour, and unconfirmed ones after a day [PAY-24]', async () => {
    const ask = async () =>
      (await shop.send('POST', paths.stripePaymentIntent, { amount: '12.00' })).json().payload.id as string;
    const [held, open] = [await ask(), await ask()];
    await shop.sandbox.confirm(held);
    shop.setClock('2026-11-23T12:14:30');
    await shop.api.reconcilePayments();
    expect(statusOf(held)).toBe('requires_capture');
    shop.setClock('2026-11-23T12:15:45');
    await shop.api.reconcilePayments();
    expect([statusOf(held), statusOf(open)]).toEqual(['canceled', 'requires_payment_method']);
    shop.setClock('2026-11-24T12:00:01');
    await shop.api.reconcilePayments();
    expect(statusOf(open)).toBe('canceled');
  });

  it('cancels an order after half an hour in which it could not be captured, with its payment [PAY-24]', async () => {
    const order = cardOrder();
    const id = await shop.authorise(order);
    await shop.post(order, id);
    const failing = () => {
      const path = '/v1/payment_intents/*/capture';
      shop.sandbox.faults.add({ kind: 'rateLimited', method: 'POST', path, requests: 2 });
    };
    for (const [time, status] of [
      ['2026-11-23T12:02', 'pending'],
      ['2026-11-23T12:29', 'pending'],
      ['2026-11-23T12:31', 'cancelled'],
    ] as const) {
      failing();
      shop.setClock(time);
      await shop.api.reconcilePayments();
      expect((await orderOf(order.local_id))[0]?.status).toBe(status);
      shop.sandbox.faults.clear();
    }
    expect(statusOf(id)).toBe('canceled');
  });

  it('voids what it could not void while the provider was away [PAY-21, PAY-24]', async () => {
    const order = cardOrder();
    const id = await shop.authorise(order);
    await shop.setCatalogue(soldOut);
    shop.sandbox.faults.add({ kind: 'rateLimited', requests: 2 });
    expect((await shop.post(order, id)).statusCode).toBe(422);
    expect(statusOf(id)).toBe('requires_capture');
    shop.sandbox.faults.clear();
    await shop.api.reconcilePayments();
    expect(statusOf(id)).toBe('canceled');
  });
});

describe('a webhook', () => {
  it('that is forged, old, altered or reformatted is refused and changes nothing [PAY-23]', async () => {
    const order = cardOrder();
    const id = await shop.authorise(order);
    const count = async () => (await shop.database.query('select count(*)::int as n from webhook_events', [])).rows[0];
    const before = await count();
    const answers = [
      await tell(id, { sign: { secret: 'whsec_guessed' } }),
      await tell(id, { sign: { timestamp: Math.floor(Date.now() / 1000) - 301 } }),
      await tell(id, { text: (payload) => payload.replace('requires_capture', 'succeeded') }),
      await tell(id, { text: (payload) => JSON.stringify(JSON.parse(payload), null, 1) }),
      await tell(id, { text: () => '{' }),
      (await shop.send('POST', paths.stripeWebhook, { id: 'evt_1' })).statusCode,
    ];
    expect(answers).toEqual([400, 400, 400, 400, 400, 400]);
    await shop.api.reconcilePayments();
    expect([await orderOf(order.local_id), statusOf(id)]).toEqual([[], 'requires_capture']);
    expect(await count()).toEqual(before);
  });

  it('with a wrong signature logs a wrong secret if the payment is ours, and nothing if not [OFC-27]', async () => {
    const failing = async () => {
      const { body } = await shop.send('GET', '/metrics');
      return /^partner_failing\{partner="webhook"\} (\d)/m.exec(body)?.[1];
    };
    const id = await shop.authorise(cardOrder());
    expect(await tell(id)).toBe(200);
    expect(await tell('pi_of_nobody', { sign: { secret: 'whsec_guessed' } })).toBe(400);
    expect(await failing()).toBe('0');
    expect(await tell(id, { sign: { secret: 'whsec_of_another_account' } })).toBe(400);
    expect(await failing()).toBe('1');
    expect(await tell(id)).toBe(200);
    expect(await failing()).toBe('0');
  });

  it('about a foreign payment is acknowledged without effect; GET is not allowed [PAY-23]', async () => {
    expect(await tell('pi_of_another_shop')).toBe(200);
    expect((await shop.send('GET', paths.stripeWebhook)).statusCode).toBe(405);
  });
});
