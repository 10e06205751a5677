import { randomUUID } from 'node:crypto';
import { paths } from '@comptoir/contract';
import { exampleOrder, pickupOrder } from '@comptoir/contract/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Kitchen, openKitchen } from '../../testing/kitchen.ts';
import { type OfficeShop, withOffice } from '../../testing/office-shop.ts';
import { cardOrder } from '../../testing/open-card-shop.ts';

let kitchen: Kitchen;
let shop: OfficeShop;
let cookie: string;
beforeAll(async () => {
  kitchen = await openKitchen();
  shop = withOffice(kitchen.shop);
  cookie = await shop.signedIn('manager');
});
afterAll(() => kitchen.close());
const slot = (time: string) => `2026-11-23 ${time}`;
/** The instant of a time of that day, as receipts write it. */
const promised = (time: string) => Temporal.Instant.from(`2026-11-23T${time}+01:00`).toString();
const setClocks = (time: string) => {
  for (const { setClock } of [kitchen.shop, kitchen.other]) setClock(`2026-11-23T${time}`);
};
beforeEach(async () => {
  setClocks('12:00');
  await kitchen.shop.database.query('truncate order_work, kitchen_loads, slot_counts', []);
  await setPosts();
});

/** An oven of six pizzas in a quarter of an hour, which are made half an hour early at most. */
async function setPosts(perWindow = 6): Promise<void> {
  await kitchen.shop.setCatalogue(({ settings }) => {
    settings['office.reception'] = 'manual';
    settings['scheduling.slot_capacity'] = null;
    settings['kitchen.posts'] = [{ id: 'four', name: 'Four', per_window: perWindow, early_minutes: 30 }];
  });
  await kitchen.other.api.refreshCatalogue();
}

const pizzas = (quantity: number, date = 'ASAP') => ({
  items: [{ item_id: 101, quantity, options: [], note: '' }],
  subtotal: quantity * 10,
  total: quantity * 10,
  tax: Math.round((quantity * 1000) / 11) / 100,
  customer: { ...pickupOrder().customer, date },
});
const order = (quantity: number, date = 'ASAP') => pickupOrder(pizzas(quantity, date));
const send = async (body: object, on: Pick<Kitchen['other'], 'send'> = kitchen.shop) => {
  const answer = await on.send('POST', paths.checkout, body);
  const { payload, code } = answer.json();
  return code ?? payload.receipt.promised_at;
};

/** The counters and the work of the orders that they count, which must always agree. */
async function expectCounted(): Promise<void> {
  const text = (table: string) => `select post, release, deadline, sum(quarters)::int as quarters from ${table}
    where deadline is not null group by 1, 2, 3 having sum(quarters) > 0 order by 1, 2, 3`;
  const [counted, worked] = await Promise.all(
    ['kitchen_loads', 'order_work'].map(async (table) => (await kitchen.shop.database.query(text(table), [])).rows),
  );
  expect(counted).toEqual(worked);
}

