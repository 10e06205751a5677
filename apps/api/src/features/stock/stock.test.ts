import { randomUUID } from 'node:crypto';
import { officeEndpoints, paths, type WireOrder } from '@comptoir/contract';
import { exampleOrder, pickupOrder } from '@comptoir/contract/testing';
import type { StockTarget } from '@comptoir/domain';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fileOffer } from '../../testing/example-catalogue.ts';
import { followBoard } from '../../testing/follow-board.ts';
import { type Kitchen, openKitchen } from '../../testing/kitchen.ts';
import { type OfficeShop, withOffice } from '../../testing/office-shop.ts';
import { cardOrder } from '../../testing/open-card-shop.ts';
import { mondayNoon, openTestShop } from '../../testing/test-shop.ts';

let kitchen: Kitchen;
let shop: OfficeShop;
let cookie: string;
beforeAll(async () => {
  kitchen = await openKitchen();
  shop = withOffice(kitchen.shop);
  cookie = await shop.signedIn('kitchen');
});
afterAll(() => kitchen.close());
afterEach(async () => {
  setClock(mondayNoon);
  await shop.database.query('delete from stock_outs', []);
  await kitchen.shop.setCatalogue(({ settings }) => {
    settings['office.reception'] = 'manual';
  });
  await kitchen.other.api.refreshCatalogue();
});

function setClock(wallTime: string): void {
  shop.setClock(wallTime);
  kitchen.other.setClock(wallTime);
}
const item = (id: number): StockTarget => ({ kind: 'item', id });
const choice = (id: number): StockTarget => ({ kind: 'choice', id });
const margherita = item(101);
const call = (path: string, body: object) =>
  shop.ask('POST', path, { cookie, body: { actionId: randomUUID(), ...body } });
const mark = (targets: StockTarget[], length: string, more: object = {}) =>
  call(officeEndpoints.markSoldOut.path, { targets, length, ...more });
const putBack = (targets: StockTarget[]) => call(officeEndpoints.putBack.path, { targets });
const untilsOf = (answer: { json(): { payload: { stockOuts: { until: string | null }[] } } }) =>
  answer.json().payload.stockOuts.map(({ until }) => until);
const codeOf = (answer: { statusCode: number; json(): { code?: string } }) => [answer.statusCode, answer.json().code];
const post = (order: WireOrder, on = shop as Kitchen['other']) => on.send('POST', paths.checkout, order);
const forSlot = (date: string) => pickupOrder({ customer: { ...pickupOrder().customer, date } });
async function dishOf(id: number, on = shop as Kitchen['other']) {
  const { payload } = (await on.send('GET', paths.menus)).json();
  type Wire = { item_id: number; is_available: boolean; sold_out_until: string | null };
  const dishes: Wire[] = payload.flatMap((menu: { categories: { items: Wire[] }[] }) =>
    menu.categories.flatMap(({ items }) => items),
  );
  const found = dishes.find(({ item_id }) => item_id === id);
  return [found?.is_available, found?.sold_out_until];
}

