import { officeEndpoints } from '@comptoir/contract';
import { type PushSandbox, type SandboxSubscription, startPushSandbox } from '@comptoir/push-sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createWebPush } from '../../../gateways/push/web-push-gateway.ts';
import { type Kitchen, minutesAfterNoon, openKitchen } from '../../../testing/kitchen.ts';
import { type OfficeShop, withOffice } from '../../../testing/office-shop.ts';
import { testSite } from '../../../testing/test-site.ts';
import { alarmNoBoard } from '../../board/signs/watch-boards.ts';
import { readCatalogue } from '../../catalogue/catalogue-repository.ts';
import { serveCatalogue } from '../../catalogue/served-catalogue.ts';
import { takeSnapshot } from '../../catalogue/snapshot.ts';
import { raiseAlarms } from '../../progress/alarm/raise-alarms.ts';
import { pauseUnanswered } from '../../progress/pause/pause-unanswered.ts';

let sandbox: PushSandbox;
let kitchen: Kitchen;
let shop: OfficeShop;
beforeAll(async () => {
  sandbox = await startPushSandbox();
  kitchen = await openKitchen({ push: createWebPush({ sandbox: sandbox.origin }) });
  shop = withOffice(kitchen.shop);
});
afterAll(async () => {
  await kitchen.close();
  await sandbox.close();
});
beforeEach(async () => {
  await shop.database.query("update order_progress set state = 'done' where state = 'new'", []);
  await shop.database.query('delete from outbox', []);
  await shop.database.query('delete from push_subscriptions', []);
});

const path = '/v2/office/push';

/** Creates the phone of a person with this role, with alerts enabled. */
async function phoneOf(
  caller: 'kitchen' | 'manager' | 'owner',
  phone = sandbox.subscribe(),
): Promise<SandboxSubscription> {
  const answer = await shop.ask('POST', path, { cookie: await shop.signedIn(caller), body: phone });
  expect(answer.statusCode).toBe(200);
  return phone;
}
/** Either server may run the due tasks. */
const drain = () => Promise.all([kitchen.shop, kitchen.other].map((server) => server.api.drainOutbox()));
/** Runs the alarms of three servers this many seconds after noon, and the tasks they create. */
async function look(seconds: number): Promise<void> {
  const now = () => minutesAfterNoon(seconds / 60).toZonedDateTimeISO(testSite.timeZone);
  const { db } = shop.database;
  const snapshot = takeSnapshot(await readCatalogue(db), now(), null);
  const nothing = () => undefined;
  const tools = {
    db,
    now,
    office: () => snapshot.office,
    kitchen: () => null,
    stockHours: () => ({ menus: [], exceptions: [] }),
    wakeRefunds: nothing,
    announce: nothing,
    wakeOutbox: nothing,
  };
  await Promise.all([1, 2, 3].map(() => raiseAlarms(tools, snapshot)));
  await drain();
}
const shownOn = (phone: SandboxSubscription) => sandbox.received(phone).map(({ text }) => JSON.parse(text));
async function numberOf(id: string): Promise<unknown> {
  return (await kitchen.rows('select number from orders where id = $1', id))[0]?.number;
}