describe('a kitchen with an oven', () => {
  it('promises an order as soon as possible for the first time that it can keep [CAP-01]', async () => {
    expect(await send(order(6))).toBe(promised('12:20'));
    // The windows from noon on hold six pizzas each, and those of 12:20 fill the first.
    expect(await send(order(6))).toBe(promised('12:30'));
    expect(await send(order(7))).toBe(promised('13:00'));
    await expectCounted();
  });

  it('quotes the time that it then promises', async () => {
    await send(order(12, slot('12:30')));
    const quote = await kitchen.shop.send('POST', paths.quote, order(3));
    expect(quote.json().payload.promised_at).toBe(promised('12:45'));
    expect(await send(order(3))).toBe(promised('12:45'));
  });

  it('takes for a slot what it can make before it, and refuses what it can’t [CAP-01]', async () => {
    expect(await send(order(12, slot('19:00')))).toBe(promised('19:00'));
    expect(await send(order(1, slot('19:00')))).toBe('slot_unavailable');
    expect(await send(order(6, slot('19:15')))).toBe(promised('19:15'));
    expect(await send(order(13, slot('20:30')))).toBe('slot_unavailable');
  });

  it('counts a delivery until it leaves, and the time of its drivers', async () => {
    await kitchen.shop.setCatalogue(({ settings }) => {
      settings['kitchen.posts'] = [
        { id: 'four', name: 'Four', per_window: 6, early_minutes: 30 },
        { id: 'route', name: 'Livreurs', per_window: 30, early_minutes: 30 },
      ];
      settings['kitchen.delivery_post'] = 'route';
      settings['office.travel_minutes'] = 20;
    });
    const { customer } = exampleOrder();
    const deliver = () => send(exampleOrder({ customer: { ...customer, date: slot('19:15-19:30') } }));
    expect(await deliver()).toBe(promised('19:15'));
    const text = `select post, quarters, deadline - release as windows from order_work
      where order_id = (select id from orders order by number desc limit 1) order by 1`;
    expect((await kitchen.shop.database.query(text, [])).rows).toEqual([
      { post: 'four', quarters: 12, windows: 2 },
      { post: 'route', quarters: 160, windows: 2 },
    ]);
    // Each way of 40 minutes needs a driver; two drivers have 60 minutes in half an hour.
    expect(await deliver()).toBe('slot_unavailable');
  });

  it('limits nothing without posts, as before', async () => {
    await kitchen.shop.setCatalogue(({ settings }) => {
      settings['scheduling.slot_capacity'] = null;
    });
    for (let sent = 0; sent < 3; sent += 1) expect(await send(order(40, slot('20:00')))).toBe(promised('20:00'));
    const text = 'select from order_work join orders on id = order_id where date_text = $1';
    expect((await kitchen.shop.database.query(text, [slot('20:00')])).rows).toEqual([]);
  });

  it('never sells the same place twice, to 60 orders at once on two servers [CAP-07]', async () => {
    const servers = [kitchen.shop, kitchen.other];
    const scheduled = await Promise.all(
      Array.from({ length: 60 }, (_, index) => send(order(1, slot('19:00')), servers[index % 2])),
    );
    expect(scheduled.filter((answer) => answer === promised('19:00'))).toHaveLength(12);
    expect(scheduled.filter((answer) => answer === 'slot_unavailable')).toHaveLength(48);
    const asap = await Promise.all(Array.from({ length: 20 }, (_, index) => send(order(2), servers[index % 2])));
    const times = Map.groupBy(asap, (time) => time);
    expect([...times].map(([time, list]) => [time, list.length]).sort()).toEqual([
      [promised('12:20'), 3],
      [promised('12:30'), 3],
      [promised('12:45'), 3],
      [promised('13:00'), 3],
      [promised('13:15'), 3],
      [promised('13:30'), 3],
      [promised('13:45'), 2],
    ]);
    await expectCounted();
  });
});

