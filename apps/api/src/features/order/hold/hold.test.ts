import { randomUUID } from 'node:crypto';
import { paths, type WireOrder } from '@comptoir/contract';
import { exampleOrder, pickupOrder } from '@comptoir/contract/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { type Kitchen, openKitchen } from '../../../testing/kitchen.ts';
import { cardOrder } from '../../../testing/open-card-shop.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

let kitchen: Kitchen;
beforeAll(async () => {
  kitchen = await openKitchen();
});
afterAll(() => kitchen.close());

const setClocks = (time: string) => {
  for (const { setClock } of [kitchen.shop, kitchen.other]) setClock(time.length > 8 ? time : `2026-11-23T${time}`);
};
beforeEach(async () => {
  setClocks('18:00');
  await kitchen.shop.database.query('truncate order_work, kitchen_loads, slot_counts, holds', []);
  await setOven();
});

/** An oven of six pizzas in a quarter of an hour, which are made half an hour early at most. */
async function setOven(settings: Record<string, unknown> = {}): Promise<void> {
  await kitchen.shop.setCatalogue((catalogue) => {
    catalogue.settings['office.reception'] = 'manual';
    catalogue.settings['scheduling.slot_capacity'] = null;
    catalogue.settings['kitchen.posts'] = [{ id: 'four', name: 'Four', per_window: 6, early_minutes: 30 }];
    Object.assign(catalogue.settings, settings);
  });
  await kitchen.other.api.refreshCatalogue();
}

const eight = '2026-11-23 20:00';
const promised = (time: string) => `2026-11-23T${time}+01:00`;

/** A cart of pizzas for 20:00, each of which is a unit at the oven. */
function cart(quantity: number, change: Partial<WireOrder> = {}, date = eight): WireOrder {
  return pickupOrder({
    local_id: randomUUID(),
    items: [{ item_id: 101, quantity, options: [], note: '' }],
    subtotal: quantity * 10,
    total: quantity * 10,
    tax: Math.round((quantity * 1000) / 11) / 100,
    customer: { ...pickupOrder().customer, date },
    ...change,
  });
}

interface Asking {
  /** The address of the diner; guests of one network may hold three places. */
  peer?: string;
  on?: Pick<Kitchen['other'], 'send'>;
}

const holdBody = ({ local_id, items, is_pickup, customer: { location, date } }: WireOrder) => ({
  local_id,
  items,
  is_pickup,
  location,
  date,
});

async function call(method: 'POST' | 'DELETE', body: object, { peer = '192.0.2.1', on = kitchen.shop }: Asking) {
  const answer = await on.send(method, paths.holds, body, { remoteAddress: peer });
  const { payload, code, errors } = answer.json();
  return { status: answer.statusCode, code, errors, hold: payload?.hold };
}
const hold = (order: WireOrder, asking: Asking & { more?: object } = {}) =>
  call('POST', { ...holdBody(order), ...asking.more }, asking);
const leave = ({ local_id }: WireOrder, asking: Asking = {}) => call('DELETE', { local_id }, asking);

async function send(order: WireOrder, on: Pick<Kitchen['other'], 'send'> = kitchen.shop): Promise<string> {
  const { payload, code } = (await on.send('POST', paths.checkout, order)).json();
  return code ?? payload.receipt.promised_at;
}
const sold = (time: string) => Temporal.Instant.from(promised(time)).toString();

async function stateAt(value: string, units: number, localId?: string): Promise<string> {
  const query = `mode=pickup&date=2026-11-23&work=four:${units}${localId ? `&local_id=${localId}` : ''}`;
  const { payload } = (await kitchen.other.send('GET', `${paths.slots}?${query}`)).json();
  const slot = payload.slots.find((one: { value: string }) => one.value === value);
  return slot.reason ?? slot.state;
}

/** Fills the oven for 20:00 up to a number of free units, of twelve. */
const leaveFree = async (units: number) => expect(await send(cart(12 - units))).toBe(sold('20:00'));