describe('what the kitchen marks as sold out', () => {
  it.each([
    ['2026-11-23T19:31', '1h', {}, '2026-11-23T19:31:00Z'],
    ['2026-10-25T02:30', '2h', {}, '2026-10-25T02:30:00Z'],
    ['2026-11-23T12:00', 'service', {}, '2026-11-23T13:30:00Z'],
    ['2026-11-24T00:30', 'service', {}, '2026-11-24T13:30:00Z'],
    ['2026-11-24T00:30', 'day', {}, '2026-11-24T04:00:00Z'],
    ['2026-10-24T19:00', 'day', {}, '2026-10-25T04:00:00Z'],
    ['2026-11-23T12:00', '2026-11-28', {}, '2026-11-28T04:00:00Z'],
    ['2026-11-23T12:00', 'none', {}, null],
  ])(
    'is sold out until an instant or until it is put back: at %s for %s [STK-02]',
    async (now, length, more, until) => {
      setClock(now);
      const answer = await mark([margherita], length, more);
      expect(answer.json()).toMatchObject({
        status: 'success',
        payload: { isReplayed: false, stockOuts: [{ kind: 'item', id: 101, until, by: 'Ali' }] },
      });
      expect((await shop.ask('GET', officeEndpoints.stock.path, { cookie })).json().payload.stockOuts).toHaveLength(1);
      expect((await putBack([margherita])).json().payload).toMatchObject({ isReplayed: false, stockOuts: [] });
    },
  );

  it.each<[string, StockTarget[], string, object]>([
    ['an unknown dish', [item(999)], '1h', {}],
    ['an unknown choice', [margherita, choice(101)], '1h', {}],
    ['nothing at all', [], '1h', {}],
    ['an unknown length', [margherita], 'forever', {}],
    ['today', [margherita], '2026-11-23', {}],
    ['a day that there is not', [margherita], '2026-11-31', {}],
    ['a day in two years', [margherita], '2028-11-23', {}],
    ['an unknown field', [margherita], '1h', { by: 'Zoé' }],
  ])('is refused for %s [STK-02, OFC-20]', async (_, targets, length, more) => {
    expect(codeOf(await mark(targets, length, more))).toEqual([422, 'validation']);
    expect((await shop.ask('GET', officeEndpoints.stock.path, { cookie })).json().payload.stockOuts).toEqual([]);
  });

  it('keeps the later end, and none is later than any [STK-13]', async () => {
    await mark([margherita], 'day');
    expect(untilsOf(await mark([margherita, margherita], '1h'))).toEqual(['2026-11-24T04:00:00Z']);
    expect(untilsOf(await mark([margherita], 'none'))).toEqual([null]);
    expect(untilsOf(await mark([margherita], 'day'))).toEqual([null]);
  });

  it('starts again after its end, and is deleted then', async () => {
    await mark([margherita, item(201)], '2h');
    setClock('2026-11-23T15:00');
    expect(untilsOf(await mark([margherita], '1h'))).toEqual(['2026-11-23T15:00:00Z']);
    expect((await shop.database.query('select target_id from stock_outs', [])).rows).toEqual([{ target_id: 101 }]);
  });

  it('is done once for one id, and refused for the id of another action [STK-13]', async () => {
    const body = { actionId: randomUUID(), targets: [margherita], length: '1h' };
    const ask = (more: object = {}) => call(officeEndpoints.markSoldOut.path, { ...body, ...more });
    expect((await ask()).json().payload.isReplayed).toBe(false);
    await putBack([margherita]);
    const again = await ask();
    expect(again.json().payload).toEqual({
      isReplayed: true,
      stockOuts: [],
      counts: [],
      serviceUntil: '2026-11-23T13:30:00Z',
    });
    expect(codeOf(await ask({ length: '2h' }))).toEqual([409, 'action_exists']);
    expect(
      codeOf(await call(officeEndpoints.putBack.path, { actionId: body.actionId, targets: [margherita] })),
    ).toEqual([409, 'action_exists']);
  });

  it('can be marked by two at once, and both count [STK-13]', async () => {
    await Promise.all(
      [margherita, item(201), item(301), choice(1001)].map((target, index) => mark([target], index % 2 ? '1h' : '2h')),
    );
    expect((await shop.database.query('select 1 from stock_outs', [])).rows).toHaveLength(4);
  });

  it('needs a session', async () => {
    const ask = (more: object) => shop.ask('POST', officeEndpoints.markSoldOut.path, more);
    expect((await ask({ body: { actionId: randomUUID(), targets: [margherita], length: '1h' } })).statusCode).toBe(401);
  });

  it('is in the audit, and is told to all boards with its number [STK-12]', async () => {
    const address = await kitchen.other.app.listen({ port: 0, host: '127.0.0.1' });
    const board = await followBoard(address, { cookie });
    await expect.poll(() => board.events.map(({ kind }) => kind)).toContain('stock');
    await mark([margherita, choice(1001)], 'service');
    const last = <Kind extends string>(kind: Kind) => board.events.filter((event) => event.kind === kind).at(-1);
    await expect
      .poll(() => last('stock'))
      .toMatchObject({ data: { stockOuts: [{ id: 1001 }, { id: 101, by: 'Ali' }] } });
    await expect.poll(() => last('service')).toMatchObject({ data: { soldOut: 2 } });
    board.leave();
    const { rows } = await shop.database.query(
      "select actor, kind, after, status from office_audit where kind in ('sold_out', 'put_back') order by id desc limit 1",
      [],
    );
    expect(rows).toEqual([
      {
        actor: 'Ali',
        kind: 'sold_out',
        status: 200,
        after: { targets: [margherita, choice(1001)], until: '2026-11-23T13:30:00Z' },
      },
    ]);
  });

  it('stays sold out in a new catalogue that has it [STK-02]', async () => {
    await mark([margherita, item(201), choice(1001), choice(2001)], 'none');
    await shop.setCatalogue(({ menus }) => {
      for (const { categories } of menus)
        for (const category of categories)
          category.items = category.items.filter(({ item_id }) => item_id !== 201 && item_id !== 103);
    });
    const { rows } = await shop.database.query('select kind, target_id from stock_outs order by kind', []);
    expect(rows).toEqual([
      { kind: 'choice', target_id: 1001 },
      { kind: 'item', target_id: 101 },
    ]);
    expect(await dishOf(101)).toEqual([false, null]);
  });
});

