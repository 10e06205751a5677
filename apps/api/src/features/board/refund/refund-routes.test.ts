import { randomUUID } from 'node:crypto';
import { exampleOrder, pickupOrder } from '@comptoir/contract/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Approving, withApprover } from '../../../testing/approval.ts';
import { type Kitchen, openKitchen } from '../../../testing/kitchen.ts';
import { withOffice } from '../../../testing/office-shop.ts';
import { mondayNoon } from '../../../testing/test-shop.ts';

let kitchen: Kitchen;
let office: ReturnType<typeof withOffice>;
let approving: Approving;
let manager: string;
let owner: string;
let tablet: string;
beforeAll(async () => {
  kitchen = await openKitchen();
  await kitchen.shop.setCatalogue(({ settings }) => {
    settings['office.reception'] = 'manual';
    // Else a later hour would refuse the open orders of other tests, and pause the shop.
    settings['office.refuse_after_minutes'] = null;
  });
  office = withOffice(kitchen.shop);
  approving = await withApprover(office);
});
afterAll(() => kitchen.close());
beforeEach(async () => {
  kitchen.shop.sandbox.faults.clear();
  kitchen.shop.setClock(mondayNoon);
  // The day's limit counts what other tests paid back.
  await kitchen.shop.database.query("update refunds set status = 'refused' where status <> 'refused'", []);
  [manager, owner, tablet] = [
    await office.signedIn('manager'),
    await office.signedIn('owner'),
    await office.signedIn('device'),
  ];
});

/** The order of the appendix: 35,45 € by card with two lines, the second of which comes to 4,95 €. */
const placeByCard = () => kitchen.placeByCard(exampleOrder({ payment_method: 'card' }));

async function placeCollected(): Promise<string> {
  const id = await kitchen.place(pickupOrder());
  const dueAt = Temporal.Instant.from('2026-11-23T11:30:00Z');
  await kitchen.act(id, { kind: 'accept', dueAt });
  await kitchen.act(id, { kind: 'ready' }, { version: 2 });
  await kitchen.act(id, { kind: 'hand-over', isCashCollected: true }, { version: 3 });
  return id;
}

const pathOf = (id: string) => `/v2/office/orders/${id}/refunds`;
const payBack = (id: string, body: object, cookie = manager, by = office) =>
  by.ask('POST', pathOf(id), {
    cookie,
    body: { actionId: randomUUID(), reason: 'quality', remark: null, ...body },
  });
const quote = async (id: string, body: object) =>
  (await office.ask('POST', `${pathOf(id)}/quote`, { cookie: manager, body })).json();
const left = async (id: string) => (await office.ask('GET', pathOf(id), { cookie: manager })).json();
const refundsOf = (id: string) =>
  kitchen.rows(
    'select amount_cents::int as cents, status, method, reason, remark, by, staff_id from refunds where order_id = $1 order by amount_cents',
    id,
  );
const rows = async (text: string) => (await kitchen.shop.database.query(text, [])).rows;
const intentOf = async (id: string) => (await kitchen.rows('select transaction_id from orders where id = $1', id))[0];
async function paidBack(id: string): Promise<number[]> {
  const intent = (await intentOf(id))?.transaction_id;
  return kitchen.shop.sandbox
    .ledger()
    .refunds.filter(({ payment_intent }) => payment_intent === intent)
    .map(({ amount }) => amount);
}
const mailsOf = async (subject: string) => {
  await kitchen.shop.api.drainOutbox();
  return kitchen.shop.mails.filter((mail) => mail.subject.startsWith(subject));
};

