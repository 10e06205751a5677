import { randomUUID } from 'node:crypto';
import { type KitchenDay, officeEndpoints, paths } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Kitchen, openKitchen } from '../../testing/kitchen.ts';
import { type OfficeShop, withOffice } from '../../testing/office-shop.ts';
import { mondayNoon } from '../../testing/test-shop.ts';

let kitchen: Kitchen;
let shop: OfficeShop;
let cookie: string;
beforeAll(async () => {
  kitchen = await openKitchen();
  shop = withOffice(kitchen.shop);
  cookie = await shop.signedIn('kitchen');
  await setPosts();
});
afterAll(() => kitchen.close());
afterEach(async () => {
  shop.setClock(mondayNoon);
  await shop.database.query('truncate order_work, kitchen_loads, slot_counts, holds', []);
  await setPosts();
});

const posts = [
  { id: 'four', name: 'Four', per_window: 6, early_minutes: 30 },
  { id: 'route', name: 'Livreurs', per_window: 30, early_minutes: 30 },
];

/** Sets the kitchen's posts; what was chosen for windows is forgotten. */
async function setPosts(declared: object[] = posts): Promise<void> {
  await shop.database.query("delete from settings where name = 'kitchen.windows'", []);
  await shop.setCatalogue(({ settings }) => {
    settings['office.reception'] = 'manual';
    settings['scheduling.slot_capacity'] = null;
    if (declared.length > 0) settings['kitchen.posts'] = declared as typeof posts;
    if (declared.length > 0) settings['kitchen.delivery_post'] = 'route';
  });
  await kitchen.other.api.refreshCatalogue();
}

const monday = '2026-11-23';
const path = officeEndpoints.kitchenDay.path;
const instantOf = (time: string) => Temporal.Instant.from(`${monday}T${time}+01:00`).toString();
const order = (quantity: number, time: string) =>
  pickupOrder({
    items: [{ item_id: 101, quantity, options: [], note: '' }],
    subtotal: quantity * 10,
    total: quantity * 10,
    tax: Math.round((quantity * 1000) / 11) / 100,
    customer: { ...pickupOrder().customer, date: `${monday} ${time}` },
  });
const place = async (quantity: number, time: string, on: Pick<Kitchen['other'], 'send'> = shop) => {
  const { payload, code } = (await on.send('POST', paths.checkout, order(quantity, time))).json();
  return code ?? payload.order_id;
};
const change = (body: object) =>
  shop.ask('PUT', path, {
    cookie,
    body: { actionId: randomUUID(), post: 'four', start: instantOf('18:45'), units: 3, ...body },
  });
async function dayOf(date = monday): Promise<KitchenDay> {
  return (await shop.ask('GET', `${path}?date=${date}`, { cookie })).json().payload;
}
/** What the oven does by the hour, as `ordered + held / capacity` in units. */
async function ovenOf(date = monday): Promise<Record<string, string>> {
  const { windows } = await dayOf(date);
  const told = windows.map(({ start, posts: [oven] }): [string, string] => {
    const hour = Temporal.Instant.from(String(start)).toZonedDateTimeISO('Europe/Paris').toPlainTime();
    const [ordered, held, capacity] = [oven?.ordered, oven?.held, oven?.capacity].map((count = 0) => count / 4);
    return [hour.toString({ smallestUnit: 'minute' }), `${ordered} + ${held} / ${capacity}`];
  });
  return Object.fromEntries(told);
}

describe('the work of a day', () => {
  it('is told by quarters of an hour and posts, orders and holds apart, as late as there is room [CAP-12]', async () => {
    await place(8, '19:00');
    await place(5, '19:15');
    const body = order(2, '19:15');
    const { hold } = (await shop.send('POST', '/v2/public/holds', holdOf(body))).json().payload;
    expect(hold).not.toBeNull();
    expect(await ovenOf()).toMatchObject({
      '18:30': '3 + 0 / 6',
      '18:45': '5 + 1 / 6',
      '19:00': '5 + 1 / 6',
      '19:15': '0 + 0 / 6',
    });
    const { posts: told, isDelivering } = await dayOf();
    expect(told).toEqual([
      { id: 'four', name: 'Four', perWindow: 6, isOfDrivers: false },
      { id: 'route', name: 'Livreurs', perWindow: 30, isOfDrivers: true },
    ]);
    expect(isDelivering).toBe(true);
  });

  it('has the windows of its hours alone, and none without posts [CAP-12]', async () => {
    const hours = Object.keys(await ovenOf());
    expect([hours[0], hours.at(-1), hours.includes('16:00')]).toEqual(['11:30', '22:15', false]);
    await setPosts([]);
    expect(await dayOf()).toEqual({ date: monday, isDelivering: true, posts: [], windows: [] });
  });

  it('says by how much the kitchen overfilled it, as accepting a time is never refused [CAP-09, CAP-12]', async () => {
    await place(12, '19:30');
    const id = await place(6, '19:00');
    const dueAt = instantOf('19:30');
    const accepted = await shop.ask('POST', `/v2/office/orders/${id}/accept`, {
      cookie,
      body: { actionId: randomUUID(), version: 1, kind: 'accept', dueAt },
    });
    expect(accepted.json().status).toBe('success');
    expect(await ovenOf()).toMatchObject({ '18:45': '0 + 0 / 6', '19:00': '12 + 0 / 6', '19:15': '6 + 0 / 6' });
  });

  it('is as much work as the cards of the board tell [CAP-12, BRD-56]', async () => {
    for (const [quantity, time] of [
      [3, '19:00'],
      [7, '19:15'],
      [1, '20:45'],
    ] as const)
      await place(quantity, time);
    const { orders, service } = (await shop.ask('GET', officeEndpoints.board.path, { cookie })).json().payload;
    const tasks = orders.flatMap((card: { tasks?: { post: string; quarters: number }[] }) => card.tasks ?? []);
    const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
    const { windows } = await dayOf();
    const ordered = windows.map(({ posts: [oven] }) => oven?.ordered ?? 0);
    expect(sum(tasks.map(({ quarters }: { quarters: number }) => quarters))).toBe(11 * 4);
    expect(sum(ordered)).toBe(11 * 4);
    expect(service.posts).toEqual([
      { id: 'four', name: 'Four', from: expect.any(Number), capacities: expect.arrayContaining([24]) },
    ]);
    expect(service.posts[0].capacities).toHaveLength(12);
  });
});

