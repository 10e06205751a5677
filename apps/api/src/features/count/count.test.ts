import { randomUUID } from 'node:crypto';
import { officeEndpoints, paths, type WireOrder } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import type { Reception } from '@comptoir/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fileOffer } from '../../testing/example-catalogue.ts';
import { followBoard } from '../../testing/follow-board.ts';
import { type Kitchen, openKitchen } from '../../testing/kitchen.ts';
import { type OfficeShop, withOffice } from '../../testing/office-shop.ts';
import { cardOrder } from '../../testing/open-card-shop.ts';
import { mondayNoon } from '../../testing/test-shop.ts';

let kitchen: Kitchen;
let shop: OfficeShop;
let cookie: string;
beforeAll(async () => {
  kitchen = await openKitchen();
  shop = withOffice(kitchen.shop);
  cookie = await shop.signedIn('kitchen');
});
afterAll(() => kitchen.close());
beforeEach(async () => {
  setClocks(mondayNoon);
  for (const table of ['stock_counts', 'order_units', 'stock_outs'])
    await shop.database.query(`delete from ${table}`, []);
  await setShop({});
});

const servers = () => [kitchen.shop, kitchen.other];
function setClocks(wallTime: string): void {
  for (const server of servers()) server.setClock(wallTime);
}
/** Orders are accepted at once, so that none is left unanswered where the clock is set. */
async function setShop({
  shownFrom = null,
  reception = 'automatic',
}: {
  shownFrom?: number | null;
  reception?: Reception;
}) {
  await kitchen.shop.setCatalogue(({ settings, offers }) => {
    settings['office.reception'] = reception;
    settings['office.refuse_after_minutes'] = null;
    settings['office.show_left_from'] = shownFrom;
    settings['scheduling.slot_capacity'] = null;
    offers.push(fileOffer({ id: 21, type: 'free_item', items: [201] }));
  });
  await kitchen.other.api.refreshCatalogue();
}

const margherita = 101;
const tiramisu = 201;
const count = (left: unknown, itemId: unknown = margherita, actionId = randomUUID()) =>
  shop.ask('PUT', officeEndpoints.countStock.path, { cookie, body: { actionId, itemId, left } });
const readStock = async () => (await shop.ask('GET', officeEndpoints.stock.path, { cookie })).json().payload;
const leftOf = async (itemId = margherita) =>
  (await readStock()).counts.find((one: { itemId: number }) => one.itemId === itemId)?.left;
const amounts = (euros: number) => ({ subtotal: euros, total: euros, tax: Math.round((euros * 100) / 11) / 100 });
const line = (item_id: number, quantity = 1) => ({ item_id, quantity, options: [], note: '' });
const cart = (quantity: number): Partial<WireOrder> => ({
  items: [line(margherita, quantity)],
  ...amounts(quantity * 10),
});
const pizzas = (quantity: number, change: Partial<WireOrder> = {}) => pickupOrder({ ...cart(quantity), ...change });
/** Items with the amounts that the server expects of them. */
async function priced(items: WireOrder['items']): Promise<Partial<WireOrder>> {
  const { expected } = (await post(pickupOrder({ items, ...amounts(1) }))).json();
  return { items, ...expected };
}
const forSlot = (date: string) => ({ customer: { ...pickupOrder().customer, date } });
const post = (order: WireOrder, on: Pick<Kitchen['other'], 'send'> = kitchen.shop) =>
  on.send('POST', paths.checkout, order);
const codeOf = (answer: { statusCode: number; json(): { code?: string } }) => answer.json().code ?? answer.statusCode;
const versionOf = async () =>
  (await shop.database.query('select version from catalogue_version', [])).rows[0]?.version as unknown;
async function dishOf(id = margherita, on: Pick<Kitchen['other'], 'send'> = kitchen.shop) {
  const { payload } = (await on.send('GET', paths.menus)).json();
  type Wire = { item_id: number; is_available: boolean; sold_out_until: string | null; left?: number };
  const dishes: Wire[] = payload.flatMap((menu: { categories: { items: Wire[] }[] }) =>
    menu.categories.flatMap(({ items }) => items),
  );
  const found = dishes.find(({ item_id }) => item_id === id);
  return found && [found.is_available, found.sold_out_until, found.left];
}

