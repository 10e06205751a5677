import { randomUUID } from 'node:crypto';
import { paths, type WireOrder } from '@comptoir/contract';
import { exampleOrder } from '@comptoir/contract/testing';
import type { OrderAction } from '@comptoir/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBookedKitchen, type TestBooks } from '../../testing/books.ts';
import type { Kitchen } from '../../testing/kitchen.ts';
import { type OfficeShop, withOffice } from '../../testing/office-shop.ts';
import { mondayNoon } from '../../testing/test-shop.ts';
import { closeDay } from '../books/close/close-days.ts';

let kitchen: Kitchen;
let books: TestBooks;
let office: OfficeShop;
let manager: string;
let owner: string;
/** A restaurant that takes tips, and whose wine can be given back. */
const sell = (more: object = {}) =>
  kitchen.shop.setCatalogue(({ menus, settings }) => {
    settings['office.reception'] = 'manual';
    settings['office.refuse_after_minutes'] = null;
    settings['payments.tips.active'] = true;
    settings['payments.tips.duties_read'] = true;
    const items = menus.flatMap((menu) => menu.categories.flatMap((category) => category.items));
    for (const item of items) if (item.item_id === 302) Object.assign(item, { withdrawal: true });
    Object.assign(settings, more);
  });

beforeAll(async () => {
  ({ kitchen, books } = await openBookedKitchen());
  await sell();
  office = withOffice(kitchen.shop);
});
beforeEach(async () => {
  kitchen.shop.setClock(mondayNoon);
  kitchen.minutes = 0;
  [manager, owner] = [await office.signedIn('manager'), await office.signedIn('owner')];
});
afterAll(() => kitchen.close());

/** The order of the appendix: 35,45 €, of which the second line is 4,95 €, with a tip of 2 €. */
const place = (change: Partial<WireOrder> = {}) =>
  kitchen.placeByCard(exampleOrder({ payment_method: 'card', tip: '2.00', ...change }));

async function act(id: string, ...actions: OrderAction[]): Promise<void> {
  for (const action of actions) {
    if (action.kind === 'no-show') kitchen.minutes = 90;
    const [row] = await kitchen.rows('select version from order_progress where order_id = $1', id);
    expect(await kitchen.act(id, action, { version: Number(row?.version) })).toMatchObject({ kind: 'done' });
  }
}
const accept = { kind: 'accept', dueAt: Temporal.Instant.from('2026-11-23T11:30:00Z') } as const;
const handOver = [accept, { kind: 'leave' }, { kind: 'hand-over', isCashCollected: null }] as const;

async function refundsOf(id: string) {
  const rows = await kitchen.rows(
    'select amount_cents::int, tip_cents::int, taxes, origin from refunds where order_id = $1 order by requested_at, amount_cents desc',
    id,
  );
  return rows.map(({ amount_cents, tip_cents, taxes, origin }) => ({
    cents: Number(amount_cents),
    tip: Number(tip_cents),
    origin,
    vat: (taxes as { taxCents: number }[]).map(({ taxCents }) => taxCents),
  }));
}
async function paidBack(id: string): Promise<number[]> {
  kitchen.shop.setClock('2026-11-23T13:31');
  await kitchen.shop.api.reconcilePayments();
  const [row] = await kitchen.rows('select transaction_id from orders where id = $1', id);
  const { refunds } = kitchen.shop.sandbox.ledger();
  return refunds.filter((refund) => refund.payment_intent === row?.transaction_id).map(({ amount }) => amount);
}
const pathOf = (id: string) => `/v2/office/orders/${id}/refunds`;
const payBack = async (id: string, what: object, cookie = manager) => {
  const body = { actionId: randomUUID(), reason: 'quality', remark: null, ...what };
  return (await office.ask('POST', pathOf(id), { cookie, body })).json();
};
const left = async (id: string) => (await office.ask('GET', pathOf(id), { cookie: manager })).json().payload;

const vatOfAll = [322];

