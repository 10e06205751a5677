import { randomUUID } from 'node:crypto';
import { type LiveOrder, liveOrderFromWire, officeEndpoints, paths } from '@comptoir/contract';
import { exampleOrder } from '@comptoir/contract/testing';
import type { OrderAction } from '@comptoir/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fileOffer } from '../../testing/example-catalogue.ts';
import { type Kitchen, openKitchen } from '../../testing/kitchen.ts';
import { withOffice } from '../../testing/office-shop.ts';
import { mondayNoon, openTestShop } from '../../testing/test-shop.ts';
import { forgetOrders } from '../account/forget/forget-repository.ts';
import { listOrdersByIds } from '../order/record/order-repository.ts';
import { refundOrder } from '../payment/refund/refund-order.ts';
import { remindManagers } from './watch-withdrawals.ts';

let kitchen: Kitchen;
let office: ReturnType<typeof withOffice>;
let cookie: string;
beforeAll(async () => {
  kitchen = await openKitchen();
  await sell();
  office = withOffice(kitchen.shop);
});
beforeEach(async () => {
  cookie = await office.signedIn('manager');
});
afterAll(() => kitchen.close());
afterEach(async () => {
  kitchen.shop.setClock(mondayNoon);
  kitchen.other.setClock(mondayNoon);
  kitchen.minutes = 0;
  await sell();
});

/** Sells the order of the requirements: pizzas for 13,90 €, a wine that can be given back for 16 €, a cookie for 4 €. */
async function sell(isWineMarked = true, offered: ReturnType<typeof fileOffer>[] = []): Promise<void> {
  await kitchen.shop.setCatalogue(({ menus, offers, settings }) => {
    settings['office.reception'] = 'manual';
    // Else an hour that a test sets would refuse the open orders of others, and pause the shop.
    settings['office.refuse_after_minutes'] = null;
    settings['office.alarm_mails'] = ['gerant@example.com'];
    offers.splice(0, offers.length, ...offered);
    const price = (euros: number, rate: number) => ({
      item_price: { price_pickup: euros, price_delivery: euros, tax_rate: rate },
    });
    for (const item of menus.flatMap((menu) => menu.categories.flatMap(({ items }) => items))) {
      if (item.item_id === 101) Object.assign(item, price(13.9, 10));
      if (item.item_id === 302) Object.assign(item, price(16, 20), { withdrawal: isWineMarked });
      if (item.item_id === 201) Object.assign(item, price(4, 5.5));
    }
  });
  await kitchen.other.api.refreshCatalogue();
}

const pizzas = { item_id: 101, quantity: 2 };
const wine = (quantity = 1) => ({ item_id: 302, quantity });
const cookie1 = { item_id: 201, quantity: 1 };
const orderA = [pizzas, wine(), cookie1];

interface Placed {
  id: string;
  token: string;
  number: number;
}

async function place(
  items: object[],
  payment: 'cash' | 'card' = 'cash',
  email = 'camille@example.com',
  more: object = {},
): Promise<Placed> {
  const { customer } = exampleOrder();
  const body = exampleOrder({
    items: items as never,
    payment_method: payment,
    customer: { ...customer, email },
    ...more,
  });
  const { expected } = (
    await kitchen.shop.send('POST', paths.checkout, { ...body, payment_method: 'cash', total: 0 })
  ).json();
  const order = { ...body, ...expected };
  let id: string;
  if (payment === 'card') {
    const intent = await kitchen.shop.authorise(order);
    id = (await kitchen.shop.post(order, intent)).json().payload.order_id;
    await kitchen.shop.putPaid(id, intent);
  } else id = (await kitchen.shop.send('POST', paths.checkout, order)).json().payload.order_id;
  const [row] = await kitchen.rows(
    'select track_token, number from order_progress join orders on orders.id = order_id where order_id = $1',
    id,
  );
  return { id, token: String(row?.track_token), number: Number(row?.number) };
}

async function versionOf(id: string): Promise<number> {
  const [row] = await kitchen.rows('select version from order_progress where order_id = $1', id);
  return Number(row?.version);
}

/** Takes an order to its diner; cash is collected. The clock shows 12:20. */
async function handOver(order: Placed, isCash = true): Promise<void> {
  await act(order, { kind: 'accept', dueAt: Temporal.Instant.from('2026-11-23T11:30:00Z') });
  await act(order, { kind: 'leave' });
  await act(order, { kind: 'hand-over', isCashCollected: isCash ? true : null });
}

async function act({ id }: Placed, action: OrderAction): Promise<void> {
  expect(await kitchen.act(id, action, { version: await versionOf(id) })).toMatchObject({ kind: 'done' });
}

const bottle = (units = 1, line = 1) => ({ line, units });

async function declare(
  { id, token }: Placed,
  lines: object[] = [bottle()],
  change: object = {},
  on = kitchen.shop as Pick<Kitchen['shop'], 'send'>,
) {
  const version = await versionOf(id);
  const body = { action_id: randomUUID(), version, lines, name: 'Camille Martin', email: null, ...change };
  const answer = await on.send('POST', paths.declareWithdrawal(token), body);
  return { status: answer.statusCode, body: answer.json(), asked: body };
}