describe('as soon as possible', () => {
  const asapFor = async (units: number, localId?: string) => {
    const query = `mode=pickup&date=2026-11-23&work=four:${units}${localId ? `&local_id=${localId}` : ''}`;
    const { payload } = (await kitchen.shop.send('GET', `${paths.slots}?${query}`)).json();
    return payload.asap;
  };
  const soon = (quantity: number) => cart(quantity, {}, 'ASAP');

  it('is the same time for the slots, the hold, and the order of a cart [CAP-10]', async () => {
    setClocks('19:01');
    // Twelve pizzas fill the two windows before 19:30, so that six more are ready at 19:45.
    expect(await send(cart(12, {}, '2026-11-23 19:30'))).toBe(sold('19:30'));
    const order = soon(6);
    expect([await asapFor(6), await asapFor(0.25)]).toEqual([promised('19:45:00'), promised('19:45:00')]);
    expect((await hold(order)).hold.promised_at).toBe(promised('19:45:00'));
    expect([await asapFor(6), await asapFor(1)]).toEqual([promised('20:00:00'), promised('20:00:00')]);
    setClocks('19:05');
    expect(await asapFor(6, order.local_id)).toBe(promised('19:45:00'));
    expect(await send(order)).toBe(sold('19:45'));
  });

  it('is what the order’s button said, or it is refused with the later time [CAP-10]', async () => {
    setClocks('19:01');
    await send(cart(12, {}, '2026-11-23 19:30'));
    const order = { ...soon(6), promised_at: promised('19:25:00') };
    const { code, promised_at } = (await kitchen.shop.send('POST', paths.checkout, order)).json();
    expect([code, promised_at]).toEqual(['promise_moved', promised('19:45:00')]);
    expect(await send({ ...order, promised_at: promised('19:45:00') })).toBe(sold('19:45'));
  });

  it('is told by no restaurant without posts [CAP-10]', async () => {
    await setOven({ 'kitchen.posts': [] });
    const answer = await kitchen.shop.send('GET', `${paths.slots}?mode=pickup&date=2026-11-23`);
    expect(answer.json().payload).not.toHaveProperty('asap');
  });
});

describe('a held place', () => {
  it('is full for others until it ends by the server’s clock, also after a restart [CAP-04]', async () => {
    await leaveFree(1);
    const [first, second] = [cart(1), cart(1)];
    expect((await hold(first)).hold).toEqual({ until: promised('18:08:00'), promised_at: promised('20:00:00') });
    expect(await stateAt('20:00', 1)).toBe('kitchen');
    expect((await hold(second, { peer: '192.0.2.2', on: kitchen.other })).code).toBe('slot_unavailable');
    const restarted = await openTestShop({ database: kitchen.shop.database });
    restarted.setClock('2026-11-23T18:07:59');
    expect(await send(second, restarted)).toBe('slot_unavailable');
    restarted.setClock('2026-11-23T18:08');
    expect(await send(second, restarted)).toBe(sold('20:00'));
    await restarted.close();
  });

  it('never counts against its own cart, in slots, holds and orders [CAP-06]', async () => {
    await leaveFree(3);
    const order = cart(3);
    await hold(order);
    expect([await stateAt('20:00', 3), await stateAt('20:00', 3, order.local_id)]).toEqual(['kitchen', 'free']);
    expect((await hold(order)).hold.until).toBe(promised('18:08:00'));
    expect(await send(cart(1))).toBe('slot_unavailable');
    expect(await send(order)).toBe(sold('20:00'));
    expect((await kitchen.shop.database.query('select from holds', [])).rows).toEqual([]);
  });

  it('is enough for less work at the same time, and more work is asked for again [CAP-06]', async () => {
    await leaveFree(3);
    const order = cart(2);
    await hold(order);
    expect(await send(cart(1))).toBe(sold('20:00'));
    const { local_id } = order;
    expect(await send(cart(3, { local_id }))).toBe('slot_unavailable');
    expect(await send(cart(1, { local_id }))).toBe(sold('20:00'));
  });

  it('is for its mode and its time alone [CAP-06]', async () => {
    const order = cart(2);
    await hold(order);
    expect(await send(cart(12, {}, '2026-11-23 21:00'))).toBe(sold('21:00'));
    const { local_id } = order;
    expect(await send(cart(2, { local_id }, '2026-11-23 21:00'))).toBe('slot_unavailable');
    expect(await stateAt('20:00', 12, local_id)).toBe('free');
  });

  it('is replaced by another one of the same cart [CAP-04]', async () => {
    const order = cart(2);
    await hold(order);
    setClocks('18:05');
    const { local_id } = order;
    expect((await hold(cart(2, { local_id }, '2026-11-23 21:00'))).hold.until).toBe(promised('18:13:00'));
    expect([await stateAt('20:00', 12), await stateAt('21:00', 12)]).toEqual(['free', 'kitchen']);
  });

  it('ends where it is given back, and is no new one if the same place is asked for again [CAP-04]', async () => {
    const order = cart(6);
    await hold(order);
    setClocks('18:07:30');
    expect((await hold(order)).hold.until).toBe(promised('18:08:00'));
    expect((await leave(order)).status).toBe(200);
    expect((await leave(order)).code).toBe('hold_not_found');
    expect(await stateAt('20:00', 12)).toBe('free');
  });

  it('lasts as long as the restaurant chooses, whatever the client asks for [CAP-04]', async () => {
    await setOven({ 'kitchen.hold_minutes': 3 });
    const answer = await hold(cart(1), { more: { until: '2026-11-24T18:00:00+01:00' } });
    expect(answer.hold.until).toBe(promised('18:03:00'));
  });

  it('is not found by another network [CAP-04]', async () => {
    const order = cart(1);
    await hold(order);
    const stranger = { peer: '198.51.100.7' };
    const answers = [await hold(order, stranger), await leave(order, stranger)];
    expect(answers.map(({ status, code }) => [status, code])).toEqual(Array(2).fill([404, 'hold_not_found']));
    expect(await stateAt('20:00', 12)).toBe('kitchen');
  });

  it('is nothing without posts, and nothing for an order that is stored [CAP-04]', async () => {
    const order = cart(2);
    expect(await send(order)).toBe(sold('20:00'));
    expect((await hold(order)).hold).toBeNull();
    await setOven({ 'kitchen.posts': [] });
    expect(await hold(cart(1))).toMatchObject({ status: 200, hold: null });
    expect((await kitchen.shop.database.query('select from holds', [])).rows).toEqual([]);
  });

  it('keeps a place among the orders of its slot as well [CAP-04]', async () => {
    await setOven({ 'scheduling.slot_capacity': 1 });
    const order = cart(1);
    await hold(order);
    expect(await stateAt('20:00', 1)).toBe('orders');
    expect(await send(cart(1))).toBe('slot_unavailable');
    expect((await hold(cart(1))).code).toBe('slot_unavailable');
    expect(await send(order)).toBe(sold('20:00'));
  });

  it('keeps the time that was told for as soon as possible [CAP-06]', async () => {
    await setOven();
    setClocks('19:00');
    const order = cart(2, {}, 'ASAP');
    expect((await hold(order)).hold.promised_at).toBe(promised('19:20:00'));
    setClocks('19:07');
    expect((await hold(cart(2, {}, 'ASAP'))).hold.promised_at).toBe(promised('19:30:00'));
    const quote = (await kitchen.shop.send('POST', paths.quote, order)).json();
    expect(quote.payload.promised_at).toBe(sold('19:20'));
    expect(await send({ ...order, promised_at: promised('19:20:00') })).toBe(sold('19:20'));
  });

  it('holds a near slot that comes too near meanwhile [CAP-06]', async () => {
    setClocks('19:39');
    const order = cart(2);
    expect((await hold(order)).hold.until).toBe(promised('19:47:00'));
    setClocks('19:46');
    expect(await send(cart(2))).toBe('slot_unavailable');
    expect(await send(order)).toBe(sold('20:00'));
  });
});

