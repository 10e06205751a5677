import { officeEndpoints, paths } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Kitchen, minutesAfterNoon, openKitchen } from '../../../testing/kitchen.ts';
import { type OfficeShop, withOffice } from '../../../testing/office-shop.ts';
import { testSite } from '../../../testing/test-site.ts';
import { noteAlive } from '../../board/signs/signs-repository.ts';
import { retryOrders } from '../../board/signs/watch-boards.ts';
import { type ServedCatalogue, serveCatalogue } from '../../catalogue/served-catalogue.ts';
import { pauseUnanswered } from './pause-unanswered.ts';

let kitchen: Kitchen;
let office: OfficeShop;
let cookie: string;
const servers: ServedCatalogue[] = [];
beforeAll(async () => {
  kitchen = await openKitchen();
  office = withOffice(kitchen.shop);
  cookie = await office.signedIn('device');
});
afterAll(async () => {
  for (const server of servers) await server.stop();
  await kitchen.close();
});
beforeEach(async () => {
  kitchen.minutes = 0;
  await kitchen.shop.database.query('delete from outbox', []);
  await kitchen.shop.database.query(
    "update order_progress set state = 'done', accepted_at = null, ended_at = null",
    [],
  );
  await kitchen.shop.database.query("delete from settings where name = 'office.pauses'", []);
  await kitchen.shop.setCatalogue(({ settings }) => {
    settings['office.reception'] = 'manual';
    settings['office.alarm_mails'] = ['zoe@example.com'];
  });
});

const clock = () => minutesAfterNoon(kitchen.minutes);
/** Starts a server that checks the unanswered orders. */
async function openServer() {
  const { db } = kitchen.shop.database;
  const log = { error: () => undefined } as never;
  const catalogue = await serveCatalogue({ db, clock, timeZone: testSite.timeZone, log, card: null });
  servers.push(catalogue);
  const now = () => clock().toZonedDateTimeISO(testSite.timeZone);
  const look = async () => {
    await catalogue.refresh();
    await pauseUnanswered({ db, catalogue, now, wakeOutbox: () => undefined });
  };
  return { look };
}
async function leaveUnanswered(): Promise<void> {
  const id = await kitchen.place();
  await kitchen.act(id, { kind: 'refuse', reason: 'no_answer', message: null }, { actor: 'system', by: 'system' });
}
const settingOf = async (name: string) =>
  (await kitchen.shop.send('GET', paths.settings)).json().payload.find((one: { name: string }) => one.name === name)
    ?.value;
const boardService = async () =>
  (await office.ask('GET', officeEndpoints.board.path, { cookie })).json().payload.service;
const refresh = () => kitchen.shop.api.refreshCatalogue();

it('pauses the service after two unanswered orders in a row, whichever servers notice, and tells the managers once [BRD-51]', async () => {
  const servers = [await openServer(), await openServer()];
  const look = () => Promise.all(servers.map((server) => server.look()));
  await leaveUnanswered();
  await look();
  expect(await settingOf('office.pauses')).toBeUndefined();
  kitchen.minutes = 1;
  await leaveUnanswered();
  await look();
  await refresh();
  // Diners are told until when, but not by whom and why.
  expect(await settingOf('office.pauses')).toEqual([
    { modes: ['pickup', 'delivery'], until: '2026-11-23T13:30:00Z', message: '' },
  ]);
  expect(await boardService()).toMatchObject({ isOpen: true, unanswered: 2 });
  const { rows } = await kitchen.shop.database.query("select key from outbox where key like 'alarm-mail:paused:%'", []);
  expect(rows).toHaveLength(1);
});

