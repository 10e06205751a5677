import { randomUUID } from 'node:crypto';
import { paths } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import type { OrderAction } from '@comptoir/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fileOffer } from '../../../testing/example-catalogue.ts';
import { type Kitchen, minutesAfterNoon, openKitchen } from '../../../testing/kitchen.ts';
import { listEvents } from '../../order/record/order-repository.ts';
import { refundOrder } from '../../payment/refund/refund-order.ts';

let kitchen: Kitchen;
beforeAll(async () => {
  kitchen = await openKitchen();
});
afterAll(() => kitchen.close());
beforeEach(() => {
  kitchen.minutes = 0;
  kitchen.shop.sandbox.faults.clear();
});

const accept: OrderAction = { kind: 'accept', dueAt: minutesAfterNoon(20) };
const refuse: OrderAction = { kind: 'refuse', reason: 'too_busy', message: 'Revenez demain' };
const cancel: OrderAction = { kind: 'cancel', reason: 'incident', message: null };
const handOver = (isCashCollected: boolean | null): OrderAction => ({ kind: 'hand-over', isCashCollected });

const eventsOf = async (id: string) =>
  (await listEvents(kitchen.shop.database.db, id)).map(({ kind, data }) => ({ kind, data }));
const kindsOf = async (id: string) => (await eventsOf(id)).map(({ kind }) => kind);
const statusOf = async (id: string) => (await kitchen.rows('select status from orders where id = $1', id))[0]?.status;
const refundsOf = (id: string) =>
  kitchen.rows('select amount_cents::int, status, method, origin, note from refunds where order_id = $1', id);
const paidBackCents = async (id: string) => {
  const [order] = await kitchen.rows('select transaction_id from orders where id = $1', id);
  return kitchen.shop.sandbox
    .ledger()
    .refunds.filter((refund) => refund.payment_intent === order?.transaction_id)
    .map(({ amount }) => amount);
};
const settle = async () => {
  await kitchen.shop.api.reconcilePayments();
};

describe('an order in the kitchen', () => {
  it('goes from accepted to handed over, with a version for each step, and tells who did what [BRD-27, BRD-33]', async () => {
    const id = await kitchen.place();
    expect(await kitchen.act(id, accept, { actor: 'kitchen', by: 'Cuisine 1' })).toMatchObject({
      kind: 'done',
      version: 2,
      progress: { state: 'accepted' },
    });
    await kitchen.act(id, { kind: 'delay', minutes: 10 }, { version: 2 });
    await kitchen.act(id, { kind: 'ready' }, { version: 3 });
    await kitchen.act(id, { kind: 'note', text: 'Sonner deux fois' }, { version: 4 });
    expect(await kitchen.act(id, handOver(true), { version: 5 })).toMatchObject({ version: 6 });
    const by = 'Camille';
    expect((await eventsOf(id)).slice(2)).toEqual([
      { kind: 'accepted', data: { dueAt: '2026-11-23T11:20:00Z', by: 'Cuisine 1' } },
      { kind: 'delayed', data: { minutes: 10, dueAt: '2026-11-23T11:30:00Z', by } },
      { kind: 'ready', data: { by } },
      { kind: 'noted', data: { text: 'Sonner deux fois', by } },
      { kind: 'handed_over', data: { by } },
      { kind: 'paid', data: { method: 'cash', amountCents: 1000, by } },
    ]);
    expect(await statusOf(id)).toBe('paid');
    const [row] = await kitchen.rows('select * from order_progress where order_id = $1', id);
    expect(row).toMatchObject({ state: 'done', state_before: 'ready', version: 6 });
    expect(row?.changed_at).not.toEqual(row?.arrived_at);
  });

  it('is not completed before its cash is collected, and says so [BRD-33]', async () => {
    const id = await kitchen.place();
    await kitchen.act(id, accept);
    expect(await kitchen.act(id, handOver(false), { version: 2 })).toMatchObject({ progress: { state: 'accepted' } });
    expect((await kindsOf(id)).slice(-1)).toEqual(['cash_not_collected']);
    expect(await kitchen.act(id, handOver(true), { version: 3 })).toMatchObject({ progress: { state: 'done' } });
    expect((await kindsOf(id)).slice(-3)).toEqual(['ready', 'handed_over', 'paid']);
  });

  it('can be recalled with its cash still paid, and then be cancelled, which takes it out of the till [BRD-34, BRD-36]', async () => {
    const id = await kitchen.place();
    await kitchen.act(id, accept);
    await kitchen.act(id, handOver(true), { version: 2 });
    expect(await kitchen.act(id, { kind: 'recall' }, { version: 3, actor: 'kitchen' })).toMatchObject({
      code: 'manager_needed',
    });
    expect(await kitchen.act(id, { kind: 'recall' }, { version: 3 })).toMatchObject({
      progress: { state: 'accepted' },
    });
    await kitchen.act(id, cancel, { version: 4 });
    expect(await statusOf(id)).toBe('paid');
    expect(await refundsOf(id)).toMatchObject([
      { amount_cents: 1000, status: 'done', method: 'cash', origin: 'cancelled' },
    ]);
    expect((await kindsOf(id)).slice(-2)).toEqual(['cancelled', 'refunded']);
  });

  it.each([0, -1, 2, 1e9, 1.5, Number.NaN])(
    'is not moved by an action on another version: %d [BRD-38, BRD-39]',
    async (version) => {
      const id = await kitchen.place();
      expect(await kitchen.act(id, accept, { version })).toMatchObject({
        kind: 'refused',
        code: 'order_moved',
        version: 1,
        progress: { state: 'new' },
      });
      expect(await kindsOf(id)).toEqual(['placed', 'arrived']);
    },
  );

  it('is a 404 before it has arrived, and if it never was [BRD-38]', async () => {
    expect(await kitchen.act(randomUUID(), accept)).toMatchObject({ code: 'order_not_found', version: null });
  });
});