describe('a dish that is counted for this service', () => {
  it('is sold as long as something is left, and is sold out until the service’s end then [STK-09]', async () => {
    expect((await count(3)).json().payload).toMatchObject({
      isReplayed: false,
      stockOuts: [],
      counts: [{ itemId: margherita, left: 3, until: '2026-11-23T13:30:00Z', by: 'Ali' }],
    });
    expect(codeOf(await post(pizzas(2)))).toBe(200);
    expect(await leftOf()).toBe(1);
    const refused = await post(pizzas(2));
    expect([refused.statusCode, refused.json().code, refused.json().message]).toEqual([
      ...[422, 'item_unavailable'],
      'Margherita : plus que 1. Diminuez la quantité pour commander.',
    ]);
    expect(codeOf(await post(pizzas(1)))).toBe(200);
    await shop.api.refreshCatalogue();
    expect(await dishOf()).toEqual([false, '2026-11-23T13:30:00Z', undefined]);
    expect((await readStock()).stockOuts).toMatchObject([{ kind: 'item', id: margherita, by: 'Ali' }]);
    const gone = await post(pizzas(1));
    expect([gone.json().code, gone.json().message]).toEqual([
      'item_unavailable',
      'Margherita : indisponible(s). Veuillez choisir un autre horaire ou retirer ces articles.',
    ]);
  });

  it('is back by itself in the second in which the service ends, on every server [STK-09]', async () => {
    await count(0);
    await kitchen.other.api.refreshCatalogue();
    setClocks('2026-11-23T14:29:59');
    for (const server of servers())
      expect(await dishOf(margherita, server)).toEqual([false, expect.any(String), undefined]);
    setClocks('2026-11-23T14:30:00');
    for (const server of servers()) expect(await dishOf(margherita, server)).toEqual([true, null, undefined]);
    expect((await readStock()).counts).toEqual([]);
    expect(codeOf(await post(pizzas(9)))).toBe(200);
  });

  it.each([
    ['2026-11-23T12:00', '2026-11-23T13:30:00Z'],
    ['2026-11-23T16:00', '2026-11-23T21:30:00Z'],
    ['2026-11-24T00:30', '2026-11-24T13:30:00Z'],
    // Sunday is closed, and its night has 25 hours.
    ['2026-10-25T02:30', '2026-10-26T13:30:00Z'],
  ])('is counted at %s until %s [STK-09]', async (now, until) => {
    setClocks(now);
    await count(4);
    expect((await readStock()).counts).toMatchObject([{ left: 4, until }]);
  });

  it('is counted through the night of 25 hours, until the end of the service past midnight [STK-09]', async () => {
    await kitchen.shop.setCatalogue(({ settings }) => {
      settings['scheduling.exceptions'] = [
        { date: '2026-10-24', closed: false, times: [{ start: '18:30', end: '02:30' }] },
      ];
    });
    setClocks('2026-10-25T01:30');
    await count(2);
    // The first of the two times 2:30.
    expect((await readStock()).counts).toMatchObject([{ left: 2, until: '2026-10-25T00:30:00Z' }]);
    await post(pizzas(1));
    expect(await leftOf()).toBe(1);
    setClocks('2026-10-25T02:30');
    expect((await readStock()).counts).toEqual([]);
  });

  it('sells exactly its units to 50 orders at once on two servers [STK-09]', async () => {
    await count(7);
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => post(pizzas(1), servers()[index % 2])));
    expect(answers.map(codeOf).sort()).toEqual([
      ...Array.from({ length: 7 }, () => 200),
      ...Array.from({ length: 43 }, () => 'item_unavailable'),
    ]);
    expect(await leftOf()).toBe(0);
    const { rows } = await shop.database.query('select sum(units)::int as units from order_units', []);
    expect(rows).toEqual([{ units: 7 }]);
  });

  it('is never oversold by orders of two counted dishes at once, which wait for none of each other [STK-09]', async () => {
    await count(10);
    await count(10, tiramisu);
    const carts = [await priced([line(margherita), line(tiramisu)]), await priced([line(tiramisu), line(margherita)])];
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) => post(pickupOrder(carts[index % 2]), servers()[index % 2])),
    );
    expect(answers.map(codeOf).filter((code) => code === 200)).toHaveLength(10);
    expect([await leftOf(), await leftOf(tiramisu)]).toEqual([0, 0]);
  });

  it('counts the quantity of every line and a gift too [STK-09]', async () => {
    await count(3, tiramisu);
    const gift = () => pizzas(2, { free_items: [{ item_id: tiramisu, quantity: 1 }] });
    expect(codeOf(await post(gift()))).toBe(200);
    expect(await leftOf(tiramisu)).toBe(2);
    const twice = await priced([line(tiramisu), { ...line(tiramisu), note: 'Froid' }]);
    expect(codeOf(await post(pickupOrder(twice)))).toBe(200);
    expect(await leftOf(tiramisu)).toBe(0);
    await shop.api.refreshCatalogue();
    expect(codeOf(await post(gift()))).toBe('item_unavailable');
  });

  it('is taken by the orders of its service, and not by those of another [STK-09]', async () => {
    setClocks('2026-11-23T17:00');
    await count(1);
    expect(codeOf(await post(pizzas(5, forSlot('2026-11-24 12:30'))))).toBe(200);
    expect(await leftOf()).toBe(1);
    expect(codeOf(await post(pizzas(2, forSlot('2026-11-23 20:00'))))).toBe('item_unavailable');
    expect(codeOf(await post(pizzas(1, forSlot('2026-11-23 20:00'))))).toBe(200);
    expect(await leftOf()).toBe(0);
    expect(codeOf(await post(pizzas(1, forSlot('2026-11-24 12:30'))))).toBe(200);
  });

  it('is asked for by a quote as by an order [STK-09]', async () => {
    await count(2);
    const quote = (quantity: number) => kitchen.other.send('POST', paths.quote, pizzas(quantity));
    await kitchen.other.api.refreshCatalogue();
    expect([codeOf(await quote(2)), codeOf(await quote(3))]).toEqual([200, 'item_unavailable']);
    await post(pizzas(1));
    expect([codeOf(await quote(1)), codeOf(await quote(2))]).toEqual([200, 'item_unavailable']);
  });

  it('charges nothing where it sells out while a card pays [STK-09, PAY-21]', async () => {
    await count(2);
    const order = cardOrder(cart(2));
    const intent = await kitchen.shop.authorise(order);
    await post(pizzas(1));
    expect(codeOf(await kitchen.shop.post(order, intent))).toBe('item_unavailable');
    expect(kitchen.shop.sandbox.intent(intent)?.status).toBe('canceled');
    expect(await leftOf()).toBe(1);
  });

  it('is taken once by an order that is sent again [STK-09, API-26]', async () => {
    await count(5);
    const order = pizzas(2);
    const answers = await Promise.all([post(order), post(order, kitchen.other), post(order)]);
    expect(new Set(answers.map(({ body }) => JSON.parse(body).payload.order_id)).size).toBe(1);
    expect(await leftOf()).toBe(3);
  });
});