it('offers the later slots, and nothing before the end of the service [BRD-51]', async () => {
  const { look } = await openServer();
  for (const _ of ['one', 'two']) await leaveUnanswered();
  await look();
  await refresh();
  const { slots } = (await kitchen.shop.send('GET', '/v2/public/slots?mode=pickup&date=2026-11-23')).json().payload;
  const stateAt = (value: string) => slots.find((slot: { value: string }) => slot.value === value).state;
  expect([stateAt('12:30'), stateAt('14:15'), stateAt('18:30')]).toEqual(['paused', 'paused', 'free']);
  for (const order of [
    pickupOrder(),
    pickupOrder({ customer: { ...pickupOrder().customer, date: '2026-11-23 12:30' } }),
  ]) {
    const refused = await kitchen.shop.send('POST', paths.checkout, order);
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'paused']);
  }
  const { customer } = pickupOrder();
  const evening = pickupOrder({ customer: { ...customer, date: '2026-11-23 18:30' } });
  expect((await kitchen.shop.send('POST', paths.checkout, evening)).statusCode).toBe(200);
});

it('does not pause if an order between them was answered, or the diner cancelled one [BRD-51]', async () => {
  const { look } = await openServer();
  await leaveUnanswered();
  kitchen.minutes = 1;
  await kitchen.act(await kitchen.place(), { kind: 'accept', dueAt: minutesAfterNoon(20) });
  kitchen.minutes = 2;
  await leaveUnanswered();
  await look();
  await refresh();
  expect(await settingOf('office.pauses')).toBeUndefined();
  kitchen.minutes = 3;
  await kitchen.act(await kitchen.place(), { kind: 'withdraw' }, { actor: 'diner', by: 'diner' });
  await look();
  await refresh();
  expect(await settingOf('office.pauses')).toBeUndefined();
});

it('ends from a board, and counts from zero afterwards [BRD-51]', async () => {
  const { look } = await openServer();
  for (const _ of ['one', 'two']) await leaveUnanswered();
  await look();
  await refresh();
  const answer = await office.ask('DELETE', officeEndpoints.resumeOrders.path, { cookie });
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'success', payload: {} }]);
  expect(await settingOf('office.pauses')).toBeUndefined();
  expect((await boardService()).unanswered).toBeNull();
  kitchen.minutes = 5;
  await look();
  await leaveUnanswered();
  await look();
  await refresh();
  expect(await settingOf('office.pauses')).toBeUndefined();
  kitchen.minutes = 6;
  await leaveUnanswered();
  await look();
  await refresh();
  expect(await settingOf('office.pauses')).toHaveLength(1);
});

it('ends by itself after twenty minutes if a board is open, and not before [BRD-51]', async () => {
  const { look } = await openServer();
  for (const _ of ['one', 'two']) await leaveUnanswered();
  await look();
  await refresh();
  expect(await boardService()).toMatchObject({ unanswered: 2, resumesAt: '2026-11-23T11:20:00Z' });
  const { db } = kitchen.shop.database;
  const catalogue = servers.at(-1) as ServedCatalogue;
  const now = () => clock().toZonedDateTimeISO(testSite.timeZone);
  const end = async () => {
    await catalogue.refresh();
    await retryOrders({ db, catalogue, now });
    kitchen.shop.setClock(clock());
    await refresh();
    return (await boardService()).unanswered;
  };
  const beAlive = () => noteAlive(db, 'tablet', { sound: 'on', isVisible: true, link: 'live', battery: null }, clock());
  kitchen.minutes = 19;
  await beAlive();
  expect(await end()).toBe(2);
  kitchen.minutes = 21;
  expect(await end()).toBe(2);
  await beAlive();
  expect(await end()).toBeNull();
});

it('ends with its service, and no pause begins outside of one [BRD-51]', async () => {
  const { look } = await openServer();
  for (const _ of ['one', 'two']) await leaveUnanswered();
  await look();
  await refresh();
  kitchen.shop.setClock('2026-11-23T18:30');
  expect((await boardService()).unanswered).toBeNull();
  expect((await kitchen.shop.send('GET', paths.menus)).json().payload[0].menu_is_open).toBe(true);
  kitchen.shop.setClock('2026-11-23T12:00');
});