describe('a change of a window', () => {
  it('limits what is promised from it on, on every server, and takes it back [CAP-12]', async () => {
    expect((await change({ units: 0, start: instantOf('18:30') })).statusCode).toBe(200);
    expect((await change({ units: 2 })).json().payload).toMatchObject({ isReplayed: false, date: monday });
    await kitchen.other.api.refreshCatalogue();
    expect(await ovenOf()).toMatchObject({ '18:30': '0 + 0 / 0', '18:45': '0 + 0 / 2', '19:00': '0 + 0 / 6' });
    const changed = (await dayOf()).windows.filter(({ posts: [oven] }) => oven?.isChanged);
    expect(changed).toHaveLength(2);
    expect(await place(3, '19:00', kitchen.other)).toBe('slot_unavailable');
    expect(await place(2, '19:00', kitchen.other)).toMatch(/-/);
    await change({ units: null });
    await kitchen.other.api.refreshCatalogue();
    expect(await place(4, '19:00', kitchen.other)).toMatch(/-/);
    expect(await place(1, '19:00')).toBe('slot_unavailable');
  });

  it('is judged by another server that did not hear of it yet [CAP-12]', async () => {
    await change({ units: 0 });
    await change({ units: 0, start: instantOf('18:30') });
    expect(await place(1, '19:00', kitchen.other)).toBe('slot_unavailable');
  });

  it('may be less than its orders, which stay [CAP-12, PSE-10]', async () => {
    await place(12, '19:00');
    await change({ units: 1, start: instantOf('18:30') });
    expect(await ovenOf()).toMatchObject({ '18:30': '6 + 0 / 1', '18:45': '6 + 0 / 6' });
  });

  it.each([
    ['1000 units', { units: 1000 }, 'units'],
    ['-1 units', { units: -1 }, 'units'],
    ['a unit and a half', { units: 1.5 }, 'units'],
    ['units as text', { units: '2' }, 'units'],
    ['no word of units', { units: undefined }, 'units'],
    ['an unknown post', { post: 'grill' }, 'post'],
    ['a start between two quarters', { start: instantOf('18:37') }, 'start'],
    ['an hour that is not served', { start: instantOf('16:00') }, 'start'],
    ['an hour that is over', { start: instantOf('11:45') }, 'start'],
    ['a day too far ahead', { start: '2027-03-01T19:00:00Z' }, 'start'],
    ['an hour that March leaves out, without its offset', { start: '2027-03-28T02:15:00' }, 'start'],
    ['no time', { start: 'ce soir' }, 'start'],
  ])('is refused with %s [CAP-12]', async (_, body, field) => {
    const answer = await change(body);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
    const kept = await shop.database.query("select 1 from settings where name = 'kitchen.windows'", []);
    expect(kept.rows).toEqual([]);
  });

  it('is made once for a repeated request, is in the audit, and is kept by an import [CAP-12]', async () => {
    const actionId = randomUUID();
    await change({ actionId });
    expect((await change({ actionId })).json().payload.isReplayed).toBe(true);
    expect((await change({ actionId, units: 4 })).json().code).toBe('action_exists');
    const text =
      "select target, after from office_audit where kind = 'window_changed' and status = 200 order by id desc limit 1";
    expect((await shop.database.query(text, [])).rows).toEqual([
      { target: `window:four ${instantOf('18:45')}`, after: { units: 3 } },
    ]);
    await shop.setCatalogue(({ settings }) => {
      settings['kitchen.posts'] = posts;
    });
    expect(await ovenOf()).toMatchObject({ '18:45': '0 + 0 / 3' });
  });

  it('is forgotten once its quarter of an hour is over [CAP-12]', async () => {
    await change({ start: instantOf('12:15') });
    shop.setClock('2026-11-23T12:30');
    await change({});
    const { rows } = await shop.database.query("select value from settings where name = 'kitchen.windows'", []);
    expect(rows).toEqual([{ value: [{ post: 'four', units: 3, start: instantOf('18:45') }] }]);
  });
});

describe('the posts of the kitchen', () => {
  it('are told for a day of the office’s horizon alone [CAP-12]', async () => {
    for (const date of ['2027-03-01', '2026-02-30', 'demain'])
      expect((await shop.ask('GET', `${path}?date=${date}`, { cookie })).statusCode).toBe(422);
    expect((await shop.ask('GET', `${path}?date=${monday}`, {})).statusCode).toBe(401);
  });
});

function holdOf({ local_id, items, customer, is_pickup }: ReturnType<typeof order>) {
  return { local_id, items, is_pickup, location: null, date: customer.date };
}