describe('an action that is sent again', () => {
  it('is done once: a hundred times the same one at once [BRD-40]', async () => {
    const id = await kitchen.place();
    const actionId = randomUUID();
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        kitchen.act(id, accept, { actionId, on: index % 2 ? kitchen.shop : kitchen.other }),
      ),
    );
    expect(outcomes.filter(({ kind }) => kind === 'done')).toHaveLength(1);
    expect(outcomes.filter(({ kind }) => kind === 'replayed')).toHaveLength(99);
    for (const outcome of outcomes) expect(outcome).toMatchObject({ version: 2, progress: { state: 'accepted' } });
    expect(await kindsOf(id)).toEqual(['placed', 'arrived', 'accepted']);
  });

  it('is refused if its id belongs to another action, of this order or another [BRD-40]', async () => {
    const [id, second] = [await kitchen.place(), await kitchen.place()];
    const actionId = randomUUID();
    await kitchen.act(id, accept, { actionId });
    const exists = { kind: 'refused', code: 'action_exists' };
    expect(await kitchen.act(id, refuse, { actionId })).toMatchObject(exists);
    expect(await kitchen.act(id, accept, { actionId, version: 2 })).toMatchObject(exists);
    expect(await kitchen.act(second, accept, { actionId })).toMatchObject({ ...exists, progress: { state: 'new' } });
  });

  it('is judged again if it was refused, because nothing was stored [BRD-40]', async () => {
    const id = await kitchen.place();
    const actionId = randomUUID();
    expect(await kitchen.act(id, { kind: 'ready' }, { actionId })).toMatchObject({ code: 'order_moved' });
    await kitchen.act(id, accept);
    expect(await kitchen.act(id, { kind: 'ready' }, { actionId, version: 2 })).toMatchObject({ kind: 'done' });
  });
});

