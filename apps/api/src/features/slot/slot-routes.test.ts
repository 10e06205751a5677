import { randomUUID } from 'node:crypto';
import { officeEndpoints, paths } from '@comptoir/contract';
import { exampleOrder, pickupOrder } from '@comptoir/contract/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { followBoard } from '../../testing/follow-board.ts';
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
});
afterAll(() => kitchen.close());
afterEach(async () => {
  shop.setClock(mondayNoon);
  for (const table of ['slot_overrides', 'slot_counts']) await shop.database.query(`delete from ${table}`, []);
  await capacityOf(8);
});

const capacityOf = async (capacity: number | null) => {
  await shop.setCatalogue(({ settings }) => {
    settings['office.reception'] = 'manual';
    settings['scheduling.slot_capacity'] = capacity ?? 0;
  });
  await kitchen.other.api.refreshCatalogue();
};
type Server = Pick<Kitchen['other'], 'send'>;
const monday = '2026-11-23';
/** Deliveries are promised for a quarter of an hour. */
const deliverySlot = { mode: 'delivery', value: '19:00-19:15' };
const change = (body: object) =>
  shop.ask('PUT', officeEndpoints.changeSlots.path, {
    cookie,
    body: { actionId: randomUUID(), mode: 'pickup', date: monday, value: '19:00', ...body },
  });
async function changed(body: object): Promise<void> {
  expect((await change(body)).statusCode).toBe(200);
  await kitchen.other.api.refreshCatalogue();
}
async function slotsOf(date = monday, mode = 'pickup') {
  const answer = await shop.ask('GET', `${officeEndpoints.slotDay.path}?mode=${mode}&date=${date}`, { cookie });
  return answer.json().payload as { capacity: number | null; slots: Record<string, unknown>[] };
}
const slotAt = async (value: string) => (await slotsOf()).slots.find((slot) => slot.value === value);
async function stateOf(value: string, { on = shop as Server, date = monday } = {}): Promise<string> {
  const { payload } = (await on.send('GET', `${paths.slots}?mode=pickup&date=${date}`)).json();
  return payload.slots.find((slot: { value: string }) => slot.value === value)?.state;
}
const orderFor = (date: string) => pickupOrder({ customer: { ...pickupOrder().customer, date } });
async function place(value = '19:00', on: Server = shop) {
  const answer = await on.send('POST', paths.checkout, orderFor(`${monday} ${value}`));
  return [answer.statusCode, answer.json().code];
}
const quote = async (value: string) =>
  (await shop.send('POST', paths.quote, orderFor(`${monday} ${value}`))).json().code;

