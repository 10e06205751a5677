import { randomUUID } from 'node:crypto';
import { officeEndpoints, paths } from '@comptoir/contract';
import { exampleOrder, pickupOrder } from '@comptoir/contract/testing';
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
});
afterAll(() => kitchen.close());
afterEach(async () => {
  setClock(mondayNoon);
  await shop.database.query("delete from settings where name in ('office.pauses', 'office.busy')", []);
  await shop.setCatalogue(() => undefined);
  await kitchen.other.api.refreshCatalogue();
});

function setClock(wallTime: string): void {
  shop.setClock(wallTime);
  kitchen.other.setClock(wallTime);
}
type Server = Pick<Kitchen['other'], 'send'>;
const both = ['pickup', 'delivery'];
const pause = (body: object) =>
  shop.ask('POST', officeEndpoints.pauseOrders.path, {
    cookie,
    body: { actionId: randomUUID(), modes: both, length: 30, ...body },
  });
const resume = (id: string) => shop.ask('DELETE', `/v2/office/pauses/${id}`, { cookie });
const beBusy = (body: object) =>
  shop.ask('PUT', officeEndpoints.setBusy.path, {
    cookie,
    body: { actionId: randomUUID(), modes: ['pickup'], extraMinutes: 15, length: 'service', ...body },
  });
const serviceOf = (answer: { json(): { payload: { service: Record<string, unknown> } } }) =>
  answer.json().payload.service;
const settingOf = async (name: string, on: Server = shop) =>
  (await on.send('GET', paths.settings)).json().payload.find((one: { name: string }) => one.name === name)?.value;
const order = (date = 'ASAP') => pickupOrder({ customer: { ...pickupOrder().customer, date } });
const place = async (body: object, on: Server = shop) => {
  const answer = await on.send('POST', paths.checkout, body);
  return [answer.statusCode, answer.json().code];
};
const promise = async (on: Server = shop) =>
  (await on.send('POST', paths.checkout, order())).json().payload.receipt.promised_at;
async function slotState(value: string, on: Server = shop): Promise<string> {
  const { payload } = (await on.send('GET', `${paths.slots}?mode=pickup&date=2026-11-23`)).json();
  return payload.slots.find((slot: { value: string }) => slot.value === value).state;
}