describe('what can’t be held', () => {
  it('is a cart that can’t be ordered, for the reason that an order is told [CAP-08]', async () => {
    const refusals = [
      [cart(1, {}, '2026-11-23 17:00'), 'item_unavailable'],
      [cart(13), 'slot_unavailable'],
      [cart(1, { items: [] }), 'empty_cart'],
      [cart(1, { items: [{ item_id: 999, quantity: 1 }] }), 'item_unavailable'],
    ] as const;
    for (const [order, code] of refusals) expect((await hold(order)).code).toBe(code);
    const huge = Array.from({ length: 100 }, () => ({ item_id: 101, quantity: 99, options: [] }));
    expect((await hold(cart(1, { items: huge }))).code).toBe('slot_unavailable');
    expect((await hold(cart(1, { items: [...huge, ...huge] }))).status).toBe(422);
    const outside = { ...exampleOrder().customer.location, postal_code: '75001' };
    const far = exampleOrder({ customer: { ...exampleOrder().customer, location: outside } });
    expect((await hold(far)).code).toBe((await kitchen.shop.send('POST', paths.quote, far)).json().code);
  });

  it('is a slot in the hour that March leaves out [CAP-04]', async () => {
    await setOven({
      'scheduling.exceptions': [{ date: '2026-03-28', closed: false, times: [{ start: '18:30', end: '04:00' }] }],
    });
    setClocks('2026-03-28T22:00');
    expect((await hold(cart(1, {}, '2026-03-29 02:30'))).code).toBe('slot_unavailable');
    expect((await hold(cart(1, {}, '2026-03-29 03:30'))).hold.promised_at).toBe('2026-03-29T03:30:00+02:00');
  });

  it.each([
    ['no local_id', { local_id: undefined }, 'local_id'],
    ['a short local_id', { local_id: 'x' }, 'local_id'],
    ['no date', { date: undefined }, 'date'],
    ['a quantity of a hundred', { items: [{ item_id: 101, quantity: 100 }] }, 'items.0.quantity'],
  ])('is asked for with %s [CAP-04]', async (_name, more, field) => {
    const { status, errors } = await hold(cart(1), { more });
    expect([status, Object.keys(errors)]).toEqual([422, [field]]);
  });

  it('is more than three carts of one network, or half of what guests may hold [CAP-08]', async () => {
    const held = [];
    const tries = Math.ceil(500 * inject('drillShare'));
    for (let count = 0; count < tries; count += 1) held.push((await hold(cart(1))).hold !== null);
    expect(held.filter(Boolean)).toHaveLength(3);
    expect(await send(cart(9))).toBe(sold('20:00'));
  }, 600_000);

  it('is no place that others of many networks take at once [CAP-06]', async () => {
    // Seven units are free, of which guests may hold six. Two servers answer.
    await leaveFree(7);
    const runs = Math.ceil(20 * inject('drillShare'));
    for (let run = 0; run < runs; run += 1) {
      const servers = [kitchen.shop, kitchen.other];
      const diners = Array.from({ length: 50 }, (_, index) => ({
        order: cart(1),
        on: servers[index % 2] as Kitchen['other'],
        peer: `198.51.100.${index}`,
      }));
      const answers = await Promise.all(
        diners.map(async ({ order, on, peer }, index) => {
          const isHolder = index % 3 > 0 && (await hold(order, { on, peer })).hold;
          return { isHolder: Boolean(isHolder), answer: await send(order, on) };
        }),
      );
      const isSold = ({ answer }: { answer: string }) => answer === sold('20:00');
      expect(answers.filter(isSold)).toHaveLength(7);
      expect(answers.filter(({ isHolder }) => isHolder).every(isSold)).toBe(true);
      await kitchen.shop.database.query('truncate order_work, kitchen_loads', []);
      await leaveFree(7);
    }
  }, 600_000);

  it('leaves half of the kitchen to diners who hold nothing, however many visitors hold [CAP-08]', async () => {
    const held = [];
    const visitors = Math.ceil(100 * inject('drillShare'));
    for (let count = 0; count < visitors; count += 1)
      held.push((await hold(cart(1), { peer: `198.51.100.${count}` })).hold !== null);
    expect(held.filter(Boolean)).toHaveLength(6);
    expect(await send(cart(6))).toBe(sold('20:00'));
    expect(await send(cart(1))).toBe('slot_unavailable');
  }, 600_000);
});

