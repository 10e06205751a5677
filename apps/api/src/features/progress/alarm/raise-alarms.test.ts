import { readOfficeSettings } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Kitchen, minutesAfterNoon, openKitchen } from '../../../testing/kitchen.ts';
import { testSite } from '../../../testing/test-site.ts';
import { readCatalogue } from '../../catalogue/catalogue-repository.ts';
import { takeSnapshot } from '../../catalogue/snapshot.ts';
import { listEvents } from '../../order/record/order-repository.ts';
import { raiseAlarms } from './raise-alarms.ts';

let kitchen: Kitchen;
beforeAll(async () => {
  kitchen = await openKitchen();
});
afterAll(() => kitchen.close());
beforeEach(async () => {
  // Orders and tasks of other tests are finished first.
  await kitchen.shop.database.query("update order_progress set state = 'done' where state = 'new'", []);
  await kitchen.shop.database.query('delete from outbox', []);
});

const office = readOfficeSettings([
  { name: 'office', value: { reception: 'manual', alarm_mails: ['camille@example.com', 'zoe@example.com'] } },
]);

/** Runs a server's alarms this many minutes after noon. */
async function raise(minutes: number, settings = office): Promise<void> {
  const now = () => minutesAfterNoon(minutes).toZonedDateTimeISO(testSite.timeZone);
  const { db } = kitchen.shop.database;
  const snapshot = takeSnapshot(await readCatalogue(db), now(), null);
  const nothing = () => undefined;
  const stockHours = () => ({ menus: [], exceptions: [] });
  const told = { stockHours, kitchen: () => null, wakeRefunds: nothing, announce: nothing, wakeOutbox: nothing };
  await raiseAlarms({ db, now, office: () => settings, ...told }, snapshot);
}
const stepsOf = async (id: string) =>
  (await listEvents(kitchen.shop.database.db, id)).flatMap(({ kind, data }) =>
    kind === 'alarm' ? [data.step] : kind === 'refused' ? ['refused'] : [],
  );
const mailsOf = async () =>
  (
    await kitchen.shop.database.query(
      "select split_part(key, ':', 2) as news from outbox where kind = 'alarm-mail'",
      [],
    )
  ).rows
    .map(({ news }) => news)
    .sort();
const seconds = (count: number) => count / 60;

it('calls, mails and refuses in time, each once, whichever servers come at the same time [BRD-50]', async () => {
  const id = await kitchen.placeByCard();
  const atOnce = (minutes: number) => Promise.all([raise(minutes), raise(minutes), raise(minutes)]);
  await atOnce(seconds(44));
  expect(await stepsOf(id)).toEqual([]);
  await atOnce(seconds(45));
  expect(await stepsOf(id)).toEqual(['unseen']);
  await atOnce(3);
  await atOnce(11.9);
  expect(await stepsOf(id)).toEqual(['unseen', 'managers']);
  await atOnce(12);
  await atOnce(13);
  expect(await stepsOf(id)).toEqual(['unseen', 'managers', 'refused']);
  expect(await mailsOf()).toEqual(['managers', 'managers', 'refuse', 'refuse', 'unseen', 'unseen']);
  const refunds = await kitchen.rows('select origin, amount_cents::int from refunds where order_id = $1', id);
  expect(refunds).toEqual([{ origin: 'refused', amount_cents: 1000 }]);
  expect(await kitchen.rows('select state, reason from order_progress where order_id = $1', id)).toEqual([
    { state: 'refused', reason: 'no_answer' },
  ]);
});

it('catches up on what came due while no server ran, and skips nothing [BRD-50]', async () => {
  const id = await kitchen.place();
  await raise(30);
  expect(await stepsOf(id)).toEqual(['unseen', 'managers', 'refused']);
});

it('leaves an order alone that was answered, and rings louder where one was seen [BRD-50]', async () => {
  const [answered, seen] = [await kitchen.place(), await kitchen.place()];
  await kitchen.act(answered, { kind: 'accept', dueAt: minutesAfterNoon(20) });
  await kitchen.shop.database.query('update order_progress set seen_at = $2 where order_id = $1', [
    seen,
    new Date(minutesAfterNoon(0).epochMilliseconds),
  ]);
  await raise(1);
  expect([await stepsOf(answered), await stepsOf(seen)]).toEqual([[], ['unanswered']]);
  expect(await mailsOf()).toEqual([]);
});

it('never refuses if the restaurant says so, and sends no mail if no address is set [BRD-50, CFG-26]', async () => {
  const id = await kitchen.place();
  await raise(60, { ...office, refuseAfterMinutes: null, alarmMails: [] });
  expect(await stepsOf(id)).toEqual(['unseen', 'managers']);
  expect(await mailsOf()).toEqual([]);
});

it('waits with an order for the evening until the service begins [BRD-49]', async () => {
  kitchen.shop.setClock('2026-11-23T16:00');
  const id = await kitchen.place({ customer: { ...pickupOrder().customer, date: '2026-11-23 20:00' } });
  kitchen.shop.setClock('2026-11-23T12:00');
  const evening = (minutes: number) => raise(6.5 * 60 + minutes);
  await evening(-1);
  expect(await stepsOf(id)).toEqual([]);
  await evening(29);
  expect(await stepsOf(id)).toEqual(['unseen', 'managers']);
  await evening(30);
  expect(await stepsOf(id)).toEqual(['unseen', 'managers', 'refused']);
});

it('tells the managers by mail which order it is, and nothing of who ordered [BRD-50]', async () => {
  const id = await kitchen.place();
  await raise(1);
  await kitchen.shop.api.drainOutbox();
  const [order] = await kitchen.rows('select number from orders where id = $1', id);
  const mails = kitchen.shop.mails.filter(({ subject }) => subject.startsWith(`Commande nº ${order?.number} : `));
  expect(mails.map(({ to }) => to).sort()).toEqual(['camille@example.com', 'zoe@example.com']);
  expect(mails[0]?.subject).toBe(`Commande nº ${order?.number} : aucun écran ne l’a reçue`);
  expect(mails[0]?.text).not.toMatch(/Martin|06 ?12/);
});