describe('a pause', () => {
  it.each([
    ['2026-11-23T12:00', 15, '2026-11-23T11:15:00Z'],
    ['2026-11-23T12:00:20', 30, '2026-11-23T11:31:00Z'],
    ['2026-11-23T12:00', 60, '2026-11-23T12:00:00Z'],
    ['2026-11-23T12:00', 'service', '2026-11-23T13:30:00Z'],
    ['2026-11-23T12:00', 'day', '2026-11-24T04:00:00Z'],
  ])('begun at %s for %s has an end: %s [PSE-01]', async (now, length, until) => {
    setClock(now);
    const answer = await pause({ length, modes: ['delivery'] });
    expect(answer.statusCode).toBe(200);
    expect(serviceOf(answer).pauses).toMatchObject([{ modes: ['delivery'], until, by: 'Ali' }]);
  });

  it.each([
    ['no length', { length: undefined }],
    ['a length of 0 minutes', { length: 0 }],
    ['a length of two days', { length: 48 * 60 }],
    ['a length without an end', { length: 'none' }],
    ['no mode', { modes: [] }],
    ['an unknown mode', { modes: ['eat-in'] }],
    ['a mode twice', { modes: ['pickup', 'pickup'] }],
    ['a sentence of 141 signs', { message: 'a'.repeat(141) }],
    ['a sentence with a line break', { message: 'Four\nen panne' }],
  ])('is refused with %s [PSE-01]', async (_, body) => {
    const answer = await pause(body);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'validation']);
    expect(await settingOf('office.pauses')).toBeUndefined();
  });

  it('refuses orders as soon as possible and near slots of its mode, and says until when [PSE-03]', async () => {
    await pause({ modes: ['pickup'] });
    const refused = await shop.send('POST', paths.checkout, order());
    expect(refused.json()).toMatchObject({
      code: 'paused',
      message: 'Le restaurant fait une pause pour le retrait : reprise à 12\u00a0h\u00a030',
    });
    expect(await Promise.all(['12:15', '12:30', '12:45'].map((value) => slotState(value)))).toEqual([
      'paused',
      'free',
      'free',
    ]);
    expect(await place(order('2026-11-23 12:15'))).toEqual([422, 'paused']);
    expect(await place(order('2026-11-23 12:45'))).toEqual([200, undefined]);
    expect(await place(exampleOrder())).toEqual([200, undefined]);
  });

  it('is told to diners with its end and sentence, and not who paused [PSE-04]', async () => {
    await pause({ modes: ['delivery'], message: '  Four en panne ' });
    expect(await settingOf('office.pauses')).toEqual([
      { modes: ['delivery'], until: '2026-11-23T11:30:00Z', message: 'Four en panne' },
    ]);
  });

  it('ends by itself at its end, also on a server that heard nothing since [PSE-02, PSE-14]', async () => {
    await pause({});
    await kitchen.other.api.refreshCatalogue();
    expect(await place(order(), kitchen.other)).toEqual([422, 'paused']);
    setClock('2026-11-23T12:29:59');
    expect(await place(order(), kitchen.other)).toEqual([422, 'paused']);
    setClock('2026-11-23T12:30');
    expect(await settingOf('office.pauses', kitchen.other)).toBeUndefined();
    expect(await place(order(), kitchen.other)).toEqual([200, undefined]);
    expect(await place(order())).toEqual([200, undefined]);
  });

  it('that ends last counts, and ending one ends all of its modes [PSE-15]', async () => {
    await pause({ length: 15, modes: ['pickup'] });
    const later = serviceOf(await pause({ length: 60 }));
    setClock('2026-11-23T12:20');
    expect(await place(order())).toEqual([422, 'paused']);
    const [first] = (later.pauses as { id: string; modes: string[] }[]).filter(({ modes }) => modes.length === 1);
    setClock('2026-11-23T12:10');
    const after = serviceOf(await resume(first?.id ?? ''));
    expect(after.pauses).toMatchObject([{ modes: ['delivery'] }]);
    expect(await place(order())).toEqual([200, undefined]);
    expect((await resume(first?.id ?? '')).statusCode).toBe(200);
    expect((await resume(randomUUID())).json().code).toBe('not_found');
  });

  it('is written once for a repeated request, with who chose it [PSE-14]', async () => {
    const actionId = randomUUID();
    const answers = await Promise.all([pause({ actionId }), pause({ actionId })]);
    expect(answers.map((answer) => answer.json().payload.isReplayed).sort()).toEqual([false, true]);
    expect(await settingOf('office.pauses')).toHaveLength(1);
    expect((await pause({ actionId, length: 60 })).json().code).toBe('action_exists');
    const { rows } = await shop.database.query(
      "select actor, after from office_audit where kind = 'orders_paused' order by id desc limit 3",
      [],
    );
    expect(rows).toContainEqual({
      actor: expect.stringContaining('Ali'),
      after: { modes: both, until: '2026-11-23T11:30:00Z', message: '' },
    });
  });

  it('of two people at once keeps both [PSE-15]', async () => {
    await Promise.all([pause({ modes: ['pickup'] }), pause({ modes: ['delivery'] })]);
    expect(await settingOf('office.pauses')).toHaveLength(2);
  });

  it('stays when a catalogue is imported, and is in no exported file [PSE-01]', async () => {
    await pause({});
    await shop.setCatalogue(() => undefined);
    expect(await settingOf('office.pauses')).toHaveLength(1);
  });
});

describe('a busy kitchen', () => {
  it('promises later until its end, and then as before [PSE-06]', async () => {
    expect(await promise()).toBe('2026-11-23T11:20:00Z');
    const { pickupMinutes, deliveryMinutes, busy } = serviceOf(await beBusy({ length: 60 }));
    expect([pickupMinutes, deliveryMinutes]).toEqual([35, 45]);
    expect(busy).toEqual([{ modes: ['pickup'], extraMinutes: 15, until: '2026-11-23T12:00:00Z' }]);
    await kitchen.other.api.refreshCatalogue();
    expect(await promise(kitchen.other)).toBe('2026-11-23T11:35:00Z');
    expect([await slotState('12:30'), await slotState('12:45')]).toEqual(['too_soon', 'free']);
    setClock('2026-11-23T13:00');
    expect(await promise(kitchen.other)).toBe('2026-11-23T12:20:00Z');
    expect(await settingOf('office.busy')).toBeUndefined();
  });

  it('has one number for each mode: a new one replaces it, null ends it [PSE-06]', async () => {
    await beBusy({ modes: both });
    await beBusy({ extraMinutes: 30 });
    expect(await settingOf('office.busy')).toMatchObject([
      { modes: ['delivery'], extra_minutes: 15 },
      { modes: ['pickup'], extra_minutes: 30 },
    ]);
    await beBusy({ modes: both, extraMinutes: null });
    expect(await settingOf('office.busy')).toBeUndefined();
  });

  it.each([{ extraMinutes: 0 }, { extraMinutes: 90 }, { extraMinutes: -10 }, { extraMinutes: '15' }, { length: 5 }])(
    'is refused with %j [PSE-06]',
    async (body) => {
      expect((await beBusy(body)).statusCode).toBe(422);
      expect(await settingOf('office.busy')).toBeUndefined();
    },
  );
});