describe('a manager pays an order back', () => {
  it('by lines and then the rest, which add up to the receipt [REP-22, REP-28]', async () => {
    const id = await placeByCard();
    expect((await left(id)).payload).toEqual({
      method: 'card',
      totalCents: 3545,
      leftCents: 3545,
      lines: [
        expect.objectContaining({ units: expect.any(Number) }),
        expect.objectContaining({ units: 1, amountCents: 495 }),
      ],
    });
    expect((await quote(id, { lines: [1] })).payload).toEqual({
      amountCents: 495,
      leftCents: 3050,
      taxes: [{ rateBp: 1000, netCents: 450, taxCents: 45, grossCents: 495 }],
    });
    const first = await payBack(id, { lines: [1], reason: 'missing', remark: 'oubliée au passe' });
    expect(first.json().payload).toMatchObject({
      refund: { amountCents: 495, status: expect.stringMatching(/requested|done/) },
      isReplayed: false,
    });
    expect((await left(id)).payload).toMatchObject({ leftCents: 3050, lines: [{}, { units: 0, amountCents: 0 }] });
    await payBack(id, { rest: true });
    await kitchen.shop.api.reconcilePayments();
    expect((await paidBack(id)).toSorted()).toEqual([3050, 495]);
    expect((await left(id)).payload.leftCents).toBe(0);
    expect(await refundsOf(id)).toMatchObject([
      { cents: 495, reason: 'missing', remark: 'oubliée au passe', by: 'Camille', staff_id: approving.id },
      { cents: 3050, reason: 'quality', remark: null },
    ]);
  });

  it('and the order’s history, the board and the audit tell who did and why [REP-22, REP-27, ROL-22]', async () => {
    const id = await placeByCard();
    const version = async () => (await kitchen.rows('select version from order_progress where order_id = $1', id))[0];
    const before = Number((await version())?.version);
    await payBack(id, { amountCents: 250, reason: 'late' });
    expect(Number((await version())?.version)).toBeGreaterThan(before);
    const sheet = (await office.ask('GET', `/v2/office/orders/${id}`, { cookie: manager })).json().payload;
    expect(sheet.events.find(({ kind }: { kind: string }) => kind === 'refund_requested')).toMatchObject({
      by: 'Camille',
      amountCents: 250,
      refundReason: 'late',
    });
    const [row] = await rows("select * from office_audit where kind = 'order_refunded' order by id desc limit 1");
    expect(row).toMatchObject({ actor: 'Camille', status: 200, after: { amountCents: 250, reason: 'late' } });
    expect(row?.target).toMatch(/^order:\d+$/);
    await kitchen.shop.api.reconcilePayments();
    const mails = await mailsOf('Remboursement');
    expect(mails.filter(({ text }) => text.includes('2,50'))).toHaveLength(1);
  });

  it('once, if the same tap arrives twice on two servers, and never more than was paid [REP-22]', async () => {
    const id = await placeByCard();
    const other = withOffice(kitchen.other as typeof kitchen.shop);
    const body = { actionId: randomUUID(), amountCents: 1000 };
    const answers = await Promise.all([
      ...Array.from({ length: 3 }, () => payBack(id, body)),
      ...Array.from({ length: 3 }, () => payBack(id, body, manager, other)),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(answers.filter((answer) => !answer.json().payload.isReplayed)).toHaveLength(1);
    expect((await payBack(id, { ...body, amountCents: 999 })).json().code).toBe('action_exists');
    const many = await Promise.all(
      Array.from({ length: 50 }, (_, index) => payBack(id, { amountCents: 1000 }, owner, index % 2 ? other : office)),
    );
    const codes = new Set(many.map((answer) => answer.json().code ?? 'done'));
    // A busy machine may run out of connections, which is told and pays nothing.
    codes.delete('unavailable');
    expect(codes).toEqual(new Set(['done', 'refund_too_much']));
    await payBack(id, { rest: true }, owner);
    await kitchen.shop.api.reconcilePayments();
    expect((await paidBack(id)).reduce((sum, amount) => sum + amount, 0)).toBe(3545);
  });

  it('while the provider is away: it stays asked for, and is paid once afterwards [REP-25]', async () => {
    const id = await placeByCard();
    kitchen.shop.sandbox.faults.add({ kind: 'rateLimited', requests: 1000 });
    const answer = await payBack(id, { amountCents: 300 });
    expect(answer.json().payload.refund).toEqual({ amountCents: 300, status: 'requested' });
    expect(await paidBack(id)).toEqual([]);
    kitchen.shop.sandbox.faults.clear();
    kitchen.shop.setClock('2026-11-23T12:11');
    await kitchen.shop.api.reconcilePayments();
    await kitchen.shop.api.reconcilePayments();
    expect(await paidBack(id)).toEqual([300]);
    expect(await refundsOf(id)).toMatchObject([{ cents: 300, status: 'done' }]);
  });

  it.each([
    [{ lines: [2] }, 422, 'refund_line'],
    [{ lines: [1, 1] }, 200, undefined],
    [{ amountCents: 3546 }, 422, 'refund_too_much'],
    [{ lines: [] }, 422, 'validation'],
    [{ lines: [-1] }, 422, 'validation'],
    [{ amountCents: 0 }, 422, 'validation'],
    [{ amountCents: -1 }, 422, 'validation'],
    [{ amountCents: 0.5 }, 422, 'validation'],
    [{ amountCents: 1e12 }, 422, 'refund_too_much'],
    [{}, 422, 'validation'],
    [{ rest: true, amountCents: 5 }, 422, 'validation'],
    [{ rest: true, reason: 'because' }, 422, 'validation'],
    [{ rest: true, remark: ' ' }, 422, 'validation'],
    [{ rest: true, remark: 'a'.repeat(201) }, 422, 'validation'],
  ])('answers %j with %i %s [REP-22]', async (body, status, code) => {
    const id = await placeByCard();
    const answer = await payBack(id, body);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(await refundsOf(id)).toHaveLength(status === 200 ? 1 : 0);
  });

  it('but nothing of an order that is over, not paid or unknown [REP-22, REP-24]', async () => {
    const id = await placeByCard();
    await payBack(id, { rest: true });
    expect((await payBack(id, { lines: [0] })).json().code).toBe('refund_done');
    expect((await quote(id, { rest: true })).code).toBe('refund_done');
    const unpaid = await kitchen.place();
    expect((await left(unpaid)).code).toBe('refund_unpaid');
    expect((await payBack(unpaid, { rest: true })).json().code).toBe('refund_unpaid');
    expect((await payBack(randomUUID(), { rest: true })).statusCode).toBe(404);
  });
});

describe('cash that was collected', () => {
  it('is noted as given back by hand at once, and the diner is told [REP-24, REP-27]', async () => {
    const id = await placeCollected();
    const { payload } = await left(id);
    expect(payload.method).toBe('cash');
    const answer = await payBack(id, { amountCents: 150 });
    expect(answer.json().payload).toMatchObject({
      refund: { amountCents: 150, status: 'done' },
      order: { refundedCents: 150 },
    });
    expect(await refundsOf(id)).toMatchObject([{ cents: 150, status: 'done', method: 'cash' }]);
    const mails = await mailsOf('Remboursement');
    expect(mails.filter(({ text }) => /rendu 1,50\s€ en espèces/.test(text))).toHaveLength(1);
  });
});

describe('who may pay back', () => {
  it('is a manager, or the kitchen with a manager’s PIN, once [REP-22, ROL-11, ROL-20]', async () => {
    const id = await placeByCard();
    expect((await payBack(id, { amountCents: 100 }, tablet)).json().code).toBe('manager_needed');
    const grant = await approving.grantFor(tablet, { action: 'refund', orderId: id });
    expect((await payBack(id, { amountCents: 100, grant }, tablet)).statusCode).toBe(200);
    expect((await payBack(id, { amountCents: 100, grant }, tablet)).json().code).toBe('manager_needed');
    expect(await refundsOf(id)).toMatchObject([{ cents: 100, by: 'Camille', staff_id: approving.id }]);
    // An approval of another order does not count.
    const other = await approving.grantFor(tablet, { action: 'refund', orderId: await placeByCard() });
    expect((await payBack(id, { amountCents: 100, grant: other }, tablet)).json().code).toBe('manager_needed');
    expect((await payBack(id, { amountCents: 100 }, '')).statusCode).toBe(401);
  });

  it('is the owner above the limits of a refund and of a person’s day [REP-26]', async () => {
    await kitchen.shop.setCatalogue(({ settings }) => {
      Object.assign(settings, { 'office.refund_limit': 10, 'office.refund_limit_day': 15 });
    });
    const [id, second] = [await placeByCard(), await placeByCard()];
    // The service day begins at five in the morning.
    kitchen.shop.setClock('2026-11-23T04:59');
    expect((await payBack(id, { amountCents: 1001 })).json().code).toBe('refund_limit');
    expect((await payBack(id, { amountCents: 1000 })).statusCode).toBe(200);
    expect((await payBack(id, { amountCents: 501 })).json().code).toBe('refund_limit');
    // Two at once don't both pass what is left of the day.
    const both = await Promise.all([payBack(id, { amountCents: 300 }), payBack(second, { amountCents: 300 })]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403]);
    expect((await payBack(id, { amountCents: 1500 }, owner)).statusCode).toBe(200);
    kitchen.shop.setClock('2026-11-23T05:00');
    expect((await payBack(second, { amountCents: 1000 })).statusCode).toBe(200);
  });
});

it('nothing of the office changes the lines or the amounts of an order, not even with all rights on its rows [REP-30]', async () => {
  const id = await placeByCard();
  for (const change of [
    'update orders set total_cents = 1 where id = $1',
    'update order_lines set unit_cents = 1, total_cents = quantity where order_id = $1',
    'update order_taxes set tax_cents = 0, gross_cents = net_cents where order_id = $1',
    'delete from order_lines where order_id = $1',
  ])
    await expect(kitchen.rows(change, id), change).rejects.toThrow();
  await payBack(id, { amountCents: 100 });
  for (const change of ["reason = 'late'", "by = 'Léa'", 'amount_cents = 1', 'staff_id = null'])
    await expect(kitchen.rows(`update refunds set ${change} where order_id = $1`, id), change).rejects.toThrow();
  await kitchen.rows('update refunds set remark = null where order_id = $1', id);
});
