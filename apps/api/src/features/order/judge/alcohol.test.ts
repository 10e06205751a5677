import { randomUUID } from 'node:crypto';
import { paths, type WireOrder } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fileOffer } from '../../../testing/example-catalogue.ts';
import { type CardShop, openCardShop } from '../../../testing/open-card-shop.ts';
import { mondayNoon } from '../../../testing/test-shop.ts';
import type { CatalogueFile } from '../../catalogue/file/schema/catalogue-schema.ts';

let shop: CardShop;
beforeAll(async () => {
  shop = await openCardShop();
});
afterEach(() => shop.setClock(mondayNoon));
afterAll(() => shop.close());

type Settings = CatalogueFile['settings'];
const allDay = [{ start: '00:00', end: '24:00' }];

/** The example with a marked wine, menus that are served throughout, and these settings of alcohol. */
const sellWine = (settings: Partial<Settings> = {}, change: (catalogue: CatalogueFile) => void = () => undefined) =>
  shop.setCatalogue((catalogue) => {
    Object.assign(catalogue.settings, { 'alcohol.licence': 'takeaway', 'scheduling.exceptions': [], ...settings });
    for (const menu of catalogue.menus) {
      for (const day of menu.active_times) Object.assign(day, { is_open: true, times: allDay });
      for (const item of menu.categories.flatMap(({ items }) => items))
        if (item.item_id === 302) item.alcohol = { kind: 'wine', abv: 13.5 };
    }
    change(catalogue);
  });

const glass = (catalogue: CatalogueFile) => {
  const choice = catalogue.options.flatMap((group) => group.option_options).find(({ id }) => id === 1004);
  if (choice) choice.alcohol = { kind: 'wine', abv: 12 };
};

const margherita = { item_id: 101, quantity: 1 };
const wine = { item_id: 302, quantity: 1 };
const soda = { item_id: 301, quantity: 1 };
const tiramisu = { item_id: 201, quantity: 1 };
const withGlass = { ...margherita, options: [{ option_id: 1, option_options: [{ id: 1004, quantity: 1 }] }] };

/** An order with the server's amounts, asked for at noon. It has the example's own where the server refuses it then too. */
async function orderOf(items: WireOrder['items'], change: Partial<WireOrder> = {}, date = 'ASAP') {
  const customer = { ...pickupOrder().customer, date };
  const order = pickupOrder({ items, adult: true, ...change, customer, local_id: randomUUID() });
  shop.setClock(mondayNoon);
  const asked = { items, is_pickup: true, free_items: order.free_items };
  const { payload } = (await shop.send('POST', paths.quote, asked)).json();
  return { ...order, ...payload?.amounts } as WireOrder;
}

const codeOf = ({ statusCode, ...answer }: { statusCode: number; json: () => { code?: string } }) =>
  statusCode === 200 ? 200 : [statusCode, answer.json().code];
const post = async (order: object) => codeOf(await shop.send('POST', paths.checkout, order));
const quote = async (order: object) => codeOf(await shop.send('POST', paths.quote, order));
const intend = async (order: WireOrder) => codeOf(await shop.ask({ ...order, payment_method: 'card' }));
const countOrders = async (localId: string) =>
  (await shop.database.query('select 1 from orders where local_id = $1', [localId])).rows.length;

const night = { 'alcohol.night_permit': true, 'alcohol.hours': { mon: ['08:00-22:00'], sat: ['18:00-02:30'] } };
const longNight = { ...night, 'alcohol.hours': { mon: ['08:00-22:00'], sat: ['18:00-04:00'] } };
const eve = { 'alcohol.exceptions': [{ date: '2026-12-31', ranges: ['08:00-20:00'] }] };
const anyTime = { 'alcohol.order_any_time': true };
const ranges = { 'scheduling.pickup_show_range': true };

