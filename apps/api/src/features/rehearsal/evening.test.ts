import { officeEndpoints, type Rehearsal } from '@comptoir/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type OfficeShop, withOffice } from '../../testing/office-shop.ts';
import { mondayNoon, openTestShop } from '../../testing/test-shop.ts';

const { path } = officeEndpoints.evening;

let shop: OfficeShop;
let cookie: string;
beforeAll(async () => {
  shop = withOffice(await openTestShop());
  cookie = await shop.signedIn('manager');
});
afterAll(() => shop.close());
afterEach(async () => {
  shop.setClock(mondayNoon);
  await shop.database.query('delete from boards', []);
  await shop.database.query('delete from stock_outs', []);
  await shop.setCatalogue(() => undefined);
});

async function evening() {
  const answer = await shop.ask('GET', path, { cookie });
  expect([answer.statusCode, answer.json().message]).toEqual([200, undefined]);
  return answer.json().payload;
}

describe('what is ready for the evening', () => {
  it('is told to managers and owners [REH-07, REH-10]', async () => {
    expect((await shop.ask('GET', path, { cookie: await shop.signedIn('kitchen') })).statusCode).toBe(403);
    expect((await shop.ask('GET', path, { cookie: await shop.signedIn('owner') })).statusCode).toBe(200);
    expect((await shop.ask('GET', path)).statusCode).toBe(401);
  });

  it('has the hours and slots of today, as the rehearsal of the instant [REH-07]', async () => {
    const { date, modes, slotCapacity } = await evening();
    expect([date, slotCapacity]).toEqual(['2026-11-23', 8]);
    expect(modes.map(({ mode }: { mode: string }) => mode)).toEqual(['pickup', 'delivery']);
    expect(modes[0].hours).toEqual([
      { start: '2026-11-23T10:30:00Z', end: '2026-11-23T13:30:00Z' },
      { start: '2026-11-23T17:30:00Z', end: '2026-11-23T21:30:00Z' },
    ]);
    for (const { mode, freeSlots } of modes) {
      const body = { at: '2026-11-23T11:00:00Z', mode };
      const rehearsed = await shop.ask('POST', officeEndpoints.rehearse.path, { cookie, body });
      const { slots } = rehearsed.json().payload as Pick<Rehearsal, 'slots'>;
      expect(freeSlots).toBe(slots.filter(({ state }) => state === 'free').length);
    }
  });

  it('says what is exceptional tomorrow, with its sentence [REH-07, HRS-03]', async () => {
    expect((await evening()).tomorrow).toEqual([]);
    await shop.setCatalogue(({ settings }) => {
      settings['scheduling.exceptions'] = [
        { date: '2026-11-24', closed: true, times: [], modes: ['delivery'], message: 'Pas de livreur' },
        { date: '2026-11-25', closed: true, times: [] },
      ];
    });
    expect((await evening()).tomorrow).toEqual([{ isClosed: true, modes: ['delivery'], message: 'Pas de livreur' }]);
  });

  it('lists the offers that hold today, and none of another day [REH-07]', async () => {
    const holdOn = (day: 'mon' | 'tue') =>
      shop.setCatalogue(({ offers }) => {
        for (const offer of offers) offer.active_times = [{ days: [day], start: '19:00', end: '20:00' }];
      });
    await holdOn('tue');
    expect((await evening()).offers).toEqual([]);
    await holdOn('mon');
    expect((await evening()).offers).toMatchObject([{ offerId: 1, percentBp: 1000 }]);
  });

  it('names what is sold out and until when, and no longer once it is back [REH-07]', async () => {
    const { rows } = await shop.database.query('select name from items where id = 101', []);
    await shop.database.query('update catalogue_version set version = version + 1', []);
    await shop.database.query(
      "insert into stock_outs (kind, target_id, until, by, at) values ('item', 101, '2026-11-23T14:00:00Z', 'Ali', now())",
      [],
    );
    const name = (rows[0] as { name: string }).name;
    expect((await evening()).soldOut).toEqual([{ name, until: '2026-11-23T14:00:00Z' }]);
    shop.setClock('2026-11-23T15:00');
    expect((await evening()).soldOut).toEqual([]);
  });

  it('is ready without an error or a warning, and with a board of the last day where the kitchen answers [REH-07]', async () => {
    const first = await evening();
    const checked = await shop.ask('POST', officeEndpoints.checkCatalogue.path, { cookie, body: { isDraft: false } });
    const doubts = checked.json().payload.findings.filter(({ severity }: { severity: string }) => severity !== 'note');
    expect(first.findings).toEqual(doubts);
    expect([first.isReady, first.hasBoard]).toEqual([doubts.length === 0, true]);

    await shop.setCatalogue(({ settings }) => {
      settings['office.reception'] = 'manual';
    });
    expect(await evening()).toMatchObject({ boards: [], hasBoard: false, isReady: false });
    const tablet = await shop.signedIn('device');
    const health = { sound: 'on', isVisible: true, link: 'live', battery: 80 };
    await shop.ask('POST', officeEndpoints.boardAlive.path, { cookie: tablet, body: health });
    const seen = [{ name: 'Cuisine 1', seenAt: '2026-11-23T11:00:00Z' }];
    expect(await evening()).toMatchObject({ boards: seen, hasBoard: true });
    await shop.database.query("update boards set alive_at = '2026-11-22T11:00:00Z'", []);
    expect(await evening()).toMatchObject({ boards: [], hasBoard: false });
  });
});