describe('the tip of an order that nobody gets goes back whole, with its first refund', () => {
  it.each<[string, readonly OrderAction[], string]>([
    ['refused', [{ kind: 'refuse', reason: 'too_busy', message: null }], 'refused'],
    ['cancelled', [accept, { kind: 'cancel', reason: 'too_busy', message: null }], 'cancelled'],
    ['not collected', [accept, { kind: 'leave' }, { kind: 'no-show', isPaidBack: true }], 'no_show'],
  ])('%s [PYX-90]', async (_, actions, origin) => {
    const id = await place();
    await act(id, ...actions);
    expect(await refundsOf(id)).toEqual([{ cents: 3545, tip: 200, origin, vat: vatOfAll }]);
    expect(await paidBack(id)).toEqual([3745]);
  });

  it('alone, where the order that was not collected stays paid [PYX-90, BRD-37]', async () => {
    const id = await place();
    await act(id, accept, { kind: 'leave' }, { kind: 'no-show', isPaidBack: false });
    expect(await refundsOf(id)).toEqual([{ cents: 0, tip: 200, origin: 'no_show', vat: [] }]);
    expect(await paidBack(id)).toEqual([200]);
  });

  it('taken back by its diner [PYX-90]', async () => {
    const id = await place();
    const [row] = await kitchen.rows('select track_token from order_progress where order_id = $1', id);
    const body = { action_id: randomUUID(), version: 1 };
    const answer = await kitchen.shop.send('POST', paths.cancelOrder(String(row?.track_token)), body);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await refundsOf(id)).toMatchObject([{ cents: 3545, tip: 200, origin: 'cancelled' }]);
  });

  it('withdrawn from, once, and neither again nor for what is paid back afterwards [PYX-90]', async () => {
    const wine = { item_id: 302, quantity: 2 };
    const body = exampleOrder({
      payment_method: 'card',
      tip: '2.00',
      adult: true,
      items: [{ item_id: 101, quantity: 1 }, wine],
    });
    const { expected } = (
      await kitchen.shop.send('POST', paths.checkout, { ...body, tip: undefined, payment_method: 'cash', total: 0 })
    ).json();
    const id = await place({ ...body, ...expected });
    const [row] = await kitchen.rows('select track_token from order_progress where order_id = $1', id);
    await act(id, ...handOver);
    const declare = async (version: number) =>
      kitchen.shop.send('POST', paths.declareWithdrawal(String(row?.track_token)), {
        action_id: randomUUID(),
        version,
        lines: [{ line: 1, units: 1 }],
        name: 'Camille Martin',
        email: null,
      });
    const settle = async () => {
      const [open] = await kitchen.rows("select id from withdrawals where order_id = $1 and state = 'declared'", id);
      const path = `/v2/office/withdrawals/${open?.id}/returned`;
      const answer = await office.ask('POST', path, { cookie: manager, body: { actionId: randomUUID() } });
      expect(answer.statusCode, answer.body).toBe(200);
      // The end of its refund is a step of the order.
      await kitchen.shop.api.reconcilePayments();
    };
    const [{ version } = {}] = await kitchen.rows('select version from order_progress where order_id = $1', id);
    expect((await declare(Number(version))).statusCode).toBe(200);
    await settle();
    const [after] = await kitchen.rows('select version from order_progress where order_id = $1', id);
    expect((await declare(Number(after?.version))).statusCode).toBe(200);
    await settle();
    const refunds = await refundsOf(id);
    expect(refunds.map(({ tip, origin }) => [tip, origin])).toEqual([
      [200, 'withdrawal'],
      [0, 'withdrawal'],
    ]);
    await payBack(id, { rest: true }, owner);
    expect((await left(id)).tipLeftCents).toBeUndefined();
    expect((await refundsOf(id)).reduce((sum, { tip }) => sum + tip, 0)).toBe(200);
  });

  it('even if all else went back before [PYX-90]', async () => {
    const id = await place();
    await payBack(id, { rest: true }, owner);
    // The end of the refund is a step of the order.
    await kitchen.shop.api.reconcilePayments();
    await act(id, { kind: 'refuse', reason: 'too_busy', message: null });
    expect(await refundsOf(id)).toEqual([
      { cents: 3545, tip: 0, origin: null, vat: vatOfAll },
      { cents: 0, tip: 200, origin: 'refused', vat: [] },
    ]);
    expect((await paidBack(id)).toSorted()).toEqual([200, 3545]);
  });
});