describe('an order with wine', () => {
  it.each<[string, string, Partial<Settings>, boolean]>([
    ['2026-11-24T21:30+01:00', 'ASAP', {}, true],
    ['2026-11-24T21:45+01:00', 'ASAP', {}, false],
    ['2026-11-24T18:00+01:00', '2026-11-24 21:45-22:00', ranges, true],
    ['2026-11-24T18:00+01:00', '2026-11-24 22:00-22:15', ranges, false],
    ['2026-11-24T18:00+01:00', '2026-11-24 21:45', {}, true],
    ['2026-11-24T18:00+01:00', '2026-11-24 22:00', {}, false],
    ['2026-11-24T23:10+01:00', '2026-11-25 12:00-12:15', ranges, false],
    ['2026-11-24T23:10+01:00', '2026-11-25 12:00-12:15', { ...ranges, ...anyTime }, true],
    ['2026-11-24T07:59+01:00', '2026-11-24 12:00-12:15', ranges, false],
    ['2026-11-24T08:00+01:00', '2026-11-24 12:00-12:15', ranges, true],
    ['2026-11-29T01:50+01:00', 'ASAP', night, true],
    ['2026-11-29T02:15+01:00', 'ASAP', night, false],
    ['2027-03-28T01:50+01:00', 'ASAP', longNight, true],
    ['2027-10-31T02:05+02:00', 'ASAP', night, true],
    ['2027-10-31T02:05+01:00', 'ASAP', night, false],
    ['2026-12-31T19:35+01:00', 'ASAP', eve, true],
    ['2026-12-31T19:50+01:00', 'ASAP', eve, false],
  ])(
    'at %s for %s is taken or refused alike by quote, intent and order [LAW-21, LAW-74]',
    async (at, date, settings, isTaken) => {
      await sellWine(settings);
      const order = await orderOf([margherita, wine], {}, date);
      shop.setClock(Temporal.Instant.from(at));
      const expected = isTaken ? 200 : [422, 'alcohol_hours'];
      expect([await quote(order), await intend(order), await post(order)]).toEqual([expected, expected, expected]);
      expect(await countOrders(order.local_id)).toBe(isTaken ? 1 : 0);
    },
  );

  it('is told the hours of the day, or that none is sold on it [LAW-21]', async () => {
    await sellWine({ 'alcohol.hours': { mon: ['09:00-11:00', '17:00-22:00'] } });
    const order = await orderOf([margherita, wine], {});
    const messageOf = async () => (await shop.send('POST', paths.checkout, order)).json().message;
    expect(await messageOf()).toBe(
      'L’alcool se vend de 9\u00a0h à 11\u00a0h et de 17\u00a0h à 22\u00a0h : retirez-le ou choisissez une autre heure',
    );
    await sellWine({ 'alcohol.exceptions': [{ date: '2026-11-23', ranges: [] }] });
    expect(await messageOf()).toBe('L’alcool ne se vend pas ce jour-là : retirez-le ou choisissez un autre jour');
  });

  it('loses its authorisation where the hours end before it is posted [LAW-21, LAW-74]', async () => {
    await sellWine();
    const order = await orderOf([margherita, wine], { payment_method: 'card' });
    shop.setClock('2026-11-24T21:30');
    const id = await shop.authorise(order);
    shop.setClock('2026-11-24T21:45');
    expect(codeOf(await shop.post(order, id))).toEqual([422, 'alcohol_hours']);
    expect([await countOrders(order.local_id), shop.sandbox.intent(id)?.status]).toEqual([0, 'canceled']);
  });

  it('is not placed by the shop after the hours for a browser that died, and nothing is charged [LAW-21]', async () => {
    await sellWine();
    const order = await orderOf([margherita, wine], { payment_method: 'card' });
    shop.setClock('2026-11-24T21:30');
    const [late, early] = [await shop.authorise(order), { ...order, local_id: randomUUID() }];
    const taken = await shop.authorise(early);
    await shop.api.reconcilePayments();
    shop.setClock('2026-11-24T21:31:30');
    await shop.api.reconcilePayments();
    expect(shop.sandbox.intent(taken)?.status).toBe('succeeded');
    const other = { ...order, local_id: randomUUID() };
    const held = await shop.authorise(other);
    shop.setClock('2026-11-24T22:01');
    await shop.api.reconcilePayments();
    expect([await countOrders(other.local_id), shop.sandbox.intent(held)?.status]).toEqual([0, 'canceled']);
    expect(shop.sandbox.intent(late)?.status).toBe('succeeded');
  });
});