describe('the mail before the service', () => {
  let other: OfficeShop;
  beforeAll(async () => {
    other = withOffice(await openTestShop({ database: shop.database }));
    await shop.signedIn('owner');
  });
  afterAll(() => other.close());

  const servers = () => [shop, other];
  const sent = () => servers().flatMap(({ mails }) => mails.filter(({ text }) => text.includes('/office/ce-soir')));
  async function at(time: string): Promise<void> {
    for (const server of servers()) server.setClock(time);
    // The job of each server runs every second.
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    for (const server of servers()) await server.api.drainOutbox();
  }
  const choose = (isMailed: boolean) =>
    shop.ask('PUT', officeEndpoints.mailEvening.path, { cookie, body: { isMailed } });

  it('comes once a day from both servers, three hours before the first service, if it was asked for [REH-07]', async () => {
    shop.setClock('2026-11-23T08:00');
    await at('2026-11-23T08:30');
    expect(sent()).toHaveLength(0);
    // Both clocks leave the hour of the mail before it is asked for, because each server's job may run at once.
    for (const server of servers()) server.setClock(mondayNoon);
    expect((await choose(true)).statusCode).toBe(200);
    await other.api.refreshCatalogue();
    expect((await evening()).isMailed).toBe(true);

    await at('2026-11-23T08:29:50');
    await at('2026-11-24T08:29');
    expect(sent()).toHaveLength(0);
    await at('2026-11-24T08:30');
    await at('2026-11-24T11:29');
    expect(sent().map(({ to }) => to)).toEqual(['owner@example.com']);
    expect(sent()[0]?.text).toMatch(/Retrait : 11.h.30 à 14.h.30 et 18.h.30 à 22.h.30\./);
    await at('2026-11-24T18:00');
    expect(sent()).toHaveLength(1);
    await at('2026-11-25T09:00');
    expect(sent()).toHaveLength(2);
  });

  it('does not come on a day without service, and no longer once it is given up [REH-07]', async () => {
    const before = sent().length;
    await at('2026-11-29T09:00');
    expect(sent()).toHaveLength(before);
    shop.setClock(mondayNoon);
    expect((await choose(false)).statusCode).toBe(200);
    await other.api.refreshCatalogue();
    await at('2026-11-26T09:00');
    expect(sent()).toHaveLength(before);
  });
});
