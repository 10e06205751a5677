import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { disputeFunds, disputes } from '../../db/schema/index.ts';
import { type CardShop, cardOrder, openCardShop } from '../../testing/open-card-shop.ts';
import { refundOrder } from './refund/refund-order.ts';

let shop: CardShop;
beforeAll(async () => {
  shop = await openCardShop();
  const body = cardOrder();
  const id = await shop.authorise(body);
  const { order_id, order_number: number } = (await shop.post(body, id)).json().payload;
  await shop.putPaid(order_id, id);
  const now = () => Temporal.Instant.from('2026-11-23T11:00:00Z');
  const { database, gateway: cards } = shop;
  const tools = { db: database.db, cards, now, alarmTasks: () => [], audit: async () => {} };
  await refundOrder(tools, { number, lines: null });
  const { db } = database;
  const at = new Date('2026-11-23T11:00:00Z');
  const dispute = { id: 'du_1', orderId: order_id, amountCents: 1000, reason: 'general', isRefundable: true } as const;
  await db.insert(disputes).values([
    { ...dispute, state: 'won', openedAt: at },
    { ...dispute, id: 'du_2', orderId: null, state: 'won', openedAt: at },
  ]);
  const taken = { id: 'txn_1', disputeId: 'du_1', orderId: order_id, amountCents: -1000, feeCents: 2000, at };
  await db.insert(disputeFunds).values(taken);
});
afterAll(() => shop.close());

const attempts: [string, string][] = [
  ['a status goes back', `update orders set status = 'pending'`],
  ['a status goes aside', `update orders set status = 'cancelled'`],
  ['a refund is another amount', 'update refunds set amount_cents = 1'],
  ['a refund was asked for at another time', `update refunds set requested_at = requested_at - interval '1 day'`],
  ['a refund that was done is asked for again', `update refunds set status = 'requested'`],
  ['a refund goes', 'delete from refunds'],
  ['all refunds and withdrawals go', 'truncate refunds cascade'],
  ['a payment is another amount', 'update payments set amount_cents = 1'],
  ['a payment is of no order', 'update payments set order_id = null'],
  ['a dispute is about another amount', 'update disputes set amount_cents = 1'],
  ['a dispute that was won is open', `update disputes set state = 'open'`],
  ['a dispute goes', 'delete from disputes'],
  ['a dispute without an order goes', 'delete from disputes where order_id is null'],
  ['all disputes go', 'truncate disputes cascade'],
  ['what a dispute took is less', 'update dispute_funds set amount_cents = 1'],
  ['what a dispute took goes', 'delete from dispute_funds'],
  ['a payment goes', 'delete from payments'],
  ['where an order was goes', 'delete from order_progress'],
  ['where all orders were goes', 'truncate order_progress'],
];

it.each(attempts)('is not changed by an administrator’s statement: %s [SEC-06, SEC-17]', async (_what, text) => {
  for (const isForced of [false, true]) {
    const trial = shop.database.db.transaction(async (tx) => {
      if (isForced) await tx.execute(sql`set local comptoir.forgetting = 'on'`);
      await tx.execute(sql.raw(text));
    });
    const cause = await trial.then(
      () => 'nothing refused it',
      (error: Error) => String(error.cause),
    );
    expect(cause).toContain('is kept as it is');
  }
});