describe('an order that contains alcohol', () => {
  it('does so by an item, a choice or a gift [LAW-19]', async () => {
    await sellWine({}, (catalogue) => {
      glass(catalogue);
      catalogue.offers.push(fileOffer({ id: 3, type: 'free_item', items: [101] }));
    });
    const lines: [WireOrder['items'], WireOrder['free_items']][] = [
      [[wine], []],
      [[withGlass], []],
      [[margherita], []],
      [[soda], [margherita]],
    ];
    const codes = [];
    for (const [items, free_items] of lines) {
      const { adult: _, ...order } = await orderOf(items, { free_items });
      codes.push(await post(order));
    }
    expect(codes).toEqual([[422, 'adult_required'], [422, 'adult_required'], 200, 200]);
  });

  it.each(['restaurant', 'restaurant_small', 'with_meal'])('needs a paid dish under %s [LAW-23]', async (by) => {
    await sellWine(by === 'with_meal' ? { 'alcohol.with_meal': true } : { 'alcohol.licence': by as 'restaurant' });
    const codes = [];
    for (const items of [[wine], [wine, soda], [wine, tiramisu], [soda]]) codes.push(await post(await orderOf(items)));
    const refused = [422, 'alcohol_needs_meal'];
    expect(codes).toEqual([refused, refused, 200, 200]);
  });

  it.each([
    [undefined, 'adult_required'],
    [false, 'validation'],
    ['true', 'validation'],
    [1, 'validation'],
    [null, 'validation'],
  ])('with the declaration %j is refused by %s, and a quote needs none [LAW-25]', async (adult, code) => {
    await sellWine();
    const { adult: _, ...order } = await orderOf([margherita, wine]);
    const body = adult === undefined ? order : { ...order, adult };
    expect(await post(body)).toEqual([422, code]);
    expect(await quote(body)).toEqual(adult === undefined ? 200 : [422, 'validation']);
  });

  it('keeps the declaration in its event and in its body, and one without alcohol keeps nothing [LAW-25]', async () => {
    await sellWine();
    const eventOf = async (localId: string) =>
      (
        await shop.database.query(
          "select data from order_events join orders on orders.id = order_id where local_id = $1 and kind = 'placed'",
          [localId],
        )
      ).rows[0];
    const [drunk, sober] = [await orderOf([margherita, wine]), await orderOf([margherita])];
    expect([await post(drunk), await post(sober)]).toEqual([200, 200]);
    expect(await eventOf(drunk.local_id)).toMatchObject({ data: { adult: true } });
    expect(Object.keys(((await eventOf(sober.local_id)) as { data: object }).data)).not.toContain('adult');
    const { adult: _, ...other } = drunk;
    expect([await post(drunk), await post(other)]).toEqual([200, [409, 'order_exists']]);
  });

  it('with all faults is told them one by one, in the order of the codes [LAW-74]', async () => {
    await sellWine({ 'alcohol.with_meal': true });
    const { adult: _, ...order } = await orderOf([wine, soda], {}, '2026-11-23 22:30');
    const faulty = { ...order, free_items: [margherita], customer: { ...order.customer, date: '2026-11-22 12:00' } };
    const at = (date: string, change: object = {}) => ({
      ...faulty,
      ...change,
      customer: { ...order.customer, date },
    });
    const meal = { items: [wine, tiramisu] };
    expect([
      await post(faulty),
      await post(at('2026-11-23 22:30')),
      await post(at('2026-11-23 18:30')),
      await post(at('2026-11-23 18:30', meal)),
      await post(at('2026-11-23 18:30', { ...meal, adult: true })),
      await post(at('2026-11-23 18:30', { ...meal, adult: true, free_items: [] })),
    ]).toEqual([
      [422, 'slot_unavailable'],
      [422, 'alcohol_hours'],
      [422, 'alcohol_needs_meal'],
      [422, 'adult_required'],
      [422, 'free_item_not_granted'],
      [409, 'totals_mismatch'],
    ]);
  });
});

describe('the public settings', () => {
  it('tell when and with what alcohol is sold, not the licence or the permit [LAW-20]', async () => {
    await sellWine({ ...night, ...eve, ...anyTime, 'alcohol.licence': 'restaurant' });
    const { payload } = (await shop.send('GET', paths.settings)).json();
    const told = payload.filter(({ name }: { name: string }) => name.startsWith('alcohol'));
    expect(Object.fromEntries(told.map(({ name, value }: { name: string; value: unknown }) => [name, value]))).toEqual({
      'alcohol.hours': night['alcohol.hours'],
      ...eve,
      ...anyTime,
      'alcohol.with_meal': true,
    });
  });
});