const boardOrder = async ({ number }: Placed) =>
  (await office.ask('GET', `/v2/office/history/${number}`, { cookie })).json().payload.order;
const read = async ({ token }: Placed) => (await kitchen.shop.send('GET', paths.liveOrder(token))).json().payload;
const readWhole = async (order: Placed) => liveOrderFromWire(await read(order)) as LiveOrder;
const refundsOf = ({ id }: Placed) =>
  kitchen.rows(
    'select amount_cents::int, status, method, origin, taxes from refunds where order_id = $1 order by requested_at',
    id,
  );
const stateOf = async ({ id }: Placed) =>
  (await kitchen.rows('select state from withdrawals where order_id = $1 order by declared_at', id)).map(
    ({ state }) => state,
  );
const step = (id: string, name: string, more: object = {}) =>
  office.ask('POST', `${officeEndpoints.withdrawals.path}/${id}/${name}`, {
    cookie,
    body: { actionId: randomUUID(), ...more },
  });
const listed = async () =>
  (await office.ask('GET', officeEndpoints.withdrawals.path, { cookie })).json().payload.withdrawals;
/** The servers share an outbox, so that either may send a mail. */
async function drainOutboxes(): Promise<void> {
  for (const { api } of [kitchen.shop, kitchen.other, kitchen.shop, kitchen.other]) await api.drainOutbox();
}
const mailsTo = async (subject: string) => {
  await drainOutboxes();
  return [...kitchen.shop.mails, ...kitchen.other.mails]
    .filter((mail) => mail.subject.replaceAll('\u00a0', ' ').includes(subject))
    .map(({ to, text }) => ({ to, text: text.replace(/[\u00a0\u202f]/g, ' ') }));
};

describe('what of an order can be given back', () => {
  it('is its marked, unfree lines, until the end of the term and not at it [LAW-33]', async () => {
    const order = await place(orderA);
    expect((await read(order)).withdrawal).toEqual({
      until: null,
      lines: [{ line: 1, name: expect.any(String), units: 1, amount: 16, amounts: [16] }],
      delivery: 0,
      declared: [],
    });
    await handOver(order);
    expect((await read(order)).withdrawal.until).toBe('2026-12-08T00:00:00+01:00');
    kitchen.shop.setClock(Temporal.Instant.from('2026-12-07T22:59:59.999Z'));
    expect((await read(order)).withdrawal.lines).toHaveLength(1);
    kitchen.shop.setClock(Temporal.Instant.from('2026-12-07T23:00:00Z'));
    expect((await read(order)).withdrawal).toBeNull();
  });

  it('counts from the instant of the hand-over, wherever the clock went since the order [LAW-32, LAW-33]', async () => {
    const order = await place([pizzas, wine(2)]);
    await act(order, { kind: 'accept', dueAt: Temporal.Instant.from('2026-11-23T11:30:00Z') });
    // The clock is set forward, to the same service day but the next civil day.
    kitchen.minutes = 12 * 60 + 20;
    await act(order, { kind: 'leave' });
    await act(order, { kind: 'hand-over', isCashCollected: true });
    expect((await read(order)).withdrawal.until).toBe('2026-12-09T00:00:00+01:00');
    // A clock that is set back moves no end: the instant of the hand-over is stored.
    kitchen.shop.setClock('2026-11-22T12:00');
    expect((await read(order)).withdrawal.until).toBe('2026-12-09T00:00:00+01:00');
    const { body } = await declare(order);
    expect(body.payload.withdrawal).toMatchObject({ state: 'declared', last_day: '2026-12-06' });
    const end = Temporal.Instant.from('2026-12-08T23:00:00Z');
    kitchen.shop.setClock(end);
    expect((await declare(order)).body.code).toBe('withdrawal_over');
    kitchen.shop.setClock(end.subtract({ milliseconds: 1 }));
    expect((await declare(order)).status).toBe(200);
  });

  it('is no unit of a gift, though the same dish can be given back where it was bought [LAW-33, LAW-38]', async () => {
    await sell(true, [fileOffer({ id: 3, type: 'free_item', items: [302] })]);
    const gifts = { free_items: [wine()] };
    const alone = await place([pizzas], 'cash', 'camille@example.com', gifts);
    expect((await read(alone)).withdrawal).toBeNull();
    expect((await declare(alone)).body.code).toBe('nothing_to_withdraw');
    const both = await place([pizzas, wine(2)], 'cash', 'camille@example.com', gifts);
    expect((await read(both)).withdrawal.lines).toMatchObject([{ line: 1, units: 2, amount: 32 }]);
    expect((await declare(both, [bottle(1, 2)])).body.code).toBe('nothing_to_withdraw');
    expect((await declare(both, [bottle(2), bottle(1, 2)])).body.code).toBe('nothing_to_withdraw');
    expect([await stateOf(alone), await stateOf(both)]).toEqual([[], []]);
    // All that was bought goes back, and with it the fee, though the gift stays.
    const bottles = await place([wine(2)], 'cash', 'camille@example.com', gifts);
    expect((await declare(bottles, [bottle(2, 0)])).body.payload.withdrawal.amount).toBe(34.5);
  });

  it('is nothing of a line that was refunded before, nor of an order that was [LAW-33, LAW-38]', async () => {
    const now = () => Temporal.Instant.from('2026-11-23T11:00:00Z');
    const tools = { db: kitchen.shop.database.db, cards: null, now, alarmTasks: () => [], audit: async () => {} };
    for (const lines of [[1], null]) {
      const order = await place([pizzas, wine(3)], 'card');
      expect(await refundOrder(tools, { number: order.number, lines })).toHaveProperty('refund');
      expect((await read(order)).withdrawal).toBeNull();
      expect((await declare(order)).body.code).toBe('nothing_to_withdraw');
      expect([await stateOf(order), await refundsOf(order)]).toMatchObject([[], [{ origin: null }]]);
    }
    // Of what was withdrawn from, a refund of the line takes the rest only.
    const order = await place([pizzas, wine(3)], 'card');
    await declare(order);
    await refundOrder(tools, { number: order.number, lines: [1] });
    expect((await refundsOf(order)).map(({ amount_cents }) => amount_cents)).toEqual([1600, 3200]);
    // A refund that settles meanwhile would move the order.
    await drainOutboxes();
    expect((await declare(order)).body.code).toBe('nothing_to_withdraw');
  });

  it('is nothing of an order without a mark, nor of one that was refused or cancelled [LAW-33]', async () => {
    expect((await read(await place([pizzas]))).withdrawal).toBeNull();
    const refused = await place(orderA);
    await kitchen.act(refused.id, { kind: 'refuse', reason: 'too_busy', message: null });
    expect((await read(refused)).withdrawal).toBeNull();
  });

  it('stays on the page of the link when the rest of the order is not shown any more, and keeps the link [LAW-34]', async () => {
    const order = await place(orderA);
    await handOver(order);
    kitchen.shop.setClock('2026-12-03T12:00');
    const short = await read(order);
    expect(short).toMatchObject({ state: 'done', total: 50.3, withdrawal: { lines: [{ units: 1, amount: 16 }] } });
    expect(short).not.toHaveProperty('receipt');
    // An order without a hand-over has no end.
    const waiting = await place(orderA);
    kitchen.shop.setClock('2027-02-03T12:00');
    expect((await read(waiting)).withdrawal.lines).toHaveLength(1);
    expect((await kitchen.shop.send('GET', paths.liveOrder(order.token))).statusCode).toBe(404);
  });
});

