import { paths, type WireOrder } from '@comptoir/contract';
import { exampleOrder, pickupOrder } from '@comptoir/contract/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type CardShop, cardOrder, openCardShop } from '../../../testing/open-card-shop.ts';
import { listEvents } from '../../order/record/order-repository.ts';

let shop: CardShop;
beforeAll(async () => {
  shop = await openCardShop();
});
afterAll(() => shop.close());
afterEach(() => shop.setCatalogue(() => undefined));

const receive = (reception: 'none' | 'manual' | 'automatic') =>
  shop.setCatalogue(({ settings }) => {
    Object.assign(settings, { 'office.reception': reception });
  });
const place = async (order: WireOrder): Promise<string> =>
  (await shop.send('POST', paths.checkout, order)).json().payload.order_id;
const progressOf = async (orderId: string) =>
  (await shop.database.query('select * from order_progress where order_id = $1', [orderId])).rows;
const kindsOf = async (orderId: string) => (await listEvents(shop.database.db, orderId)).map(({ kind }) => kind);
const noon = Date.parse('2026-11-23T12:00:00+01:00');

describe('an order in cash', () => {
  it('comes to the kitchen when it is stored, with a token that nothing else reveals [LIV-02]', async () => {
    const id = await place(pickupOrder());
    const [row] = await progressOf(id);
    expect(row).toMatchObject({ state: 'accepted', version: 1, reception: 'none', arrived_at: new Date(noon) });
    expect(row?.track_token).toMatch(/^[A-Za-z0-9_-]{22}$/);
    const [other] = await progressOf(await place(pickupOrder()));
    expect(other?.track_token).not.toBe(row?.track_token);
  });

  it.each([
    ['none', 'accepted', ['placed']],
    ['manual', 'new', ['placed', 'arrived']],
    ['automatic', 'accepted', ['placed', 'arrived', 'accepted']],
  ] as const)(
    'that is received by %s is %s, and its history tells no more than that [CFG-26, BRD-27]',
    async (reception, state, kinds) => {
      await receive(reception);
      const id = await place(pickupOrder());
      const acceptedAt = reception === 'automatic' ? new Date(noon) : null;
      expect(await progressOf(id)).toMatchObject([{ state, reception, accepted_at: acceptedAt }]);
      expect(await kindsOf(id)).toEqual(kinds);
    },
  );

  it('is due at its promised time', async () => {
    const id = await place(exampleOrder());
    const due = 'select due_at = promised_at as due from order_progress join orders on id = order_id where id = $1';
    expect((await shop.database.query(due, [id])).rows).toEqual([{ due: true }]);
  });

  it('has one row however often it is sent, also at once', async () => {
    const orders = Array.from({ length: 8 }, () => pickupOrder());
    const ids = await Promise.all([...orders, ...orders].map(place));
    expect(new Set(ids).size).toBe(8);
    for (const id of ids) expect(await progressOf(id)).toHaveLength(1);
  });
});

describe('an order by card', () => {
  it('comes to the kitchen when it is paid, and not before [PAY-25]', async () => {
    await receive('manual');
    const order = cardOrder();
    const intent = await shop.authorise(order);
    const { order_id } = (await shop.post(order, intent)).json().payload;
    expect(await progressOf(order_id)).toEqual([]);
    await Promise.all([shop.putPaid(order_id, intent), shop.putPaid(order_id, intent)]);
    expect(await progressOf(order_id)).toMatchObject([{ state: 'new', version: 1 }]);
    expect((await kindsOf(order_id)).slice(-2)).toEqual(['paid', 'arrived']);
  });
});

it('shows nothing of the kitchen’s work [CFG-26]', async () => {
  await receive('manual');
  expect((await shop.send('GET', paths.settings)).body).not.toContain('office');
});

it('can’t be cancelled by the payment’s sweep once the kitchen works on it', async () => {
  const id = await place(pickupOrder());
  const cancel = shop.database.query("update orders set status = 'cancelled' where id = $1", [id]);
  await expect(cancel).rejects.toThrow('goes on in the kitchen');
});