describe('what an order took of a count', () => {
  beforeEach(() => setShop({ reception: 'manual' }));
  const refuse = (id: string, actionId = randomUUID()) =>
    shop.ask('POST', `/v2/office/orders/${id}/refuse`, {
      cookie,
      body: { kind: 'refuse', version: 1, actionId, reason: 'incident', message: null },
    });

  it('is given back once if the order is refused, and puts the dish back on sale [STK-09]', async () => {
    await count(2);
    const id = await kitchen.place(pizzas(2));
    await shop.api.refreshCatalogue();
    expect((await dishOf())?.[0]).toBe(false);
    const actionId = randomUUID();
    const answers = await Promise.all([refuse(id, actionId), refuse(id, actionId)]);
    expect([...answers, await refuse(id)].map(({ statusCode }) => statusCode)).toEqual([200, 200, 409]);
    expect(await leftOf()).toBe(2);
    await shop.api.refreshCatalogue();
    expect((await dishOf())?.[0]).toBe(true);
  });

  it('stays away from the count of another service, and comes to at most 999 [STK-09]', async () => {
    await count(4);
    const [lunch, later] = [await kitchen.place(pizzas(2)), await kitchen.place(pizzas(1))];
    await count(999);
    expect((await refuse(later)).statusCode).toBe(200);
    expect(await leftOf()).toBe(999);
    setClocks('2026-11-23T16:00');
    await count(5);
    expect((await refuse(lunch)).statusCode).toBe(200);
    expect(await leftOf()).toBe(5);
  });

  it('is given back if the payment ends without money [STK-09]', async () => {
    await count(2);
    const paid = cardOrder(cart(2));
    const intent = await kitchen.shop.authorise(paid);
    expect((await kitchen.shop.post(paid, intent)).statusCode).toBe(200);
    expect(await leftOf()).toBe(0);
    await kitchen.shop.sandbox.call(`/v1/payment_intents/${intent}/cancel`, {});
    setClocks('2026-11-23T12:10');
    await kitchen.shop.api.reconcilePayments();
    expect(await leftOf()).toBe(2);
  });
});