describe('a declaration before the hand-over', () => {
  it('takes the units from the order and pays a card back at once [LAW-37, LAW-39]', async () => {
    const order = await place(orderA, 'card');
    const version = await versionOf(order.id);
    const { status, body } = await declare(order);
    expect([status, body.payload.withdrawal]).toEqual([
      200,
      {
        id: expect.any(String),
        declared_at: '2026-11-23T12:00:00+01:00',
        lines: [{ ...bottle(), name: expect.any(String) }],
        amount: 16,
        state: 'settling',
        last_day: null,
      },
    ]);
    expect(body.payload.order).toMatchObject({ withdrawal: { lines: [], declared: [{ amount: 16 }] } });
    // The end of the refund is a step too, and may be faster than the answer.
    expect(body.payload.order.version).toBeGreaterThan(version);
    await kitchen.shop.api.reconcilePayments();
    expect(await refundsOf(order)).toMatchObject([
      {
        amount_cents: 1600,
        status: 'done',
        method: 'card',
        origin: 'withdrawal',
        taxes: [{ netCents: 1333, taxCents: 267 }],
      },
    ]);
    expect(await stateOf(order)).toEqual(['settled']);
    const events = await kitchen.rows('select kind from order_events where order_id = $1 order by id', order.id);
    expect(events.map(({ kind }) => kind).slice(-3)).toEqual(['withdrawn', 'refund_requested', 'refunded']);
  });

  it('asks for less cash, and the books get the whole sale and the refund when it is collected [LAW-39]', async () => {
    const order = await place(orderA);
    await declare(order);
    expect(await refundsOf(order)).toEqual([]);
    const board = await boardOrder(order);
    expect(board).toMatchObject({ dueCents: 3430, leftCents: 3430, totalCents: 5030, withdrawn: [bottle()] });
    await handOver(order);
    expect(await refundsOf(order)).toMatchObject([{ amount_cents: 1600, status: 'done', method: 'cash' }]);
    expect(await stateOf(order)).toEqual(['settled']);
    const [paid] = await kitchen.rows(
      `select data, at from order_events where kind = 'paid' and order_id = $1`,
      order.id,
    );
    expect(paid?.data).toMatchObject({ amountCents: 5030, collectedCents: 3430 });
    const [back] = await kitchen.rows(
      `select at from order_events where kind = 'refunded' and order_id = $1`,
      order.id,
    );
    expect(back?.at).toEqual(paid?.at);
    expect((await readWhole(order)).receipt.totalCents).toBe(5030);
  });

  it('of all of an order in cash leaves nothing to collect, and the kitchen ends the order [LAW-39]', async () => {
    const order = await place([wine(2)]);
    await declare(order, [bottle(2, 0)]);
    expect(await boardOrder(order)).toMatchObject({ dueCents: 0, leftCents: 0, isUnpaid: true, totalCents: 3450 });
    await handOver(order);
    expect(await refundsOf(order)).toMatchObject([{ amount_cents: 3450, status: 'done', method: 'cash' }]);
    expect(await stateOf(order)).toEqual(['settled']);
    expect(await boardOrder(order)).not.toHaveProperty('isUnpaid');
  });

  it('and each refund leave less of an order for the board to refund [LAW-39, BRD-37]', async () => {
    const order = await place([pizzas, wine(2)], 'card');
    expect(await boardOrder(order)).not.toHaveProperty('leftCents');
    await declare(order);
    // A withdrawal counts from its declaration on, whatever becomes of its refund, and no longer once it is refused.
    await kitchen.rows("update refunds set status = 'refused' where order_id = $1", order.id);
    expect(await boardOrder(order)).toMatchObject({ leftCents: 4630, refundedCents: 0 });
    await handOver(order, false);
    const { id } = (await declare(order)).body.payload.withdrawal;
    expect(await boardOrder(order)).toMatchObject({ leftCents: 3030, withdrawn: [bottle()] });
    await step(id, 'refuse', { reason: 'bouchon ouvert' });
    expect(await boardOrder(order)).toMatchObject({ leftCents: 4630 });
    const now = () => Temporal.Instant.from('2026-11-23T11:00:00Z');
    const tools = { db: kitchen.shop.database.db, cards: null, now, alarmTasks: () => [], audit: async () => {} };
    await refundOrder(tools, { number: order.number, lines: [0] });
    expect(await boardOrder(order)).toMatchObject({ leftCents: 1850 });
  });

  it('ends with an order that is cancelled unpaid, without money', async () => {
    const order = await place(orderA);
    await declare(order);
    await kitchen.act(
      order.id,
      { kind: 'refuse', reason: 'too_busy', message: null },
      { version: await versionOf(order.id) },
    );
    expect([await stateOf(order), await refundsOf(order)]).toEqual([['settled'], []]);
  });

  it('pays the delivery fee back too if nothing stays sold [LAW-41]', async () => {
    const order = await place([wine()], 'card');
    expect((await read(order)).withdrawal).toMatchObject({ lines: [{ amount: 16 }], delivery: 2.5 });
    const { body } = await declare(order, [bottle(1, 0)]);
    expect(body.payload.withdrawal.amount).toBe(18.5);
    await kitchen.shop.api.reconcilePayments();
    expect(await refundsOf(order)).toMatchObject([{ amount_cents: 1850, status: 'done' }]);
    // A refusal finds nothing left to pay back.
    await kitchen.act(
      order.id,
      { kind: 'refuse', reason: 'too_busy', message: null },
      { version: await versionOf(order.id) },
    );
    expect(await refundsOf(order)).toHaveLength(1);
  });

  it('is paid back apart from the rest if the order is refused after it', async () => {
    const order = await place(orderA, 'card');
    await declare(order);
    await kitchen.shop.api.reconcilePayments();
    await kitchen.act(
      order.id,
      { kind: 'refuse', reason: 'too_busy', message: null },
      { version: await versionOf(order.id) },
    );
    await kitchen.shop.api.reconcilePayments();
    expect((await refundsOf(order)).map(({ amount_cents }) => amount_cents).sort()).toEqual([1600, 3430]);
    await kitchen.rows(
      "update outbox set next_at = now() where payload ->> 'orderId' = $1 and done_at is null",
      order.id,
    );
    const [mail] = await mailsTo(`Votre commande nº ${order.number} n’a pas pu être acceptée`);
    expect(mail?.text).toContain('Le remboursement de 34,30 € est demandé');
  });
});