describe('a card that pays within a hold', () => {
  const byCard = () => ({ ...cart(1), ...cardOrder({ local_id: randomUUID(), customer: cart(1).customer }) });

  it('is honoured for five minutes from its preparation, also after the hold ended [CAP-05]', async () => {
    await leaveFree(1);
    const order = byCard();
    await hold(order);
    setClocks('18:07');
    const intent = await kitchen.shop.authorise(order);
    setClocks('18:11:59');
    expect(await send(cart(1))).toBe('slot_unavailable');
    expect((await kitchen.shop.post(order, intent)).statusCode).toBe(200);
  });

  it('is refused later, once others took the place [CAP-05]', async () => {
    await leaveFree(1);
    const order = byCard();
    await hold(order);
    setClocks('18:07');
    const intent = await kitchen.shop.authorise(order);
    setClocks('18:12');
    expect(await send(cart(1))).toBe(sold('20:00'));
    expect((await kitchen.shop.post(order, intent)).json().code).toBe('slot_unavailable');
    expect(kitchen.shop.sandbox.intent(intent)?.status).toBe('canceled');
  });

  it('can’t hold a place for more than twenty minutes, however often it is prepared [CAP-08]', async () => {
    await leaveFree(1);
    const order = byCard();
    await hold(order);
    for (const time of ['18:06', '18:10', '18:14', '18:18']) {
      setClocks(time);
      await kitchen.shop.ask(order);
    }
    setClocks('18:19:59');
    expect(await stateAt('20:00', 1)).toBe('kitchen');
    setClocks('18:20');
    expect(await stateAt('20:00', 1)).toBe('free');
  });

  it('is honoured although a pause of both modes began since it was prepared [CAP-05, PSE-05]', async () => {
    setClocks('19:00');
    const order = cardOrder();
    const intent = await kitchen.shop.authorise(order);
    setClocks('19:01');
    const pause = {
      id: 'p',
      modes: ['pickup', 'delivery'],
      from: '2026-11-23T18:01:00Z',
      until: '2026-11-23T20:00:00Z',
    };
    await setOven({
      'office.pauses': [{ ...pause, message: '', by: 'Ali', unanswered: null }],
      'payments.stripe.active': true,
    });
    expect(await send(pickupOrder())).toBe('paused');
    expect((await kitchen.shop.post(order, intent)).statusCode).toBe(200);
  });
});