describe('an order that is refused', () => {
  it('by card is paid back whole, once, and stays paid [BRD-30]', async () => {
    const id = await kitchen.placeByCard();
    await kitchen.act(id, refuse);
    expect(await refundsOf(id)).toMatchObject([
      { amount_cents: 1000, status: 'requested', method: 'card', origin: 'refused' },
    ]);
    expect(await paidBackCents(id)).toEqual([]);
    await settle();
    await settle();
    expect(await paidBackCents(id)).toEqual([1000]);
    expect(await refundsOf(id)).toMatchObject([{ status: 'done' }]);
    expect(await statusOf(id)).toBe('paid');
    expect((await kindsOf(id)).slice(-3)).toEqual(['refused', 'refund_requested', 'refunded']);
    const [row] = await kitchen.rows('select reason, message from order_progress where order_id = $1', id);
    expect(row).toEqual({ reason: 'too_busy', message: 'Revenez demain' });
  });

  it('by card gets the rest back, or nothing if nothing is left [BRD-30]', async () => {
    const id = await kitchen.placeByCard();
    const [order] = await kitchen.rows('select number from orders where id = $1', id);
    const tools = {
      db: kitchen.shop.database.db,
      cards: kitchen.shop.gateway,
      now: () => minutesAfterNoon(0),
      alarmTasks: () => [],
      audit: async () => {},
    };
    await refundOrder(tools, { number: Number(order?.number), lines: null });
    expect(await kitchen.act(id, refuse, { version: 2 })).toMatchObject({ kind: 'done' });
    await settle();
    expect(await paidBackCents(id)).toEqual([1000]);
  });

  it.each(['cash', 'card'] as const)('in %s frees its slot and its coupon’s use [BRD-30, CRT-24]', async (method) => {
    await kitchen.shop.setCatalogue(({ settings, offers }) => {
      settings['office.reception'] = 'manual';
      offers.push(
        fileOffer({ id: 40, type: 'fixed_amount', value: 1, auto_apply: 'No', code: 'UNE-FOIS', max_uses: 1 }),
      );
    });
    const customer = { ...pickupOrder().customer, date: '2026-11-23 19:00' };
    const change = { customer, coupon: 'UNE-FOIS', discount: 1, tax: 0.82, total: 9 };
    const id = await (method === 'cash' ? kitchen.place(change) : kitchen.placeByCard(change));
    const taken = "select orders from slot_counts where $1 <> '' and date = '2026-11-23' and value = '19:00'";
    const again = () => kitchen.shop.send('POST', paths.checkout, pickupOrder(change));
    expect(await kitchen.rows(taken, id)).toEqual([{ orders: 1 }]);
    expect((await again()).statusCode).toBe(409);
    await kitchen.act(id, refuse);
    expect(await kitchen.rows(taken, id)).toEqual([{ orders: 0 }]);
    expect(await statusOf(id)).toBe(method === 'cash' ? 'cancelled' : 'paid');
    expect(await refundsOf(id)).toHaveLength(method === 'cash' ? 0 : 1);
    const other = await again();
    expect(other.statusCode).toBe(200);
    await kitchen.act(other.json().payload.order_id, refuse);
  });

  it('shows a failed refund until a manager notes how it was settled [BRD-53]', async () => {
    const id = await kitchen.placeByCard();
    const settleAction: OrderAction = { kind: 'settle', text: 'Rendu en espèces' };
    await kitchen.act(id, refuse);
    await kitchen.shop.database.query("update refunds set status = 'refused' where order_id = $1", [id]);
    expect(await kitchen.act(id, settleAction, { version: 2 })).toMatchObject({ kind: 'done', version: 3 });
    expect(await refundsOf(id)).toMatchObject([{ note: 'Rendu en espèces' }]);
    expect(await kitchen.act(id, settleAction, { version: 3 })).toMatchObject({ code: 'order_moved' });
  });
});

it('that was not collected is paid back only if that is chosen [BRD-37]', async () => {
  for (const isPaidBack of [true, false]) {
    const id = await kitchen.placeByCard();
    kitchen.minutes = 0;
    await kitchen.act(id, accept);
    await kitchen.act(id, { kind: 'ready' }, { version: 2 });
    kitchen.minutes = 50;
    expect(await kitchen.act(id, { kind: 'no-show', isPaidBack }, { version: 3 })).toMatchObject({ kind: 'done' });
    expect((await refundsOf(id)).map(({ origin }) => origin)).toEqual(isPaidBack ? ['no_show'] : []);
  }
});