describe('a declaration after the hand-over', () => {
  it('waits for the article, and the card is paid back when it is returned [LAW-40]', async () => {
    const order = await place(orderA, 'card');
    await handOver(order, false);
    const { body } = await declare(order);
    expect(body.payload.withdrawal).toMatchObject({ state: 'declared', last_day: '2026-12-07' });
    await kitchen.shop.api.reconcilePayments();
    expect(await refundsOf(order)).toEqual([]);
    const { id } = body.payload.withdrawal;
    expect((await listed()).find((one: { id: string }) => one.id === id)).toMatchObject({
      orderNumber: order.number,
      name: 'Camille Martin',
      email: 'camille@example.com',
      amountCents: 1600,
      paymentMethod: 'card',
      state: 'declared',
      handedOverAt: expect.any(String),
      lastDay: '2026-12-07',
      refundStatus: null,
    });
    const actionId = randomUUID();
    const first = await step(id, 'returned', { actionId });
    expect(first.json().payload).toMatchObject({
      isReplayed: false,
      withdrawal: { state: 'settling', refundStatus: 'requested' },
    });
    expect((await step(id, 'returned', { actionId })).json().payload.isReplayed).toBe(true);
    expect((await step(id, 'refund')).json().code).toBe('withdrawal_moved');
    await kitchen.shop.api.reconcilePayments();
    expect(await refundsOf(order)).toMatchObject([{ amount_cents: 1600, status: 'done' }]);
    expect(await stateOf(order)).toEqual(['settled']);
    expect((await readWhole(order)).withdrawal?.declared).toMatchObject([{ state: 'settled', amountCents: 1600 }]);
  });

  it('pays cash back only once somebody says so [LAW-40]', async () => {
    const order = await place(orderA);
    await handOver(order);
    const { body } = await declare(order);
    const { id } = body.payload.withdrawal;
    expect((await step(id, 'settled')).json().code).toBe('withdrawal_moved');
    await step(id, 'refund');
    kitchen.shop.setClock('2026-12-07T12:00');
    await kitchen.shop.api.reconcilePayments();
    kitchen.shop.setClock(mondayNoon);
    expect([await stateOf(order), await refundsOf(order)]).toMatchObject([['settling'], [{ status: 'requested' }]]);
    expect((await step(id, 'settled')).json().payload.withdrawal).toMatchObject({
      state: 'settled',
      refundStatus: 'done',
    });
    expect((await step(id, 'settled')).json().code).toBe('withdrawal_moved');
  });

  it('is refused with a reason if the article was unsealed, and can be declared again [LAW-40]', async () => {
    const order = await place(orderA);
    await handOver(order);
    const { id } = (await declare(order)).body.payload.withdrawal;
    expect((await declare(order)).body.code).toBe('nothing_to_withdraw');
    expect((await step(id, 'refuse')).statusCode).toBe(422);
    expect((await step(id, 'refuse', { reason: ' ' })).statusCode).toBe(422);
    const refused = (await step(id, 'refuse', { reason: 'bouchon ouvert' })).json().payload.withdrawal;
    expect(refused).toMatchObject({ state: 'refused', note: 'bouchon ouvert' });
    expect((await step(id, 'returned')).json().code).toBe('withdrawal_moved');
    const mails = await mailsTo(`Votre rétractation, commande nº ${order.number}`);
    expect(mails.map(({ text }) => text).join()).toContain('il ne peut pas être repris (bouchon ouvert).');
    expect((await declare(order)).status).toBe(200);
  });

  it('is a manager’s alone [LAW-40]', async () => {
    const asKitchen = { cookie: await office.signedIn('kitchen') };
    expect((await office.ask('GET', officeEndpoints.withdrawals.path, asKitchen)).json().code).toBe('forbidden');
  });

  it('is acknowledged by mail with content, amount and the second, and told to the managers twice [LAW-37, LAW-40]', async () => {
    const order = await place(orderA);
    await handOver(order);
    kitchen.shop.setClock('2026-11-24T18:03:27');
    await declare(order, [bottle()], { email: 'autre@example.com' });
    const [receipt, ...more] = await mailsTo(`Accusé de réception de votre rétractation, commande nº ${order.number}`);
    expect([receipt?.to, more]).toEqual(['autre@example.com', []]);
    expect(receipt?.text).toContain('Montant à rembourser : 16,00 €.');
    expect(receipt?.text).toContain('Déclaration reçue le 24 novembre 2026 à 18 h 3 min 27 s.');
    expect(receipt?.text).toContain('avant le 8 décembre 2026 ; le retour est à votre charge.');
    const subject = `Rétractation : commande nº ${order.number}, à rembourser avant le 8 décembre 2026`;
    expect((await mailsTo(subject)).map(({ to }) => to)).toEqual(['gerant@example.com']);
    const remind = async (day: string) => {
      const at = Temporal.PlainDateTime.from(day).toZonedDateTime('Europe/Paris');
      const tools = { db: kitchen.shop.database.db, now: () => at, wakeOutbox: () => undefined };
      await remindManagers({ ...tools, office: () => ({ alarmMails: ['gerant@example.com'] }) });
      return (await mailsTo(subject)).length;
    };
    expect(await remind('2026-12-04T23:59')).toBe(1);
    expect(await remind('2026-12-05T00:00')).toBe(2);
    expect(await remind('2026-12-06T00:00')).toBe(2);
  });
});

