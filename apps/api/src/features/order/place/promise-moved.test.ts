import { randomUUID } from 'node:crypto';
import { officeEndpoints, paths, type WireOrder } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type OfficeShop, withOffice } from '../../../testing/office-shop.ts';
import { type CardShop, cardOrder, openCardShop } from '../../../testing/open-card-shop.ts';
import { mondayNoon } from '../../../testing/test-shop.ts';

let shop: CardShop;
let office: OfficeShop;
let cookie: string;
beforeAll(async () => {
  shop = await openCardShop();
  office = withOffice(shop);
  cookie = await office.signedIn('kitchen');
});
afterAll(() => shop.close());
afterEach(async () => {
  shop.setClock(mondayNoon);
  await shop.database.query("delete from settings where name in ('office.pauses', 'office.busy')", []);
  await shop.setCatalogue(() => undefined);
});

const modes = ['pickup', 'delivery'];
async function beBusy(extraMinutes: number | null): Promise<void> {
  const body = { actionId: randomUUID(), modes, extraMinutes, length: 'service' };
  expect((await office.ask('PUT', officeEndpoints.setBusy.path, { cookie, body })).statusCode).toBe(200);
}
async function pause(): Promise<void> {
  const body = { actionId: randomUUID(), modes, length: 30 };
  expect((await office.ask('POST', officeEndpoints.pauseOrders.path, { cookie, body })).statusCode).toBe(200);
}
const post = (order: WireOrder) => shop.send('POST', paths.checkout, order);
const prepare = (order: WireOrder) =>
  shop.send('POST', paths.stripePaymentIntent, { amount: String(order.total), local_id: order.local_id, order });
const stateOf = (id: string) => shop.sandbox.intent(id)?.status;
async function storedOf({ local_id }: WireOrder): Promise<unknown[]> {
  const text =
    "select to_char(promised_at at time zone 'Europe/Paris', 'HH24:MI') as at from orders where local_id = $1";
  return (await shop.database.query(text, [local_id])).rows;
}
/** At noon a pickup is promised for 12:20. */
const seen = '2026-11-23T12:20:00+01:00';

describe('the promise that a diner saw', () => {
  it('moves by more than five minutes: the order is refused with both times, and nothing is stored [PSE-07]', async () => {
    await beBusy(10);
    const order = pickupOrder({ promised_at: seen });
    const refused = await post(order);
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      {
        status: 'error',
        code: 'promise_moved',
        message: 'L’heure a changé : 12\u00a0h\u00a030 au lieu de 12\u00a0h\u00a020. Confirmez pour continuer',
        promised_at: '2026-11-23T12:30:00+01:00',
      },
    ]);
    expect(await storedOf(order)).toEqual([]);
    const { promised_at } = refused.json();
    expect((await post({ ...order, promised_at })).statusCode).toBe(200);
    expect(await storedOf(order)).toEqual([{ at: '12:30' }]);
  });

  it.each([
    ['five minutes earlier', '2026-11-23T12:15:00+01:00', '12:20'],
    ['later than the server’s', '2026-11-23T12:40:00+01:00', '12:20'],
    ['not told', null, '12:20'],
  ])('does not hold up the order if it is %s [PSE-07]', async (_, promised_at, at) => {
    const order = pickupOrder({ promised_at });
    expect((await post(order)).statusCode).toBe(200);
    expect(await storedOf(order)).toEqual([{ at }]);
  });

  it('says nothing of an order for a slot [PSE-07]', async () => {
    const { customer } = pickupOrder();
    const order = pickupOrder({ promised_at: seen, customer: { ...customer, date: '2026-11-23 13:00' } });
    expect((await post(order)).statusCode).toBe(200);
  });

  it('is no part of the order, so that a repeat with another one is the same order [PSE-07, CHK-37]', async () => {
    const order = pickupOrder({ promised_at: seen });
    const first = (await post(order)).json().payload;
    shop.setClock('2026-11-23T12:10');
    for (const promised_at of [seen, '2026-11-23T12:30:00+01:00', undefined])
      expect((await post({ ...order, promised_at })).json().payload.order_id).toBe(first.order_id);
  });

  it.each(['12:20', 'soon', 1, {}])('is refused as %j [PSE-07]', async (promised_at) => {
    const refused = await post({ ...pickupOrder(), promised_at } as WireOrder);
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['promised_at']]);
  });

  it('moves while a card is typed: the authorisation is let go [PSE-07]', async () => {
    const order = cardOrder({ promised_at: seen });
    const id = await shop.authorise(order);
    shop.setClock('2026-11-23T12:10');
    expect((await shop.post(order, id)).json()).toMatchObject({
      code: 'promise_moved',
      promised_at: '2026-11-23T12:30:00+01:00',
    });
    expect([await storedOf(order), stateOf(id)]).toEqual([[], 'canceled']);
    expect((await prepare(order)).json().code).toBe('promise_moved');
  });

  it('is kept if the card was prepared before the kitchen got busy, and is at most 15 minutes off [PSE-07]', async () => {
    const order = cardOrder({ promised_at: seen });
    const id = await shop.authorise(order);
    shop.setClock('2026-11-23T12:01');
    await beBusy(10);
    expect((await shop.post(order, id)).statusCode).toBe(200);
    expect(await storedOf(order)).toEqual([{ at: '12:20' }]);
  });

  it('is not kept if it is more than 15 minutes off, or the kitchen was busy before [PSE-07]', async () => {
    const early = cardOrder({ promised_at: seen });
    const first = await shop.authorise(early);
    shop.setClock('2026-11-23T12:01');
    await beBusy(20);
    expect((await shop.post(early, first)).json().code).toBe('promise_moved');
    await beBusy(null);
    shop.setClock(mondayNoon);
    await beBusy(10);
    const late = cardOrder({ promised_at: '2026-11-23T12:30:00+01:00' });
    const second = await shop.authorise(late);
    shop.setClock('2026-11-23T12:09');
    expect((await shop.post(late, second)).json().code).toBe('promise_moved');
    expect([stateOf(first), stateOf(second)]).toEqual(['canceled', 'canceled']);
  });
});

