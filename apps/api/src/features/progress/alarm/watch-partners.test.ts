import type { OfficeSettings } from '@comptoir/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Partner } from '../../../gateways/partners.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { alarmPartners } from './watch-partners.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const at = (time: string) => Temporal.PlainDateTime.from(`2026-11-27T${time}`).toZonedDateTime('Europe/Paris');
const failing = (since: string): Partner => ({
  name: 'card',
  lastSuccessAt: null,
  failingSince: at(since).toInstant(),
});

async function look(time: string, partner: Partner): Promise<string[]> {
  const { db } = shop.database;
  const office = () => ({ alarmMails: ['gerant@example.com'] }) as unknown as OfficeSettings;
  await alarmPartners({
    db,
    partners: { list: () => [partner] },
    office,
    now: () => at(time),
    wakeOutbox: () => undefined,
  });
  await shop.api.drainOutbox();
  return shop.mails.splice(0).map(({ to, subject }) => `${to}: ${subject}`);
}

it('tells the managers once a day that the shop is not backed up any more [PLT-26]', async () => {
  const alarm = ['gerant@example.com: La boutique n’est plus sauvegardée'];
  const since = { ...failing('03:30'), name: 'backup' as const };
  expect(await look('03:34', since)).toEqual([]);
  expect(await look('03:36', since)).toEqual(alarm);
  expect(await look('12:00', since)).toEqual([]);
  expect(await look('23:59', since)).toEqual([]);
});

it('tells the managers once of a partner that has failed for five minutes, and again only hours later [OFC-27]', async () => {
  const alarm = ['gerant@example.com: Le paiement par carte ne répond plus'];
  expect(await look('19:04', failing('19:00'))).toEqual([]);
  expect(await look('19:05', failing('19:00'))).toEqual(alarm);
  expect(await look('19:06', failing('19:00'))).toEqual([]);
  expect(await look('23:00', failing('22:00'))).toEqual([]);
  expect(await look('19:06', { ...failing('19:00'), failingSince: null })).toEqual([]);
});