describe('the acknowledgement of a declaration', () => {
  const subjectOf = ({ number }: Placed) => `ccusé de réception de votre rétractation, commande nº ${number}`;

  it('is mailed again as a duplicate that says the same, as often as a manager asks, once for each tap [LAW-37, BOK-23]', async () => {
    const order = await place(orderA);
    kitchen.shop.setClock('2026-11-23T12:03:27');
    const { id } = (await declare(order, [bottle()], { email: 'autre@example.com' })).body.payload.withdrawal;
    const [first] = await mailsTo(subjectOf(order));
    expect(first?.text).toContain('Son prix ne vous sera pas demandé.');
    // The collection writes a refund, and its hour is later. Neither changes what the duplicate says.
    await handOver(order);
    kitchen.shop.setClock('2026-11-23T15:00');
    const actionId = randomUUID();
    for (const more of [{ actionId }, { actionId }, {}]) expect((await step(id, 'resend', more)).statusCode).toBe(200);
    expect((await step(randomUUID(), 'resend', { actionId })).json().code).toBe('action_exists');
    const copies = (await mailsTo(subjectOf(order))).slice(1);
    expect(copies).toHaveLength(2);
    for (const [position, copy] of copies.entries())
      expect(copy).toEqual({ to: first?.to, text: `Duplicata nº ${position + 1}\n\n${first?.text}` });
    const told = await kitchen.rows(
      "select content from book_entries where order_id = $1 and kind = 'duplicate' order by id",
      order.id,
    );
    expect(told.map(({ content }) => JSON.parse(String(content)))).toEqual(
      [1, 2].map((n) => ({ number: order.number, of: 'withdrawal', paper: id, n, by: 'manager' })),
    );
    expect(await mailsTo(`Duplicata : a${subjectOf(order)}`)).toHaveLength(2);
  });

  it('of a card says again that the refund was requested, and after the hand-over the day and the address [LAW-37]', async () => {
    const [early, late] = [await place(orderA, 'card'), await place(orderA, 'card')];
    await handOver(late, false);
    for (const [order, told] of [
      [early, 'Le remboursement est demandé.'],
      [late, 'avant le 7 décembre 2026 ; le retour est à votre charge.'],
    ] as const) {
      const { id } = (await declare(order)).body.payload.withdrawal;
      const [first] = await mailsTo(subjectOf(order));
      await step(id, 'refund');
      await kitchen.shop.api.reconcilePayments();
      expect((await step(id, 'resend')).json().payload.withdrawal).toMatchObject({ state: 'settled' });
      const [, copy] = await mailsTo(subjectOf(order));
      expect(first?.text).toContain(told);
      expect(copy?.text).toBe(`Duplicata nº 1\n\n${first?.text}`);
    }
  });

  it('goes to the address of the declaration only, if no order is known to be its own [LAW-37, LAW-43]', async () => {
    const order = await place(orderA, 'cash', 'inconnue@example.com');
    const id = randomUUID();
    const body = { action_id: id, order_number: order.number, email: 'travail@example.com', name: 'Camille Martin' };
    await kitchen.shop.send('POST', paths.withdrawals, body);
    await drainOutboxes();
    await step(id, 'resend');
    expect((await mailsTo(subjectOf(order))).map(({ to }) => to)).toEqual([body.email, body.email]);
    // Once the address was deleted, the address of the order of that number does not take its place.
    const { db } = kitchen.shop.database;
    const forgotten = await listOrdersByIds(db, [(await place([pizzas], 'cash', body.email)).id]);
    await db.transaction((tx) => forgetOrders(tx, forgotten, (email) => email));
    expect((await step(id, 'resend')).json().code).toBe('withdrawal_moved');
    expect(await mailsTo(subjectOf(order))).toHaveLength(2);
  });
});

