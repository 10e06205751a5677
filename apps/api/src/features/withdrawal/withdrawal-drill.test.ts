import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { paths, type WireOrder } from '@comptoir/contract';
import { exampleOrder } from '@comptoir/contract/testing';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Db } from '../../db/database.ts';
import { dice } from '../../testing/dice.ts';
import { expectIndistinct } from '../../testing/expect-indistinct.ts';
import { type Kitchen, openKitchen } from '../../testing/kitchen.ts';
import { refundOrder } from '../payment/refund/refund-order.ts';
import { listOpenUnits } from './record/withdrawal-repository.ts';

const program = fileURLToPath(new URL('../../testing/declare-and-die.ts', import.meta.url));
const temporal = new URL('../../../../../scripts/vitest-temporal.ts', import.meta.url).href;
const noon = Temporal.Instant.from('2026-11-23T11:00:00Z');
let kitchen: Kitchen;
beforeAll(async () => {
  kitchen = await openKitchen();
  await kitchen.shop.setCatalogue(({ menus, offers, settings }) => {
    settings['office.reception'] = 'manual';
    offers.length = 0;
    const price = (euros: number, rate: number) => ({
      item_price: { price_pickup: euros, price_delivery: euros, tax_rate: rate },
    });
    for (const item of menus.flatMap((menu) => menu.categories.flatMap(({ items }) => items))) {
      if (item.item_id === 302) Object.assign(item, price(14.33, 20), { withdrawal: true });
      if (item.item_id === 201) Object.assign(item, price(3.97, 5.5), { withdrawal: true });
    }
  });
  await kitchen.other.api.refreshCatalogue();
});
afterAll(() => kitchen.close());

const openAtNoon = (tx: Db, orderId: string) => listOpenUnits(tx, orderId, noon.toZonedDateTimeISO('Europe/Paris'));

const times = (most: number) => Math.max(1, Math.round(most * inject('drillShare')));
const line = (item_id: number, quantity: number): WireOrder['items'][number] => ({ item_id, quantity });

/** Places an order that is paid by card, and returns its id and its link. */
async function pay(items: WireOrder['items']): Promise<{ id: string; token: string }> {
  const body = exampleOrder({ items, payment_method: 'card' });
  const { expected } = (
    await kitchen.shop.send('POST', paths.checkout, { ...body, payment_method: 'cash', total: 0 })
  ).json();
  const order = { ...body, ...expected };
  const intent = await kitchen.shop.authorise(order);
  const { order_id: id } = (await kitchen.shop.post(order, intent)).json().payload;
  await kitchen.shop.putPaid(id, intent);
  const [row] = await kitchen.rows('select track_token from order_progress where order_id = $1', id);
  return { id, token: String(row?.track_token) };
}

const declaration = (version: number, lines: { line: number; units: number }[]) => ({
  action_id: randomUUID(),
  version,
  lines,
  name: 'Camille Martin',
  email: null,
});

async function versionOf(id: string): Promise<number> {
  const [row] = await kitchen.rows('select version from order_progress where order_id = $1', id);
  return Number(row?.version);
}

/** Declares until the order did not move meanwhile, as it does when a refund is done. Returns the status. */
async function declareAtLast(
  order: { id: string; token: string },
  lines: { line: number; units: number }[],
): Promise<number> {
  const body = declaration(await versionOf(order.id), lines);
  const answer = await kitchen.shop.send('POST', paths.declareWithdrawal(order.token), body);
  return answer.json().code === 'order_moved' ? declareAtLast(order, lines) : answer.statusCode;
}

it('gives the same bottle back once, of fifty declarations at once on two servers [LAW-38]', async () => {
  for (let run = 0; run < times(5); run += 1) {
    const { id, token } = await pay([line(101, 1), line(302, 1)]);
    const version = await versionOf(id);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        (index % 2 ? kitchen.other : kitchen.shop).send(
          'POST',
          paths.declareWithdrawal(token),
          declaration(version, [{ line: 1, units: 1 }]),
        ),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await kitchen.rows('select id from withdrawals where order_id = $1', id)).toHaveLength(1);
    expect(await kitchen.rows('select amount_cents::int from refunds where order_id = $1', id)).toEqual([
      { amount_cents: 1433 },
    ]);
  }
});

it('gives a bottle back once if it is declared while its line is refunded [LAW-38]', async () => {
  for (let run = 0; run < times(20); run += 1) {
    const { id, token } = await pay([line(101, 1), line(302, 1)]);
    const [row] = await kitchen.rows('select number from orders where id = $1', id);
    const version = await versionOf(id);
    const tools = {
      db: kitchen.other.database.db,
      cards: null,
      now: () => noon,
      alarmTasks: () => [],
      audit: async () => {},
    };
    const refund = () => refundOrder(tools, { number: Number(row?.number), lines: [1] });
    const declare = () =>
      kitchen.shop.send('POST', paths.declareWithdrawal(token), declaration(version, [{ line: 1, units: 1 }]));
    await Promise.all(run % 2 ? [refund(), declare()] : [declare(), refund()]);
    expect(await kitchen.rows('select amount_cents::int from refunds where order_id = $1', id)).toEqual([
      { amount_cents: 1433 },
    ]);
  }
});