describe('a diner', () => {
  it('reads that it is sold out, until when, and that it is back in the same second [STK-05, STK-07]', async () => {
    await mark([margherita], 'service');
    expect(await dishOf(101)).toEqual([false, '2026-11-23T13:30:00Z']);
    setClock('2026-11-23T14:29:59');
    expect(await dishOf(101)).toEqual([false, '2026-11-23T13:30:00Z']);
    setClock('2026-11-23T14:30:00');
    expect(await dishOf(101)).toEqual([true, null]);
    expect(await dishOf(101, kitchen.other)).toEqual([true, null]);
  });

  it('sees that it is back on a server that was down then [STK-05]', async () => {
    await mark([margherita], '1h');
    const fresh = await openTestShop({ database: shop.database });
    expect(await dishOf(101, fresh)).toEqual([false, '2026-11-23T12:00:00Z']);
    await fresh.close();
    const later = await openTestShop({ database: shop.database });
    later.setClock('2026-11-23T13:00');
    expect(await dishOf(101, later)).toEqual([true, null]);
    await later.close();
  });

  it('sees it at once on the same server, and within two seconds on another [STK-06]', async () => {
    expect(await dishOf(101, kitchen.other)).toEqual([true, null]);
    await mark([margherita], 'service');
    expect(await dishOf(101)).toEqual([false, '2026-11-23T13:30:00Z']);
    await expect.poll(() => dishOf(101, kitchen.other), { timeout: 2_000 }).toEqual([false, '2026-11-23T13:30:00Z']);
    await putBack([margherita]);
    await expect.poll(() => dishOf(101, kitchen.other), { timeout: 2_000 }).toEqual([true, null]);
  });

  it('orders for tomorrow what is sold out tonight, and not for tonight [STK-03]', async () => {
    setClock('2026-11-23T19:00');
    await mark([margherita], 'service');
    const tonight = await post(forSlot('2026-11-23 20:00'));
    expect([...codeOf(tonight), tonight.json().message]).toEqual([
      ...[422, 'item_unavailable'],
      'Margherita : indisponible(s). Veuillez choisir un autre horaire ou retirer ces articles.',
    ]);
    expect((await post(forSlot('2026-11-24 12:30'))).statusCode).toBe(200);
    expect(codeOf(await post(forSlot('2026-11-24 03:00')))).toEqual([422, 'item_unavailable']);
  });

  it('can order for the next service, as soon as possible, what is back by then [STK-04]', async () => {
    await mark([margherita], 'service');
    expect(codeOf(await post(pickupOrder()))).toEqual([422, 'item_unavailable']);
    setClock('2026-11-23T14:15');
    expect(codeOf(await post(pickupOrder()))).toEqual([422, 'item_unavailable']);
    // Between services, an item that is sold out for an hour is available again in the evening.
    setClock('2026-11-23T16:00');
    await mark([margherita], '1h');
    expect(await dishOf(101)).toEqual([false, '2026-11-23T16:00:00Z']);
    expect((await post(pickupOrder())).statusCode).toBe(200);
  });

  it('gets the next gift or choice if one is sold out [STK-04, STK-08]', async () => {
    await kitchen.shop.setCatalogue(({ offers, settings }) => {
      settings['office.reception'] = 'manual';
      offers.push(fileOffer({ id: 21, type: 'free_item', items: [201, 103] }));
    });
    await mark([item(201), choice(2001)], 'service');
    const taken = (id: number) => post(pickupOrder({ free_items: [{ item_id: id, quantity: 1 }] }));
    expect(codeOf(await taken(201))).toEqual([422, 'free_item_not_granted']);
    const answer = await taken(103);
    expect(answer.statusCode).toBe(200);
    const { rows } = await shop.database.query('select options from order_lines where order_id = $1 and is_free', [
      answer.json().payload.order_id,
    ]);
    expect(rows[0]).toMatchObject({ options: [{ choices: [{ choiceId: 2002 }] }] });
  });

  it('can’t order a choice that is sold out, or a dish without remaining choices [STK-08]', async () => {
    await mark([choice(1001), choice(2001), choice(2002)], 'service');
    const withMozzarella = exampleOrder();
    expect(codeOf(await post(withMozzarella))).toEqual([422, 'item_unavailable']);
    expect((await post(pickupOrder())).statusCode).toBe(200);
    expect(await dishOf(103)).toEqual([false, '2026-11-23T13:30:00Z']);
    await putBack([choice(2002)]);
    expect(await dishOf(103)).toEqual([true, null]);
    expect(await dishOf(101)).toEqual([true, null]);
  });

  it('is not charged if a dish sells out while they pay, and nothing is stored [STK-06, PAY-21]', async () => {
    const order = cardOrder();
    const intent = await kitchen.shop.authorise(order);
    await mark([margherita], 'service');
    expect(codeOf(await kitchen.shop.post(order, intent))).toEqual([422, 'item_unavailable']);
    expect(kitchen.shop.sandbox.intent(intent)?.status).toBe('canceled');
    expect((await shop.database.query('select 1 from orders where local_id = $1', [order.local_id])).rows).toEqual([]);
  });

  it('keeps an order that was taken before, however often it is sent again [STK-06, API-26]', async () => {
    const order = pickupOrder();
    const first = (await post(order)).json();
    await mark([margherita], 'none');
    expect((await post(order)).json()).toEqual(first);
  });
});