describe('the phone of a member of staff', () => {
  it('is told once that no screen has shown an order, by its number and the reason alone [BRD-26, BRD-50, OFC-22]', async () => {
    const phones = [await phoneOf('kitchen'), await phoneOf('owner')];
    const id = await kitchen.place();
    await look(44);
    for (const phone of phones) expect(shownOn(phone)).toEqual([]);
    await look(45);
    await look(59);
    const number = await numberOf(id);
    for (const phone of phones)
      expect(shownOn(phone)).toEqual([
        { title: `Commande ${number} : aucun écran ne l’a reçue`, body: '', tag: `commande-${number}` },
      ]);
  });

  it('is told once that an order on a screen is unanswered, and nothing once it is answered [BRD-26, BRD-50]', async () => {
    const phone = await phoneOf('manager');
    const id = await kitchen.place();
    await kitchen.rows('update order_progress set seen_at = arrived_at where order_id = $1', id);
    await look(59);
    expect(shownOn(phone)).toEqual([]);
    await look(60);
    await look(179);
    expect(shownOn(phone).map(({ title }) => title)).toEqual([`Commande ${await numberOf(id)} : personne n’a répondu`]);
    const answered = await kitchen.place();
    await kitchen.act(answered, { kind: 'accept', dueAt: minutesAfterNoon(20) });
    await look(179);
    expect(shownOn(phone)).toHaveLength(1);
  });

  it('is told once in half an hour that the kitchen has no screen, if its owner can act on it [BRD-52]', async () => {
    const [cook, manager] = [await phoneOf('kitchen'), await phoneOf('manager')];
    const { db } = shop.database;
    const at = (minutes: number) => minutesAfterNoon(minutes);
    for (const minutes of [0, 1, 29]) {
      const now = () => at(minutes).toZonedDateTimeISO(testSite.timeZone);
      const catalogue = await serveCatalogue({
        db,
        clock: () => at(minutes),
        timeZone: testSite.timeZone,
        log: shop.app.log,
        card: null,
      });
      await Promise.all([1, 2].map(() => alarmNoBoard({ db, catalogue, now, wakeOutbox: () => undefined })));
      await catalogue.stop();
    }
    await drain();
    expect(shownOn(cook)).toEqual([]);
    expect(shownOn(manager)).toEqual([{ title: 'Aucun écran en cuisine depuis 3 min', body: '', tag: 'no_board' }]);
  });

  it('is told once that the shop is paused after two unanswered orders [BRD-26, BRD-51]', async () => {
    const phone = await phoneOf('kitchen');
    // These orders come after those that other tests answered.
    kitchen.minutes = 5;
    for (const id of [await kitchen.place(), await kitchen.place()])
      await kitchen.act(id, { kind: 'refuse', reason: 'no_answer', message: null });
    const pauses = [kitchen.shop, kitchen.other].map(async ({ database: { db }, app: { log } }) => {
      const clock = () => minutesAfterNoon(6);
      const catalogue = await serveCatalogue({ db, clock, timeZone: testSite.timeZone, log, card: null });
      const now = () => clock().toZonedDateTimeISO(testSite.timeZone);
      await pauseUnanswered({ db, catalogue, now, wakeOutbox: () => undefined });
      await catalogue.stop();
    });
    await Promise.all(pauses);
    kitchen.minutes = 0;
    await drain();
    expect(shownOn(phone)).toEqual([
      { title: 'Commandes en pause : deux sont restées sans réponse', body: '', tag: 'paused' },
    ]);
    const cookie = await shop.signedIn('kitchen');
    expect((await shop.ask('DELETE', officeEndpoints.resumeOrders.path, { cookie })).statusCode).toBe(200);
  });

  it('is told nothing once alerts are ended, the browser is gone, or its owner is dismissed [BRD-26, LIV-19]', async () => {
    const [left, gone, dismissed] = [await phoneOf('manager'), await phoneOf('owner'), await phoneOf('kitchen')];
    sandbox.meet(gone, 'gone');
    const cookie = await shop.signedIn('manager');
    expect((await shop.ask('DELETE', path, { cookie, body: { endpoint: left.endpoint } })).statusCode).toBe(200);
    const owner = await shop.signedIn('owner');
    const people = (await shop.ask('GET', '/v2/office/people', { cookie: owner })).json().payload;
    const { id } = people.find(({ role }: { role: string }) => role === 'kitchen');
    const change = (isActive: boolean) =>
      shop.ask('PUT', `/v2/office/people/${id}`, { cookie: owner, body: { role: 'kitchen', isActive } });
    await change(false);
    await change(true);
    await kitchen.place();
    await look(45);
    expect([left, dismissed].map((phone) => sandbox.asked(phone))).toEqual([0, 0]);
    expect(sandbox.asked(gone)).toBe(1);
    expect((await shop.database.query('select 1 from push_subscriptions', [])).rows).toEqual([]);
  });

  it('has one owner: the next person who asks for alerts on it gets them instead [BRD-26]', async () => {
    const phone = await phoneOf('owner');
    await phoneOf('kitchen', phone);
    const standing = async (caller: 'kitchen' | 'owner') =>
      (await shop.ask('GET', path, { cookie: await shop.signedIn(caller) })).json().payload.browsers;
    expect(await standing('owner')).toEqual([]);
    expect(await standing('kitchen')).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
    // Another person can't end the alerts.
    await shop.ask('DELETE', path, { cookie: await shop.signedIn('owner'), body: { endpoint: phone.endpoint } });
    expect(await standing('kitchen')).toHaveLength(1);
  });

  it('belongs to a person, not to the kitchen, and has the address of a push service [BRD-26, LIV-19]', async () => {
    const device = await shop.signedIn('device');
    const refused = await shop.ask('POST', path, { cookie: device, body: sandbox.subscribe() });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden']);
    const body = { ...sandbox.subscribe(), endpoint: 'http://169.254.169.254/' };
    const hostile = await shop.ask('POST', path, { cookie: await shop.signedIn('owner'), body });
    expect([hostile.statusCode, hostile.json().code]).toEqual([422, 'push_unsupported']);
  });
});