describe('a card that was authorised when a pause began', () => {
  it('is honoured within five minutes of its preparation, and later let go [PSE-05]', async () => {
    const [soon, late] = [cardOrder(), cardOrder()];
    const [first, second] = [await shop.authorise(soon), await shop.authorise(late)];
    shop.setClock('2026-11-23T12:01');
    await pause();
    shop.setClock('2026-11-23T12:05');
    const stored = await shop.post(soon, first);
    expect(stored.statusCode).toBe(200);
    await shop.putPaid(stored.json().payload.order_id, first);
    shop.setClock('2026-11-23T12:05:01');
    const refused = await shop.post(late, second);
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'paused']);
    expect([stateOf(first), stateOf(second), await storedOf(late)]).toEqual(['succeeded', 'canceled', []]);
    expect(shop.sandbox.intent(second)?.amount_received).toBe(0);
  });

  it('is honoured for a near slot as well, but not for cash [PSE-05]', async () => {
    const { customer } = pickupOrder();
    const near = { customer: { ...customer, date: '2026-11-23 12:30' } };
    const order = cardOrder(near);
    const id = await shop.authorise(order);
    shop.setClock('2026-11-23T12:02');
    await pause();
    expect((await post(pickupOrder(near))).json().code).toBe('paused');
    expect((await shop.post(order, id)).statusCode).toBe(200);
  });

  it('can’t be prepared within the pause [PSE-05]', async () => {
    await pause();
    expect((await prepare(cardOrder())).json().code).toBe('paused');
  });

  it('is placed by the shop itself on the same terms, if the browser did not [PSE-05]', async () => {
    const [soon, late] = [cardOrder(), cardOrder()];
    const [first, second] = [await shop.authorise(soon), await shop.authorise(late)];
    shop.setClock('2026-11-23T12:00:30');
    await pause();
    await shop.database.query('update payments set updated_at = updated_at - make_interval(mins => 5) where id = $1', [
      second,
    ]);
    shop.setClock('2026-11-23T12:01:10');
    await shop.api.reconcilePayments();
    expect([await storedOf(soon), await storedOf(late)]).toEqual([[{ at: '12:25' }], []]);
    expect([stateOf(first), stateOf(second)]).toEqual(['succeeded', 'canceled']);
  });
});
