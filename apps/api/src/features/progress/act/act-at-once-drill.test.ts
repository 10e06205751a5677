import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { OrderAction } from '@comptoir/domain';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type Kitchen, minutesAfterNoon, openKitchen } from '../../../testing/kitchen.ts';

const program = fileURLToPath(new URL('../../../testing/act-and-die.ts', import.meta.url));
const temporal = new URL('../../../../../../scripts/vitest-temporal.ts', import.meta.url).href;

let kitchen: Kitchen;
beforeAll(async () => {
  kitchen = await openKitchen();
});
afterAll(() => kitchen.close());

const accept: OrderAction = { kind: 'accept', dueAt: minutesAfterNoon(20) };
const pairs = Array.from({ length: 50 }, (_, index) => index);
const countOf = async (text: string) => (await kitchen.shop.database.query(text, [])).rows;
const paidBack = () => kitchen.shop.sandbox.ledger().refunds.length;

it('fifty pairs of tablets accept at once on two servers: fifty are accepted, fifty are told that it moved [BRD-39]', async () => {
  const ids = [];
  for (const _ of pairs) ids.push(await kitchen.place());
  const outcomes = await Promise.all(
    ids.flatMap((id) => [kitchen.act(id, accept), kitchen.act(id, accept, { on: kitchen.other })]),
  );
  expect(outcomes.filter(({ kind }) => kind === 'done')).toHaveLength(50);
  const refused = outcomes.filter((outcome) => outcome.kind === 'refused');
  expect(refused).toHaveLength(50);
  for (const outcome of refused)
    expect(outcome).toMatchObject({ code: 'order_moved', version: 2, progress: { state: 'accepted' } });
  expect(await countOf("select count(*)::int as n from order_events where kind = 'accepted'")).toEqual([{ n: 50 }]);
});

it('fifty times a tablet accepts while the diner cancels: one of both wins, and the money follows [LIV-20]', async () => {
  const ids: string[] = [];
  for (const index of pairs) ids.push(await (index % 2 ? kitchen.place() : kitchen.placeByCard()));
  const before = paidBack();
  const outcomes = await Promise.all(
    ids.map((id, index) => {
      const cancel = () => kitchen.act(id, { kind: 'withdraw' }, { actor: 'diner', by: 'diner', on: kitchen.other });
      const tablet = () => kitchen.act(id, accept);
      return Promise.all((index % 3 ? [tablet, cancel] : [cancel, tablet]).map((one) => one()));
    }),
  );
  for (const pair of outcomes) expect(pair.map(({ kind }) => kind).sort()).toEqual(['done', 'refused']);
  await kitchen.shop.api.reconcilePayments();
  const [row] = (
    await kitchen.shop.database.query(
      `select count(*) filter (where state = 'cancelled' and payment_method = 'card')::int as withdrawn,
         count(*) filter (where payment_method = 'cash' and status <> case state when 'cancelled' then 'cancelled' else 'pending' end
           or payment_method = 'card' and status <> 'paid')::int as wrong,
         count(*) filter (where (state = 'cancelled' and payment_method = 'card') <>
           exists (select from refunds where refunds.order_id = orders.id and status = 'done' and amount_cents = total_cents))::int as unbalanced
       from orders join order_progress on order_id = id where id = any ($1)`,
      [ids],
    )
  ).rows;
  expect(row).toMatchObject({ wrong: 0, unbalanced: 0 });
  expect(paidBack() - before).toBe(row?.withdrawn);
});

it.each([
  ['inside', 'new', []],
  ['after', 'refused', ['requested']],
] as const)(
  'a server killed %s the transaction of a refusal leaves all of it or nothing, and pays back once [BRD-30]',
  async (point, state, refunds) => {
    const runs = Math.max(1, Math.round(5 * inject('drillShare')));
    for (let run = 0; run < runs; run++) {
      const id = await kitchen.placeByCard();
      const before = paidBack();
      const [{ url }] = (await countOf('select current_database() as url')) as [{ url: string }];
      const DATABASE_URL = inject('clusterUrl').replace('/postgres?', `/${url}?`);
      const env = { ...process.env, DATABASE_URL, ORDER_ID: id, DIE: point };
      const [, signal] = await once(fork(program, { execArgv: ['--import', temporal], env }), 'exit');
      expect(signal).toBe('SIGKILL');
      expect(await kitchen.rows('select state from order_progress where order_id = $1', id)).toEqual([{ state }]);
      const stored = await kitchen.rows('select status from refunds where order_id = $1', id);
      expect(stored.map(({ status }) => status)).toEqual(refunds);
      expect(paidBack()).toBe(before);
      await kitchen.shop.api.reconcilePayments();
      // A repeated tap must not cause a second refund.
      await kitchen.act(id, { kind: 'refuse', reason: 'incident', message: null }, { on: kitchen.other });
      await kitchen.shop.api.reconcilePayments();
      expect(paidBack()).toBe(before + 1);
    }
  },
);