describe('the tip of an order that was served', () => {
  it('stays where lines, an amount or the rest are paid back, and goes back alone if asked for [PYX-90]', async () => {
    const id = await place();
    await act(id, ...handOver);
    expect(await left(id)).toMatchObject({ totalCents: 3545, leftCents: 3545, tipLeftCents: 200 });
    await payBack(id, { lines: [1] });
    await payBack(id, { amountCents: 100 });
    await payBack(id, { rest: true }, owner);
    expect((await refundsOf(id)).map(({ tip }) => tip)).toEqual([0, 0, 0]);
    expect(await left(id)).toMatchObject({ leftCents: 0, tipLeftCents: 200 });
    const quoted = (await office.ask('POST', `${pathOf(id)}/quote`, { cookie: manager, body: { tip: true } })).json();
    expect(quoted.payload).toEqual({ amountCents: 0, tipCents: 200, leftCents: 0, taxes: [] });
    expect((await payBack(id, { tip: true })).payload.refund).toMatchObject({ amountCents: 0, tipCents: 200 });
    expect((await payBack(id, { tip: true })).code).toBe('refund_done');
    expect((await paidBack(id)).reduce((sum, amount) => sum + amount, 0)).toBe(3745);
    await kitchen.shop.api.drainOutbox();
    const texts = kitchen.shop.mails.map(({ text }) => text.replaceAll('\u00a0', ' '));
    expect(texts.filter((text) => text.includes('Votre pourboire pour l’équipe : 2,00 €'))).not.toEqual([]);
  });

  it('goes back once, if it is asked for many times at once [PYX-90]', async () => {
    const id = await place();
    const answers = await Promise.all(Array.from({ length: 6 }, () => payBack(id, { tip: true })));
    expect(answers.filter(({ status }) => status === 'success')).toHaveLength(1);
    expect(await paidBack(id)).toEqual([200]);
  });

  it('counts in the limit of a refund [PYX-90, REP-26]', async () => {
    const id = await place({ tip: '20.00' });
    await sell({ 'office.refund_limit': 19 });
    const refused = await payBack(id, { tip: true });
    await sell();
    expect(refused.code).toBe('refund_limit');
  });
});

it('a tip is in no sale, no rate and no refund of the books, which carry it beside, and they stay sound [PYX-91, BOK-13, BOK-31]', async () => {
  const query = (text: string) => kitchen.shop.database.query(text, []);
  const [before] = (await query('select coalesce(sum(tip_cents), 0)::int as cents from refunds')).rows;
  expect(Number(before?.cents)).toBeGreaterThan(0);
  await kitchen.shop.api.reconcilePayments();
  books.setClock('2026-11-24T06:00');
  const closed = await closeDay(books.tools, { by: null, isPatient: false });
  if (typeof closed === 'string') throw new Error(closed);
  const [paid] = (
    await query("select sum(total_cents)::int as total, sum(tip_cents)::int as tips from orders where status = 'paid'")
  ).rows;
  const [back] = (
    await query(
      "select sum(amount_cents)::int as total, sum(tip_cents)::int as tips, count(*) filter (where amount_cents > 0)::int as refunds from refunds where status = 'done'",
    )
  ).rows;
  expect(closed.figures.sales.amount).toBe(paid?.total);
  expect(closed.figures.refunds).toMatchObject({ amount: back?.total, count: back?.refunds });
  expect(closed.figures.tips).toEqual({ taken: paid?.tips, returned: back?.tips });
  expect((await books.verify()).findings).toEqual([]);
});

// This forges a row, so that it comes after the books were verified.
it('the tip of a refused order goes back again, after the provider refused to pay it back [PYX-90, PYX-84]', async () => {
  const id = await place();
  await act(id, { kind: 'refuse', reason: 'too_busy', message: null });
  await kitchen.rows("update refunds set status = 'refused' where order_id = $1", id);
  const quoted = (await office.ask('POST', `${pathOf(id)}/quote`, { cookie: manager, body: { rest: true } })).json();
  expect(quoted.payload).toMatchObject({ amountCents: 3545, tipCents: 200 });
  await payBack(id, { rest: true }, owner);
  expect(await refundsOf(id)).toMatchObject([{}, { cents: 3545, tip: 200, origin: null }]);
});