describe('the slots of a day', () => {
  it('tell the kitchen their orders, dishes and places [PSE-09]', async () => {
    for (const value of ['18:45', '18:45']) await place(value);
    const { capacity, slots } = await slotsOf();
    expect(capacity).toBe(8);
    expect(slots.map(({ value }) => value).slice(-2)).toEqual(['22:00', '22:15']);
    expect(slots.find(({ value }) => value === '18:45')).toEqual({
      date: monday,
      value: '18:45',
      start: '2026-11-23T17:45:00Z',
      state: 'free',
      orders: 2,
      dishes: 2,
      capacity: 8,
      isChanged: false,
    });
    expect((await slotsOf(monday, 'delivery')).slots.find(({ value }) => value === deliverySlot.value)).toMatchObject({
      orders: 0,
    });
  });

  it('can be closed and opened again: diners read it at once, on every server [PSE-09, PSE-14]', async () => {
    await changed({ capacity: 0 });
    expect(await slotAt('19:00')).toMatchObject({ state: 'closed', capacity: 0, isChanged: true });
    for (const on of [shop, kitchen.other]) {
      expect([await stateOf('19:00', { on }), await stateOf('19:15', { on })]).toEqual(['closed', 'free']);
      expect(await place('19:00', on)).toEqual([422, 'slot_unavailable']);
    }
    expect(await quote('19:00')).toBe('slot_unavailable');
    await changed({ capacity: null });
    expect(await slotAt('19:00')).toMatchObject({ state: 'free', capacity: 8, isChanged: false });
    expect(await place()).toEqual([200, undefined]);
  });

  it('is closed on another server that did not hear of it yet [PSE-09]', async () => {
    await change({ capacity: 0 });
    await shop.database.query('update catalogue_version set version = version - 1', []);
    expect(await place('19:00', kitchen.other)).toEqual([422, 'slot_unavailable']);
    await shop.database.query('update catalogue_version set version = version + 1', []);
  });

  it('take exactly two of 50 orders at once if they have two places [PSE-09]', async () => {
    await changed({ capacity: 2 });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => place('19:00', index % 2 ? shop : kitchen.other)),
    );
    expect(answers.filter(([status]) => status === 200)).toHaveLength(2);
    expect(answers.filter(([, code]) => code === 'slot_unavailable')).toHaveLength(48);
    expect([await stateOf('19:00'), await quote('19:00')]).toEqual(['full', 'slot_unavailable']);
  });

  it('have a limit where the settings have none [PSE-09]', async () => {
    await capacityOf(null);
    await changed({ capacity: 1 });
    expect((await slotsOf()).capacity).toBeNull();
    expect([await place(), await place(), await place('19:15')]).toEqual([
      [200, undefined],
      [422, 'slot_unavailable'],
      [200, undefined],
    ]);
  });

  it('may get fewer places than they took; the orders stay [PSE-10]', async () => {
    for (let taken = 0; taken < 3; taken += 1) await place();
    await changed({ capacity: 2 });
    expect(await slotAt('19:00')).toMatchObject({ state: 'full', orders: 3, capacity: 2 });
    expect(await place()).toEqual([422, 'slot_unavailable']);
    const { rows } = await shop.database.query(
      "select 1 from orders where date_text = '2026-11-23 19:00' and status = 'pending' order by number desc limit 3",
      [],
    );
    expect(rows).toHaveLength(3);
  });

  it('are closed from one on to the end of its service in one action [PSE-11]', async () => {
    await changed({ value: '21:30', capacity: 0, isToServiceEnd: true });
    const { slots } = await slotsOf();
    expect(slots.filter(({ capacity }) => capacity === 0).map(({ value }) => value)).toEqual([
      '21:30',
      '21:45',
      '22:00',
      '22:15',
    ]);
    await changed({ value: '12:45', capacity: 0, isToServiceEnd: true });
    expect([await stateOf('14:15'), await stateOf('18:30')]).toEqual(['closed', 'free']);
    expect(await stateOf('21:30', { date: '2026-11-24' })).toBe('free');
    await changed({ value: '12:45', capacity: null, isToServiceEnd: true });
    expect(await stateOf('14:15')).toBe('free');
  });

  it('get the place of a refused order back once [PSE-12]', async () => {
    const id = await kitchen.place({ customer: { ...pickupOrder().customer, date: `${monday} 20:15` } });
    await place('20:15');
    const actionId = randomUUID();
    const refuse = () => kitchen.act(id, { kind: 'refuse', reason: 'other', message: null }, { actionId });
    await Promise.all([refuse(), refuse()]);
    await refuse();
    expect(await slotAt('20:15')).toMatchObject({ orders: 1, dishes: 1 });
  });
});

