import { randomUUID } from 'node:crypto';
import { officeEndpoints, paths } from '@comptoir/contract';
import { exampleOrder, pickupOrder } from '@comptoir/contract/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OfficeShop, withOffice } from '../../../testing/office-shop.ts';
import { type CardShop, cardOrder, openCardShop } from '../../../testing/open-card-shop.ts';
import { receiptOf } from '../../order/receipt/receipt-of.ts';
import { findOrder } from '../../order/record/order-repository.ts';
import { refundOrder } from '../../payment/refund/refund-order.ts';

let shop: CardShop & OfficeShop;
let cookie: string;
beforeAll(async () => {
  shop = withOffice(await openCardShop());
  await shop.setCatalogue(({ settings }) => {
    settings['office.reception'] = 'manual';
  });
  cookie = await shop.signedIn('device');
});
afterAll(() => shop.close());

const sheetOf = (id: string, asked = cookie) =>
  shop.ask('GET', officeEndpoints.orderSheet.path.replace(':id', id), { cookie: asked });
const payloadOf = async (id: string, asked?: string) => (await sheetOf(id, asked)).json().payload;
const act = async (id: string, action: string, body: object, by = cookie) => {
  const answer = await shop.ask('POST', `/v2/office/orders/${id}/${action}`, {
    cookie: by,
    body: { kind: action, actionId: randomUUID(), ...body },
  });
  expect(answer.statusCode).toBe(200);
};
const place = async (order = pickupOrder()): Promise<string> =>
  (await shop.send('POST', paths.checkout, order)).json().payload.order_id;

it('has the receipt of all screens and mails [BRD-45]', async () => {
  const id = await place(exampleOrder());
  const { receipt, version } = await payloadOf(id);
  const order = await findOrder(shop.database.db, id);
  expect(order && receipt).toEqual(receiptOf(order as NonNullable<typeof order>));
  expect(version).toBe(1);
});

it('shows the mail address to a manager, not to the kitchen [BRD-45]', async () => {
  const id = await place();
  const manager = await shop.signedIn('manager');
  expect((await sheetOf(id)).body).not.toContain('@');
  expect(await payloadOf(id, await shop.signedIn('kitchen'))).toMatchObject({ lastName: 'Martin', email: null });
  expect(await payloadOf(id, manager)).toMatchObject({ lastName: 'Martin', email: 'camille@example.com' });
});

it('says what happened, when and by whom, from the order to its end [BRD-46]', async () => {
  const id = await place();
  await shop.ask('POST', '/v2/office/board/seen', { cookie, body: { orderIds: [id] } });
  const manager = await shop.signedIn('manager');
  await act(id, 'accept', { version: 1, dueAt: '2026-11-23T11:30:00Z' });
  await act(id, 'delay', { version: 2, minutes: 10 }, manager);
  await act(id, 'ready', { version: 3 });
  await act(id, 'recall', { version: 4 });
  await act(id, 'hand-over', { version: 5, isCashCollected: true });
  const { events, version } = await payloadOf(id);
  expect(version).toBe(6);
  const at = '2026-11-23T11:00:00Z';
  const told = events.map((event: object) => Object.entries(event).filter(([, value]) => value !== null));
  const by = 'Cuisine 1';
  expect(told.map(Object.fromEntries)).toEqual([
    { kind: 'placed', at },
    { kind: 'seen', at, by },
    { kind: 'accepted', at, by, dueAt: '2026-11-23T11:30:00Z' },
    { kind: 'delayed', at, by: 'Camille', minutes: 10, dueAt: '2026-11-23T11:40:00Z' },
    { kind: 'ready', at, by },
    { kind: 'recalled', at, by, to: 'accepted' },
    { kind: 'ready', at, by },
    { kind: 'handed_over', at, by },
    { kind: 'paid', at, by, amountCents: 1000 },
  ]);
});

it('shows the payment of a card order, and its refunds with their lines [BRD-45, LIV-12]', async () => {
  const body = cardOrder();
  const intent = await shop.authorise(body);
  const { order_id: id, order_number: number } = (await shop.post(body, intent)).json().payload;
  expect((await sheetOf(id)).json().code).toBe('order_not_found');
  await shop.putPaid(id, intent);
  const now = () => Temporal.Instant.from('2026-11-23T11:30:00Z');
  const tools = { db: shop.database.db, cards: shop.gateway, now, alarmTasks: () => [], audit: async () => {} };
  await refundOrder(tools, { number, lines: [0] });
  const sheet = await payloadOf(id);
  expect(sheet).toMatchObject({
    transactionId: intent,
    refunds: [{ lines: [0], amountCents: sheet.receipt.totalCents, status: 'done', at: '2026-11-23T11:30:00Z' }],
  });
  expect(sheet.events.map(({ kind }: { kind: string }) => kind)).toEqual([
    ...['placed', 'paid', 'refund_requested', 'refunded'],
  ]);
  expect(sheet.events[1]).toMatchObject({ amountCents: sheet.receipt.totalCents });
});

it('is found by the number in a mail, long after it left the board [LIV-25]', async () => {
  const { order_id: id, order_number: number } = (await shop.send('POST', paths.checkout, pickupOrder())).json()
    .payload;
  const find = (asked: unknown) => shop.ask('GET', `/v2/office/history/${asked}`, { cookie });
  await shop.database.query(
    "update order_progress set state = 'refused', reason = 'no_answer', ended_at = now() - interval '1 day' where order_id = $1",
    [id],
  );
  expect((await find(number)).json().payload.order).toMatchObject({ id, state: 'refused', reason: 'no_answer' });
  expect([(await find(999_999)).statusCode, (await find('1e3')).statusCode, (await find('%20')).statusCode]).toEqual([
    404, 422, 422,
  ]);
});

it('is a 404 for an order that never came to the kitchen [BRD-45]', async () => {
  const answer = await sheetOf(randomUUID());
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'order_not_found']);
});