describe('a declaration that is not possible', () => {
  it.each([
    ['no unit', [bottle(0)], 422, 'validation'],
    ['less than one', [bottle(-1)], 422, 'validation'],
    ['more than were bought', [bottle(99)], 422, 'validation'],
    ['a part of one', [bottle(0.5)], 422, 'validation'],
    ['a line twice', [bottle(), bottle()], 422, 'validation'],
    ['no line', [], 422, 'validation'],
    ['a dish', [bottle(1, 0)], 422, 'nothing_to_withdraw'],
    ['a line that the order lacks', [bottle(1, 7)], 422, 'nothing_to_withdraw'],
  ])('of %s is refused and writes nothing [LAW-38]', async (_, lines, status, code) => {
    const order = await place(orderA);
    const answer = await declare(order, lines);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    if (lines[0]?.units === 99) expect(answer.body.errors).toHaveProperty(['lines.0.units']);
    expect(await stateOf(order)).toEqual([]);
  });

  it('is told from the end of the term on, whatever was shown before [LAW-38]', async () => {
    const order = await place(orderA);
    await handOver(order);
    const end = Temporal.Instant.from('2026-12-07T23:00:00Z');
    for (const late of [end, end.add({ seconds: 1 })]) {
      kitchen.shop.setClock(late);
      expect([(await declare(order)).body.code, await stateOf(order)]).toEqual(['withdrawal_over', []]);
    }
    kitchen.shop.setClock(end.subtract({ milliseconds: 1 }));
    expect((await declare(order)).status).toBe(200);
  });

  it('gets the order’s new state if it moved, and nothing by a guessed link [LAW-38]', async () => {
    const order = await place(orderA);
    const moved = await declare(order, [bottle()], { version: 9 });
    expect([moved.status, moved.body.code, moved.body.payload.order.version]).toEqual([409, 'order_moved', 1]);
    const guessed = { ...order, token: 'A'.repeat(22) };
    expect((await declare(guessed)).body.code).toBe('order_not_found');
  });

  it('is done once if it is sent again, and refused if its id says something else [LAW-38]', async () => {
    const order = await place([wine(3)]);
    const first = await declare(order, [bottle(1, 0)]);
    const again = (await kitchen.other.send('POST', paths.declareWithdrawal(order.token), first.asked)).json().payload;
    expect(again).toMatchObject({ replayed: true, withdrawal: first.body.payload.withdrawal });
    const other = { ...first.asked, lines: [bottle(2, 0)] };
    expect((await kitchen.shop.send('POST', paths.declareWithdrawal(order.token), other)).json().code).toBe(
      'action_exists',
    );
    expect(await stateOf(order)).toHaveLength(1);
  });

  it('is done once by two taps at the same time, on two servers [LAW-38]', async () => {
    const order = await place([wine(3)], 'card');
    const body = { action_id: randomUUID(), version: 1, lines: [bottle(1, 0)], name: 'Camille Martin', email: null };
    const answers = await Promise.all(
      [kitchen.shop, kitchen.other].map(({ send }) => send('POST', paths.declareWithdrawal(order.token), body)),
    );
    expect(answers.map((answer) => answer.json().payload.replayed).sort()).toEqual([false, true]);
    expect([await stateOf(order), await refundsOf(order)]).toMatchObject([
      [expect.any(String)],
      [{ amount_cents: 1600 }],
    ]);
  });

  it('takes nothing from another’s order, whose id it repeats or whose line it names [LAW-38]', async () => {
    const [own, other] = [await place([pizzas, wine()]), await place([wine()], 'cash', 'autre@example.com')];
    const { asked } = await declare(own);
    const repeated = await kitchen.shop.send('POST', paths.declareWithdrawal(other.token), asked);
    expect([repeated.statusCode, repeated.json().code]).toEqual([409, 'action_exists']);
    // The line is the wine of the other order, and a pizza of this one.
    expect((await declare(own, [bottle(1, 0)])).body.code).toBe('nothing_to_withdraw');
    expect([await stateOf(own), await stateOf(other)]).toEqual([['settling'], []]);
  });
});