describe('a count', () => {
  it.each([
    [-1, margherita],
    [1.5, margherita],
    [1e9, margherita],
    [1000, margherita],
    ['7', margherita],
    [undefined, margherita],
    [7, 999],
    [7, -1],
    [7, '101'],
  ])('is refused for %s of item %s, and nothing changes [STK-09, OFC-20]', async (left, itemId) => {
    const answer = await count(left, itemId);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'validation']);
    expect((await readStock()).counts).toEqual([]);
  });

  it('is set once for one id, whatever was sold since, and refused for the id of another action [STK-09]', async () => {
    const id = randomUUID();
    await count(5, margherita, id);
    await post(pizzas(1));
    expect((await count(5, margherita, id)).json().payload).toMatchObject({ isReplayed: true, counts: [{ left: 4 }] });
    expect(codeOf(await count(6, margherita, id))).toBe('action_exists');
    expect(await leftOf()).toBe(4);
  });

  it('ends, so that the dish is sold without a limit [STK-09]', async () => {
    await count(1);
    expect((await count(null)).json().payload.counts).toEqual([]);
    expect(codeOf(await post(pizzas(3)))).toBe(200);
  });

  it('of none ends where the dish is put back on sale, another one stays [STK-09]', async () => {
    await count(0);
    await count(3, tiramisu);
    const targets = [margherita, tiramisu].map((id) => ({ kind: 'item', id }));
    const answer = await shop.ask('POST', officeEndpoints.putBack.path, {
      cookie,
      body: { actionId: randomUUID(), targets },
    });
    expect(answer.json().payload).toMatchObject({ stockOuts: [], counts: [{ itemId: tiramisu, left: 3 }] });
    expect((await dishOf())?.[0]).toBe(true);
  });

  it('is in the audit, needs a session, and is told to boards of every server with each order [STK-09, STK-12]', async () => {
    const address = await kitchen.other.app.listen({ port: 0, host: '127.0.0.1' });
    const board = await followBoard(address, { cookie });
    const told = () => board.events.filter(({ kind }) => kind === 'stock').at(-1);
    await count(9);
    await expect.poll(told).toMatchObject({ data: { counts: [{ itemId: margherita, left: 9 }] } });
    await post(pizzas(2));
    await expect.poll(told, { timeout: 4_000 }).toMatchObject({ data: { counts: [{ itemId: margherita, left: 7 }] } });
    board.leave();
    const { rows } = await shop.database.query(
      "select actor, target, after, status from office_audit where kind = 'stock_counted' order by id desc limit 1",
      [],
    );
    expect(rows).toEqual([
      { actor: 'Ali', target: 'item:101', status: 200, after: { left: 9, until: '2026-11-23T13:30:00Z' } },
    ]);
    const body = { actionId: randomUUID(), itemId: margherita, left: 1 };
    expect((await shop.ask('PUT', officeEndpoints.countStock.path, { body })).statusCode).toBe(401);
  });

  it('changes the menus only where they tell something else [STK-09]', async () => {
    await count(3);
    const before = await versionOf();
    await post(pizzas(1));
    await post(pizzas(1));
    expect(await versionOf()).toBe(before);
    await post(pizzas(1));
    expect(await versionOf()).not.toBe(before);
  });

  it('is told to diners where few are left, if the restaurant wants that [STK-10]', async () => {
    await count(3);
    expect(await dishOf()).toEqual([true, null, undefined]);
    await setShop({ shownFrom: 3 });
    await count(4);
    expect(await dishOf()).toEqual([true, null, undefined]);
    for (const left of [3, 2, 1]) {
      expect(codeOf(await post(pizzas(1)))).toBe(200);
      await shop.api.refreshCatalogue();
      expect(await dishOf()).toEqual([true, null, left]);
    }
    expect(codeOf(await post(pizzas(1)))).toBe(200);
    await shop.api.refreshCatalogue();
    expect(await dishOf()).toEqual([false, '2026-11-23T13:30:00Z', undefined]);
  });
});
