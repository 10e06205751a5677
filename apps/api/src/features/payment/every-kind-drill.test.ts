import { setTimeout as sleep } from 'node:timers/promises';
import { paths, type WireOrder } from '@comptoir/contract';
import { type PaymentKind, paymentKinds } from '@comptoir/domain';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { browseShop, type KillableShop, openKillableShop } from '../../testing/killable-shop.ts';
import { cardOrder } from '../../testing/open-card-shop.ts';

const share = inject('drillShare');
const count = share === 1 ? 2000 : 60;
const kills = Math.max(1, Math.round(5 * share));
const dinersAtOnce = 12;
const kinds = [...paymentKinds, 'cash'] as const;
const webhookModes = ['normal', 'doubled', 'shuffled', 'none'] as const;

let shop: KillableShop;
beforeAll(async () => {
  shop = await openKillableShop({
    'payments.paypal.active': true,
    'payments.wallets.link': true,
    'payments.tips.active': true,
    'payments.tips.duties_read': true,
  });
}, 60_000);
afterAll(() => shop.close());

interface Diner {
  order: WireOrder;
  kind: PaymentKind | 'cash';
  /** If true, the browser is closed once the payment is authorised, and does not come back. */
  isGone: boolean;
}

/** Each kind has diners who stay and who leave, with and without a tip. */
function dinerOf(index: number): Diner {
  const kind = kinds[index % kinds.length] ?? 'cash';
  const round = Math.floor(index / kinds.length);
  if (kind === 'cash') return { order: cardOrder({ payment_method: 'cash' }), kind, isGone: false };
  return { order: cardOrder(round % 4 === 1 ? { tip: '2.00' } : {}), kind, isGone: round % 3 === 2 };
}

/** Does it again from where it stopped, as browsers do, while the shop is dead. */
async function persist(work: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      await sleep(50);
    }
  }
}

async function dine({ order, kind, isGone }: Diner): Promise<void> {
  if (kind !== 'cash') {
    const browse = browseShop(shop, order, { kind });
    return persist(() => browse(isGone ? 'confirm' : 'put'));
  }
  return persist(async () => {
    const { payload } = await shop.send('POST', paths.checkout, order);
    const body = { order_id: payload?.order_id, transaction_id: null, status: 'pending' };
    await shop.send('PUT', paths.checkout, body);
  });
}

/** Kills the shop while orders are on their way, each time that so many more diners have ordered. */
async function orderAndKill(diners: Diner[]): Promise<void> {
  let [begun, done, killed] = [0, 0, 0];
  let killing = Promise.resolve();
  const killNow = async () => {
    await shop.kill();
    shop.sandbox.faults.tellWebhooks(webhookModes[killed % webhookModes.length] ?? 'none');
    await shop.start();
  };
  const work = async () => {
    for (let diner = diners[begun++]; diner; diner = diners[begun++]) {
      await dine(diner);
      done += 1;
      if (killed < kills && done >= ((killed + 0.5) * diners.length) / kills) {
        killed += 1;
        killing = killing.then(killNow);
      }
    }
  };
  await Promise.all(Array.from({ length: dinersAtOnce }, work));
  await killing;
  expect(killed).toBe(kills);
}

const centsOf = ({ total, tip = '0' }: WireOrder) => Math.round(100 * (Number(total) + Number(tip)));

it('orders of every kind are charged once and no charge is without its order, however often the shop is killed [PYX-70, PYX-72]', async () => {
  const began = performance.now();
  const diners = Array.from({ length: count }, (_, index) => dinerOf(index));
  await orderAndKill(diners);
  // A start looks at all that is left, without waiting for its time.
  await shop.kill();
  await shop.start();
  const { orders, bookedCents } = await shop.settle();
  const seconds = ((performance.now() - began) / 1000).toFixed(0);

  const stored = new Map(orders.map((order) => [order.local_id, order]));
  expect(orders).toHaveLength(diners.length);
  expect(stored.size).toBe(diners.length);
  for (const { order, kind } of diners) {
    const { status, kind: paidBy, total_cents: total, tip_cents: tip } = stored.get(order.local_id) ?? {};
    expect([kind, status, paidBy, Number(total) + Number(tip)]).toEqual([
      kind,
      kind === 'cash' ? 'pending' : 'paid',
      kind === 'cash' ? null : kind,
      centsOf(order),
    ]);
  }

  const { paymentIntents, charges, refunds } = shop.sandbox.ledger();
  const paid = orders.filter(({ status }) => status === 'paid');
  const captured = charges.filter((charge) => charge.captured);
  expect(paymentIntents.filter(({ status }) => status === 'requires_capture')).toEqual([]);
  expect(refunds).toEqual([]);
  expect(captured.map((charge) => charge.payment_intent).sort()).toEqual(paid.map((one) => one.transaction_id).sort());
  const owedCents = diners.filter(({ kind }) => kind !== 'cash').reduce((sum, { order }) => sum + centsOf(order), 0);
  expect(shop.sandbox.takenCents()).toBe(owedCents);
  expect(bookedCents).toBe(paid.reduce((sum, order) => sum + Number(order.total_cents), 0));
  expect(await shop.countMails()).toBe(2 * diners.length);
  console.log(
    `${orders.length} orders, ${paid.length} paid online by ${captured.length} charges, ${kills + 1} kills: ledger ${owedCents} cents, orders ${owedCents} cents; ${seconds} s`,
  );
}, 1_800_000);