it('never gives back more than was paid, by rate, after any mix of refunds and withdrawals [LAW-41, LAW-42]', async () => {
  for (let seed = 1; seed <= times(500); seed += 1) {
    const roll = dice(seed);
    const { id, token } = await pay([line(101, 1 + roll(2)), line(302, 1 + roll(3)), line(201, 1 + roll(3))]);
    const [row] = await kitchen.rows('select number from orders where id = $1', id);
    const tools = {
      db: kitchen.shop.database.db,
      cards: null,
      now: () => noon,
      alarmTasks: () => [],
      audit: async () => {},
    };
    for (let step = 1 + roll(4); step > 0; step -= 1) {
      const number = Number(row?.number);
      if (roll(3) === 0) await refundOrder(tools, { number, lines: [roll(3)] });
      if (roll(3) === 0) await refundOrder(tools, { number, amountCents: 1 + roll(1500), listOpenUnits: openAtNoon });
      const { withdrawal } = (await kitchen.shop.send('GET', paths.liveOrder(token))).json().payload;
      const open: { line: number; units: number }[] = withdrawal?.lines ?? [];
      const lines = open.flatMap(({ line: position, units }) => {
        const count = roll(units + 1);
        return count > 0 ? [{ line: position, units: count }] : [];
      });
      if (lines.length === 0) continue;
      expect(await declareAtLast({ id, token }, lines)).toBe(200);
    }
    const last = await refundOrder(tools, { number: Number(row?.number), lines: null });
    const sums = await kitchen.rows(
      `select rate_bp, gross_cents::int, tax_cents::int,
         (select sum((tax ->> 'grossCents')::int)::int from refunds, jsonb_array_elements(taxes) tax
           where order_id = $1 and (tax ->> 'rateBp')::int = rate_bp) as gross_back,
         (select sum((tax ->> 'taxCents')::int)::int from refunds, jsonb_array_elements(taxes) tax
           where order_id = $1 and (tax ->> 'rateBp')::int = rate_bp) as tax_back
       from order_taxes where order_id = $1`,
      id,
    );
    for (const { gross_cents, tax_cents, gross_back, tax_back } of sums)
      expect([seed, 'refund' in last, gross_back, tax_back]).toEqual([seed, 'refund' in last, gross_cents, tax_cents]);
  }
}, 1_800_000);

it('answers a declaration without the link the same, in body, code and time, whether the order is known [LAW-43]', async () => {
  const { id } = await pay([line(302, 3)]);
  const [row] = await kitchen.rows('select number from orders where id = $1', id);
  await expectIndistinct(
    times(400),
    (name) =>
      kitchen.shop.send('POST', paths.withdrawals, {
        action_id: randomUUID(),
        order_number: name === 'known' ? Number(row?.number) : 999_999,
        email: 'camille@example.com',
        name: 'Camille Martin',
      }),
    async () => {
      await kitchen.shop.api.drainOutbox();
      await kitchen.other.api.drainOutbox();
    },
  );
}, 600_000);

it('sends the acknowledgement once if the server is killed right after the commit [LAW-37]', async () => {
  const { id } = await pay([line(101, 1), line(302, 1)]);
  const [row] = (await kitchen.shop.database.query('select current_database() as name', [])).rows;
  const DATABASE_URL = inject('clusterUrl').replace('/postgres?', `/${row?.name}?`);
  const env = { ...process.env, DATABASE_URL, ORDER_ID: id };
  const [, signal] = await once(fork(program, { execArgv: ['--import', temporal], env }), 'exit');
  expect(signal).toBe('SIGKILL');
  expect(await kitchen.rows('select state from withdrawals where order_id = $1', id)).toEqual([{ state: 'settling' }]);
  for (const { api } of [kitchen.shop, kitchen.other, kitchen.shop]) await api.drainOutbox();
  const [order] = await kitchen.rows('select number from orders where id = $1', id);
  const mails = [...kitchen.shop.mails, ...kitchen.other.mails].filter(
    ({ subject }) => subject.startsWith('Accusé de réception') && subject.includes(String(order?.number)),
  );
  expect(mails).toHaveLength(1);
  await kitchen.shop.api.reconcilePayments();
  expect(await kitchen.rows('select status from refunds where order_id = $1', id)).toEqual([{ status: 'done' }]);
});