describe('a declaration without the link', () => {
  const declareByNumber = async (number: number, email: string, change: object = {}) => {
    const body = { action_id: randomUUID(), order_number: number, email, name: 'Camille Martin', ...change };
    const answer = await kitchen.shop.send('POST', paths.withdrawals, body);
    await drainOutboxes();
    const [row] = await kitchen.rows('select state, order_id, lines from withdrawals where id = $1', body.action_id);
    return { answer: [answer.statusCode, answer.json()], id: body.action_id, row };
  };
  const stored = [200, { status: 'success', payload: { declared_at: '2026-11-23T12:00:00+01:00' } }];

  it('binds with number and address, for all that is open, and else waits for a manager [LAW-43]', async () => {
    const order = await place([pizzas, wine(2)], 'cash', 'Zoe@example.com');
    const bound = await declareByNumber(order.number, 'zoe@EXAMPLE.com');
    expect([bound.answer, bound.row]).toEqual([stored, { state: 'settling', order_id: order.id, lines: [bottle(2)] }]);
    const other = await declareByNumber(order.number, 'autre@example.com');
    expect([other.answer, other.row]).toMatchObject([stored, { state: 'unmatched', order_id: null }]);
    const [mail] = (await mailsTo(`Accusé de réception de votre rétractation, commande nº ${order.number}`)).filter(
      ({ to }) => to === 'autre@example.com',
    );
    expect(mail?.text).not.toContain('€');
    expect((await declareByNumber(999_999, 'zoe@example.com')).row).toMatchObject({ state: 'unmatched' });
  });

  it('is bound or noted by a manager [LAW-43]', async () => {
    const order = await place(orderA);
    await handOver(order);
    const { id } = await declareByNumber(order.number, 'travail@example.com');
    expect((await step(id, 'returned')).json().code).toBe('withdrawal_moved');
    expect((await step(id, 'bind')).json().payload.withdrawal).toMatchObject({
      state: 'declared',
      orderId: order.id,
      amountCents: 1600,
    });
    expect((await step(id, 'bind')).json().code).toBe('withdrawal_moved');
    const unknown = await declareByNumber(999_999, 'travail@example.com');
    expect((await step(unknown.id, 'bind')).json().code).toBe('nothing_to_withdraw');
    expect((await step(unknown.id, 'refuse', { reason: 'numéro inconnu' })).json().payload.withdrawal.state).toBe(
      'refused',
    );
    expect((await step(randomUUID(), 'bind')).json().code).toBe('not_found');
  });

  it('is taken five times an hour from a peer and three times an hour for an address [LAW-43]', async () => {
    const limits = { declarationsPerHour: 5, declarationsPerAddressAndHour: 3 };
    const strict = await openTestShop({ database: kitchen.shop.database, limits });
    const ask = async (email: string) => {
      const body = { action_id: randomUUID(), order_number: 999_999, email, name: 'Camille Martin' };
      const answer = await strict.send('POST', paths.withdrawals, body, { remoteAddress: '198.51.100.77' });
      return answer.statusCode;
    };
    const answers: number[] = [];
    for (const name of ['une', 'UNE', 'une', 'une', 'deux', 'trois']) answers.push(await ask(`${name}@limite.example`));
    expect(answers).toEqual([200, 200, 200, 429, 200, 429]);
    await strict.close();
  });

  it('counts when it was made, and answers a repeated one as the first [LAW-43]', async () => {
    const order = await place(orderA);
    const first = await declareByNumber(order.number, 'camille@example.com');
    kitchen.shop.setClock('2026-11-23T12:05');
    const again = await declareByNumber(order.number, 'camille@example.com', { action_id: first.id });
    expect(again.answer).toEqual(stored);
    expect(await stateOf(order)).toHaveLength(1);
  });
});

