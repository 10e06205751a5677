import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { browseShop, type KillableShop, type KilledOrder, openKillableShop } from '../../testing/killable-shop.ts';
import { cardOrder } from '../../testing/open-card-shop.ts';
import type { TrappedStripe } from '../../testing/trapped-stripe.ts';

interface Point {
  name: string;
  trap?: Parameters<TrappedStripe['trap']>[0];
  after?: 'post' | 'put';
  /** If true, the shop rejects the order, because its price is wrong. PayPal's page is not opened for such an order. */
  isRefused?: boolean;
  /** If true, the diner leaves PayPal's page and pays nothing. */
  isGivenUp?: boolean;
  /** If true, the diner has not authorised the payment yet, so that one who does not come back orders nothing. */
  isEarly?: boolean;
  /** The kind that alone makes the trapped call. */
  kind?: Kind;
}
const kinds = ['card', 'apple_pay', 'paypal'] as const;
type Kind = (typeof kinds)[number];
const call = (method: string, path: RegExp, when: 'before' | 'after') => ({ trap: { method, path, when } });
const points: Point[] = [
  { name: 'a payment is asked for', isEarly: true, ...call('POST', /^\/v1\/payment_intents$/, 'before') },
  {
    name: 'a payment is made, and the response is lost',
    isEarly: true,
    ...call('POST', /^\/v1\/payment_intents$/, 'after'),
  },
  { name: 'an order’s payment is looked up', ...call('GET', /^\/v1\/payment_intents\//, 'before') },
  { name: 'an order is stored', after: 'post' },
  { name: 'a capture is written down', ...call('POST', /\/capture$/, 'before') },
  { name: 'a payment is captured, and the response is lost', ...call('POST', /\/capture$/, 'after') },
  { name: 'an order is paid', after: 'put' },
  {
    name: 'a refused order’s payment is cancelled, and the response is lost',
    isRefused: true,
    ...call('POST', /\/cancel$/, 'after'),
  },
  {
    name: 'PayPal’s page is asked for, and the response is lost',
    isEarly: true,
    kind: 'paypal',
    ...call('POST', /\/confirm$/, 'after'),
  },
  {
    name: 'a payment that was given up on PayPal’s page is cancelled, and the response is lost',
    isGivenUp: true,
    kind: 'paypal',
    ...call('POST', /\/cancel$/, 'after'),
  },
];

/** Each kind meets each point in as many runs as there are kinds. */
function kindOf(point: Point, run: number): Kind {
  const possible = kinds.filter((kind) => kind !== 'paypal' || !point.isRefused);
  return point.kind ?? possible[(points.indexOf(point) + run) % possible.length] ?? 'card';
}

let shop: KillableShop;
beforeAll(async () => {
  shop = await openKillableShop({ 'payments.paypal.active': true });
  // No webhooks are sent, so the shop must find the payments itself after its death.
  shop.sandbox.faults.tellWebhooks('none');
}, 60_000);
afterAll(() => shop.close());

/**
 * Expects that the ledger equals the paid orders and the books, no order exists twice, nothing is authorised, and each
 * order has two mails.
 */
async function expectBalance(): Promise<KilledOrder[]> {
  const { orders, bookedCents } = await shop.settle();
  const { sandbox } = shop;
  expect(orders.filter(({ status }) => status !== 'paid')).toEqual([]);
  expect(sandbox.takenCents()).toBe(orders.reduce((sum, order) => sum + Number(order.total_cents), 0));
  expect(bookedCents).toBe(sandbox.takenCents());
  expect(new Set(orders.map((order) => order.local_id)).size).toBe(orders.length);
  const { paymentIntents, charges } = sandbox.ledger();
  expect(paymentIntents.filter(({ status }) => status === 'requires_capture')).toEqual([]);
  expect(
    charges
      .filter(({ captured }) => captured)
      .map((charge) => charge.payment_intent)
      .sort(),
  ).toEqual(orders.map((order) => order.transaction_id).sort());
  expect(await shop.countMails()).toBe(2 * orders.length);
  return orders;
}

const runs = Array.from({ length: Math.max(1, Math.round(10 * inject('drillShare'))) }, (_, index) => index);

it.each(points)(
  'a shop killed where $name charges no diner without an order or twice, by card, wallet or PayPal [PAY-16, PAY-23, PAY-24, PYX-72]',
  async (point) => {
    for (const run of runs) {
      const order = cardOrder();
      const { isRefused = false, isGivenUp = false } = point;
      const diner = browseShop(shop, order, { kind: kindOf(point, run), isRefused, isGivenUp });
      if (point.trap) {
        const fallen = shop.stripe.trap(point.trap);
        // The call that is trapped is never answered.
        const end = diner().then(() => Promise.reject(new Error('no call was trapped')));
        await Promise.race([fallen, end]);
        end.catch(() => undefined);
      } else await diner(point.after);
      await shop.kill();
      await shop.start();
      // Every second browser returns while the shop resumes its work.
      const isBack = run % 2 === points.indexOf(point) % 2;
      if (isBack) await diner();
      const orders = await expectBalance();
      const isOrdered = orders.some(({ local_id }) => local_id === order.local_id);
      if (isRefused || isGivenUp) expect(isOrdered).toBe(false);
      else if (isBack || !point.isEarly) expect(isOrdered).toBe(true);
    }
  },
  600_000,
);