describe('the slots of a cart', () => {
  const slotsFor = async (query: string) => {
    const answer = await kitchen.shop.send('GET', `${paths.slots}?mode=pickup&date=2026-11-23${query}`);
    const slots: { value: string; state: string; reason?: string }[] = answer.json().payload?.slots ?? [];
    return new Map(slots.map(({ value, state, reason }) => [value, reason ? `${state}: ${reason}` : state]));
  };

  it('are those that the kitchen has room for, and say why the others are not [CAP-02]', async () => {
    await send(order(10, slot('19:00')));
    await kitchen.shop.setCatalogue(({ settings }) => {
      settings['office.reception'] = 'manual';
      settings['scheduling.slot_capacity'] = 2;
      settings['kitchen.posts'] = [{ id: 'four', name: 'Four', per_window: 6, early_minutes: 30 }];
    });
    for (let sent = 0; sent < 2; sent += 1) await send(order(1, slot('20:30')));
    setClocks('13:00');
    const [one, three] = [await slotsFor(''), await slotsFor('&work=four:3')];
    const told = (slots: Map<string, string>) =>
      ['12:45', '13:15', '19:00', '19:15', '20:30'].map((at) => slots.get(at));
    expect(told(one)).toEqual(['too_soon: past', 'too_soon: too_soon', 'free', 'free', 'full: orders']);
    expect(told(three)).toEqual(['too_soon: past', 'too_soon: too_soon', 'full: kitchen', 'free', 'full: orders']);
    expect((await slotsFor('&work=')).get('19:00')).toBe('free');
    expect((await slotsFor('&work=four:99.75')).get('22:00')).toBe('full: kitchen');
  });

  it('are what an order is then told [CAP-02]', async () => {
    await send(order(8, slot('20:00')));
    await send(order(12, slot('21:00')));
    for (const units of [1, 4, 5, 12, 13]) {
      for (const [value, state] of await slotsFor(`&work=four:${units}`)) {
        if (value < '19:00' || value > '21:30') continue;
        const quote = await kitchen.shop.send('POST', paths.quote, order(units, slot(value)));
        expect([units, value, quote.json().code ?? 'free']).toEqual([
          units,
          value,
          state === 'free' ? 'free' : 'slot_unavailable',
        ]);
      }
    }
  });

  it.each([
    ['an unknown post', 'bar:1'],
    ['a post twice', 'four:1,four:2'],
    ['a negative number', 'four:-1'],
    ['a huge number', 'four:1000000000'],
    ['a third of a unit', 'four:0.33'],
    ['no number', 'four'],
    ['40 posts', Array.from({ length: 40 }, (_, index) => `p${index}:1`).join(',')],
  ])('are refused for %s [CAP-02]', async (_name, work) => {
    const answer = await kitchen.shop.send('GET', `${paths.slots}?mode=pickup&date=2026-11-23&work=${work}`);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['work']]);
  });

  it('can be asked for with the posts that the settings name, and with the most that one order can have there [CAP-02, CAP-11]', async () => {
    const { payload } = (await kitchen.shop.send('GET', paths.settings)).json();
    const told = payload.filter(({ name }: { name: string }) => name.startsWith('kitchen.'));
    expect(told).toEqual([{ name: 'kitchen.posts', value: [{ id: 'four', most: 12 }] }]);
  });
});

describe('the place of an order', () => {
  const full = () => slot('19:00');
  const act = (id: string, kind: string, body: object) =>
    shop.ask('POST', `/v2/office/orders/${id}/${kind}`, { cookie, body: { kind, version: 1, ...body } });

  it('is free again once if the order is refused, however often that is sent [CAP-09]', async () => {
    const id = await kitchen.place(pizzas(12, full()));
    const refusal = { actionId: randomUUID(), reason: 'incident', message: null };
    const answers = await Promise.all([act(id, 'refuse', refusal), act(id, 'refuse', refusal)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await send(order(12, full()))).toBe(promised('19:00'));
    expect(await send(order(1, full()))).toBe('slot_unavailable');
    await expectCounted();
  });

  it('moves to the time that the kitchen accepts, even where it overfills itself [CAP-09]', async () => {
    await kitchen.place(pizzas(12, slot('19:30')));
    const id = await kitchen.place(pizzas(12, full()));
    const answer = await act(id, 'accept', { actionId: randomUUID(), dueAt: '2026-11-23T18:30:00Z' });
    expect(answer.statusCode).toBe(200);
    expect(await send(order(12, full()))).toBe(promised('19:00'));
    expect(await send(order(1, slot('19:30')))).toBe('slot_unavailable');
    await expectCounted();
  });

  it('is kept while a card pays, and free again if the payment ends without money [CAP-09]', async () => {
    const paid = cardOrder(pizzas(12, full()));
    const intent = await kitchen.shop.authorise(paid);
    expect((await kitchen.shop.post(paid, intent)).statusCode).toBe(200);
    expect(await send(order(1, full()))).toBe('slot_unavailable');
    await kitchen.shop.sandbox.call(`/v1/payment_intents/${intent}/cancel`, {});
    setClocks('12:10');
    await kitchen.shop.api.reconcilePayments();
    expect(await send(order(12, full()))).toBe(promised('19:00'));
    await expectCounted();
  });
});
