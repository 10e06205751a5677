import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { testSite } from '../../../testing/test-site.ts';
import { readCatalogue } from '../../catalogue/catalogue-repository.ts';
import type { ServedCatalogue } from '../../catalogue/served-catalogue.ts';
import { takeSnapshot } from '../../catalogue/snapshot.ts';
import { noteAlive } from './signs-repository.ts';
import { alarmNoBoard } from './watch-boards.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const at = (wallTime: string) =>
  Temporal.PlainDateTime.from(`2026-11-23T${wallTime}`).toZonedDateTime(testSite.timeZone);

async function look(wallTime: string): Promise<void> {
  const { db } = shop.database;
  const now = () => at(wallTime);
  const snapshot = takeSnapshot(await readCatalogue(db), now(), null);
  const catalogue = { current: () => snapshot } as ServedCatalogue;
  const asked = () => alarmNoBoard({ db, catalogue, now, wakeOutbox: () => undefined });
  await Promise.all([asked(), asked(), asked()]);
}
const mails = async () =>
  Number((await shop.database.query("select count(*) from outbox where kind = 'alarm-mail'", [])).rows[0]?.count);
const receive = (reception: 'none' | 'manual') =>
  shop.setCatalogue(({ settings }) => {
    Object.assign(settings, { 'office.reception': reception, 'office.alarm_mails': ['camille@example.com'] });
  });

it('mails once in half an hour that no board is open, during service and with unanswered orders [BRD-52]', async () => {
  const { db } = shop.database;
  const health = { sound: 'on' as const, isVisible: true, link: 'live' as const, battery: null };
  await receive('none');
  await look('12:00');
  await receive('manual');
  for (const closed of ['10:00', '11:32', '16:00']) await look(closed);
  expect(await mails()).toBe(0);
  await look('11:33');
  expect(await mails()).toBe(1);
  for (const soon of ['11:34', '12:00', '12:02']) await look(soon);
  expect(await mails()).toBe(1);
  await look('12:04');
  expect(await mails()).toBe(2);
  await noteAlive(db, 'device:1', health, at('13:00').toInstant());
  await look('13:02');
  expect(await mails()).toBe(2);
  await look('13:03');
  expect(await mails()).toBe(3);
});