describe('the place of withdrawals', () => {
  const isShown = async () =>
    Promise.all(
      [kitchen.shop, kitchen.other].map(async ({ send }) => {
        const { payload } = (await send('GET', paths.settings)).json();
        return payload.find(({ name }: { name: string }) => name === 'withdrawal.shown').value;
      }),
    );
  const setClocks = (at: string | Temporal.Instant) => {
    kitchen.shop.setClock(at);
    kitchen.other.setClock(at);
  };
  /** Ends the open orders of other tests. */
  const endAll = async () => {
    const rows = await kitchen.rows(
      `select order_id as id, version from order_progress where ended_at is null and $1::text <> ''`,
      'all',
    );
    for (const { id, version } of rows) {
      const why = { reason: 'too_busy', message: null } as const;
      const refused = await kitchen.act(String(id), { kind: 'refuse', ...why }, { version: Number(version) });
      if (refused.kind === 'refused')
        await kitchen.act(String(id), { kind: 'cancel', ...why }, { version: Number(version) });
    }
  };

  it('is shown until the last order’s end, and gone at that instant on both servers [LAW-35]', async () => {
    await endAll();
    expect(await isShown()).toEqual([true, true]);
    const order = await place(orderA);
    await handOver(order);
    await sell(false);
    expect(await isShown()).toEqual([true, true]);
    setClocks(Temporal.Instant.from('2026-12-07T22:59:59.999Z'));
    expect(await isShown()).toEqual([true, true]);
    setClocks(Temporal.Instant.from('2026-12-07T23:00:00Z'));
    expect(await isShown()).toEqual([false, false]);
  });
});

describe('the mail of an order', () => {
  it('says the right, its term and its place if a line can be given back, and else not a word [LAW-44]', async () => {
    const [marked, plain] = [await place(orderA), await place([pizzas])];
    const [own] = (await mailsTo(`Votre commande nº ${marked.number}`)).map(({ text }) => text);
    expect(own).toContain('dans les quatorze jours qui suivent la remise');
    expect(own).toContain('Renoncer au contrat ici');
    expect(own).toMatch(/Formulaire type de rétractation : \S+\/terms-of-service#retractation/);
    const [other] = (await mailsTo(`Votre commande nº ${plain.number}`)).map(({ text }) => text);
    expect(other).not.toMatch(/rétractation|renoncer/i);
    const house = (await mailsTo(`Commande nº ${marked.number}`)).map(({ text }) => text).join();
    expect(house).not.toMatch(/rétractation|renoncer/i);
  });
});

it('of a forgotten diner goes on by its number, without name and address [LAW-46]', async () => {
  const order = await place(orderA, 'cash', 'oubli@example.com');
  await handOver(order);
  const { body } = await declare(order);
  const unmatched = randomUUID();
  await kitchen.shop.send('POST', paths.withdrawals, {
    action_id: unmatched,
    order_number: 999_999,
    email: 'Oubli@example.com',
    name: 'Camille Martin',
  });
  const { db } = kitchen.shop.database;
  const forgotten = await listOrdersByIds(db, [order.id]);
  await db.transaction((tx) => forgetOrders(tx, forgotten, (email) => email));
  const { id } = body.payload.withdrawal;
  const list = await listed();
  for (const known of [id, unmatched])
    expect(list.find((one: { id: string }) => one.id === known)).toMatchObject({ name: '', email: '' });
  for (const known of [id, unmatched]) expect((await step(known, 'resend')).json().code).toBe('withdrawal_moved');
  expect((await step(id, 'refund')).json().payload.withdrawal).toMatchObject({
    orderNumber: order.number,
    state: 'settling',
  });
});