describe('a change of slots', () => {
  it.each([
    ['100 places', { capacity: 100 }, 'capacity'],
    ['-1 places', { capacity: -1 }, 'capacity'],
    ['a place and a half', { capacity: 1.5 }, 'capacity'],
    ['places as text', { capacity: '2' }, 'capacity'],
    ['no word of places', {}, 'capacity'],
    ['an unknown mode', { capacity: 0, mode: 'eat-in' }, 'mode'],
    ['a slot that does not exist', { capacity: 0, value: '17:00' }, 'value'],
    ['a slot of other minutes', { capacity: 0, value: '19:07' }, 'value'],
    ['a past slot', { capacity: 0, value: '11:45' }, 'value'],
    ['a slot of yesterday', { capacity: 0, date: '2026-11-22' }, 'value'],
    ['a day too far ahead', { capacity: 0, date: '2027-03-01' }, 'date'],
    ['no day', { capacity: 0, date: '2026-02-30' }, 'date'],
  ])('is refused with %s [PSE-09]', async (_, body, field) => {
    const answer = await change(body);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
    expect((await shop.database.query('select 1 from slot_overrides', [])).rows).toEqual([]);
  });

  it('is refused for the hour that March leaves out [PSE-09]', async () => {
    shop.setClock('2027-03-27T12:00');
    const later = "update staff_sessions set last_used_at = '2027-03-27T11:00Z', expires_at = '2027-03-28T11:00Z'";
    await shop.database.query(later, []);
    const answer = await change({ date: '2027-03-28', value: '02:15', capacity: 0 });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { value: 'Ce créneau n’existe pas' }]);
  });

  it('is made once for a repeated request, and another body under its id is refused [PSE-14]', async () => {
    const actionId = randomUUID();
    const answers = await Promise.all([change({ actionId, capacity: 3 }), change({ actionId, capacity: 3 })]);
    expect(answers.map((answer) => answer.json().payload.isReplayed).sort()).toEqual([false, true]);
    await change({ capacity: 5 });
    expect((await change({ actionId, capacity: 3 })).json().payload.isReplayed).toBe(true);
    expect(await slotAt('19:00')).toMatchObject({ capacity: 5 });
    expect((await change({ actionId, capacity: 4 })).json().code).toBe('action_exists');
  });

  it('of both modes at once keeps both [PSE-09]', async () => {
    const answers = await Promise.all([change({ capacity: 0 }), change({ capacity: 0, ...deliverySlot })]);
    expect(answers.map((answer) => answer.json())).toMatchObject([{ status: 'success' }, { status: 'success' }]);
    expect((await shop.database.query('select mode from slot_overrides order by mode', [])).rows).toEqual([
      { mode: 'delivery' },
      { mode: 'pickup' },
    ]);
    const { customer } = exampleOrder();
    const delivery = exampleOrder({ customer: { ...customer, date: `${monday} ${deliverySlot.value}` } });
    expect((await shop.send('POST', paths.checkout, delivery)).json().code).toBe('slot_unavailable');
  });

  it('is in the audit, is told to boards, and is forgotten when its day is over [PSE-14]', async () => {
    const address = await kitchen.other.app.listen({ port: 0, host: '127.0.0.1' });
    const board = await followBoard(address, { cookie });
    await expect.poll(() => board.events.map(({ kind }) => kind)).toContain('board');
    await change({ value: '22:00', capacity: 0, isToServiceEnd: true });
    const told = () => board.events.filter(({ kind }) => kind === 'service').at(-1);
    await expect.poll(told, { timeout: 2_000 }).toMatchObject({ data: { changedSlots: 2 } });
    board.leave();
    const { rows } = await shop.database.query(
      "select actor, target, after, status from office_audit where kind = 'slots_changed' order by id desc limit 1",
      [],
    );
    expect(rows).toEqual([
      { actor: 'Ali', target: 'slot:pickup 2026-11-23 22:00', after: { capacity: 0, slots: 2 }, status: 200 },
    ]);
  });

  it('forgets those of days that are over [PSE-09]', async () => {
    const old = "insert into slot_overrides values ('pickup', '2026-11-21', '12:00', 0, 'Ali', now())";
    await shop.database.query(old, []);
    await changed({ capacity: 0 });
    const { rows } = await shop.database.query('select date::text from slot_overrides', []);
    expect(rows).toEqual([{ date: monday }]);
  });

  it('needs a session', async () => {
    const answer = await shop.ask('PUT', officeEndpoints.changeSlots.path, { body: {} });
    expect(answer.statusCode).toBe(401);
  });
});
