import { pickupOrder } from '@comptoir/contract/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { catalogueDrafts } from '../../../db/schema/index.ts';
import { exampleCatalogue, fileOffer } from '../../../testing/example-catalogue.ts';
import { type OfficeShop, withOffice } from '../../../testing/office-shop.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { closeDay, openDay } from './close-day.ts';

let shop: OfficeShop;
let cookie: string;
beforeAll(async () => {
  shop = withOffice(await openTestShop());
});
beforeEach(async () => {
  shop.setClock('2026-11-23T12:00');
  cookie = await shop.signedIn('manager');
  await shop.database.db.delete(catalogueDrafts);
  await shop.setCatalogue((file) => {
    Object.assign(file, exampleCatalogue());
    file.offers = [fileOffer({ id: 7, type: 'percentage', value: 10 })];
  });
});
afterAll(() => shop.close());

const ask = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object, by = cookie) =>
  shop.ask(method, `/v2/office${path}`, { cookie: by, ...(body && { body }) });
const exceptions = async () => {
  const { payload } = (await shop.send('GET', '/v2/public/settings')).json();
  return payload.find(({ name }: { name: string }) => name === 'scheduling.exceptions').value;
};
const order = (date: string) =>
  shop.send('POST', '/v2/public/checkout/', pickupOrder({ customer: { ...pickupOrder().customer, date } }));
const draft = async () => (await ask('GET', '/catalogue?draft=1')).json().payload;

describe('“fermer aujourd’hui”', () => {
  it('closes the shop at once, with its sentence: a slot of the day is refused, and what is wanted soon comes tomorrow [HRS-06]', async () => {
    const answer = await ask('PUT', '/days/2026-11-23/closed', { message: 'Le four est en panne.' });
    expect(answer.json()).toMatchObject({ status: 'success', payload: { orders: [] } });
    expect(await exceptions()).toContainEqual({
      date: '2026-11-23',
      closed: true,
      times: [],
      message: 'Le four est en panne.',
    });
    const refused = await order('2026-11-23 19:00');
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'item_unavailable']);
    expect((await order('ASAP')).json().payload.ready_from).toContain('2026-11-24');
    expect((await ask('DELETE', '/days/2026-11-23/closed')).statusCode).toBe(200);
    expect((await order('2026-11-23 19:00')).statusCode).toBe(200);
  });

  it('names the open orders of the day, and leaves them [HRS-05]', async () => {
    const number = (await order('2026-11-25 19:00')).json().payload.order_number;
    const orders = [{ number, dueAt: '2026-11-25T18:00:00Z', mode: 'pickup' }];
    expect((await ask('PUT', '/days/2026-11-25/closed', {})).json().payload).toEqual({ orders });
    expect((await ask('PUT', '/days/2026-11-26/closed', {})).json().payload).toEqual({ orders: [] });
  });

  it('names the open orders of several days before they are closed, and changes nothing [HRS-05, HRS-07]', async () => {
    const before = await exceptions();
    const { order_number: number } = (await order('2026-11-27 19:00')).json().payload;
    const ordersOf = async (first: string, last: string) => {
      const { payload } = (await ask('GET', `/days/${first}/orders?until=${last}`)).json();
      return payload.orders.map((one: { number: number }) => one.number);
    };
    expect(await ordersOf('2026-11-26', '2026-12-09')).toEqual([number]);
    expect(await ordersOf('2026-11-27', '2026-11-27')).toEqual([number]);
    expect(await ordersOf('2026-11-28', '2026-12-09')).toEqual([]);
    expect(await exceptions()).toEqual(before);
    expect((await ask('GET', '/days/2026-11-27/orders?until=2026-11-26')).json().errors).toEqual({
      until: 'Le dernier jour est avant le premier',
    });
    const kitchen = await shop.signedIn('kitchen');
    expect((await ask('GET', '/days/2026-11-27/orders?until=2026-11-27', undefined, kitchen)).statusCode).toBe(403);
  });

  it('is kept by the draft, which is no conflict and does not undo it [HRS-06]', async () => {
    const { file, bases } = await draft();
    const value = [...file.settings['scheduling.exceptions'], { date: '2027-05-01', closed: true, times: [] }];
    const base = bases['setting/scheduling.exceptions'];
    expect((await ask('PUT', '/catalogue/setting/scheduling.exceptions', { base, value })).statusCode).toBe(200);
    await ask('PUT', '/days/2026-11-24/closed', {});
    const [change] = (await draft()).changes;
    expect(change.isConflict).toBe(false);
    expect((await ask('POST', '/catalogue/publish', {})).statusCode).toBe(200);
    expect((await exceptions()).map(({ date }: { date: string }) => date)).toEqual(
      expect.arrayContaining(['2027-05-01', '2026-11-24']),
    );
  });

  it.each(['2026-11-22', '2028-01-01', 'demain', '2026-02-30'])('refuses the day %s [HRS-06]', async (date) => {
    const before = await exceptions();
    expect((await ask('PUT', `/days/${date}/closed`, {})).statusCode).toBe(422);
    expect(await exceptions()).toEqual(before);
  });

  it.each([{ message: '' }, { message: 'x'.repeat(141) }, { message: 'a\0' }, { because: 'x' }])(
    'refuses %j [HRS-06]',
    async (body) => {
      expect((await ask('PUT', '/days/2026-11-24/closed', body)).statusCode).toBe(422);
    },
  );

  it('is not for the kitchen [HRS-20, OFE-12]', async () => {
    const kitchen = await shop.signedIn('kitchen');
    expect((await ask('PUT', '/days/2026-11-24/closed', {}, kitchen)).statusCode).toBe(403);
    expect((await ask('POST', '/offers/7/stop', {}, kitchen)).statusCode).toBe(403);
  });
});

describe('a day that is closed and opened', () => {
  const vacation = {
    date: '2026-12-20',
    until: '2027-01-03',
    closed: false,
    times: [{ start: '12:00', end: '14:00' }],
  };

  it('splits a longer entry, and leaves the others [HRS-06, HRS-07]', () => {
    const other = { date: '2026-11-01', closed: true, times: [] };
    expect(closeDay([other, vacation], '2026-12-24', null)).toEqual([
      other,
      { ...vacation, until: '2026-12-23' },
      { ...vacation, date: '2026-12-25' },
      { date: '2026-12-24', closed: true, times: [] },
    ]);
    expect(openDay([vacation], '2026-12-20')).toEqual([{ ...vacation, date: '2026-12-21' }]);
    expect(openDay([vacation], '2027-01-03')).toEqual([{ ...vacation, until: '2027-01-02' }]);
    const { until: _, ...single } = vacation;
    expect(openDay([{ ...vacation, until: '2026-12-21' }], '2026-12-21')).toEqual([single]);
    expect(openDay([single], '2026-12-20')).toEqual([]);
  });

  it('replaces the entry of the day, however often [HRS-06]', () => {
    const once = closeDay([], '2026-12-24', 'Un');
    expect(closeDay(once, '2026-12-24', 'Deux')).toEqual([
      { date: '2026-12-24', closed: true, times: [], message: 'Deux' },
    ]);
  });
});

describe('“arrêter maintenant”', () => {
  const offersOf = async () => (await shop.send('GET', '/v2/public/offers')).json().payload;

  it('takes an offer off at once, and the draft of the offer follows [OFE-09]', async () => {
    expect(await offersOf()).toHaveLength(1);
    const { file, bases } = await draft();
    const { id: _, ...offer } = file.offers[0];
    await ask('PUT', '/catalogue/offer/7', { base: bases['offer/7'], value: { ...offer, value: 20 } });
    expect((await ask('POST', '/offers/7/stop', {})).statusCode).toBe(200);
    expect(await offersOf()).toEqual([]);
    const [change] = (await draft()).changes;
    expect(change).toMatchObject({ isConflict: false, value: { is_active: false, value: 20 } });
    expect((await ask('POST', '/offers/7/stop', {})).statusCode).toBe(200);
    expect((await ask('POST', '/offers/8/stop', {})).statusCode).toBe(404);
  });

  it('and closing days never wait for a publication that waits for them [OFE-09, MED-03]', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const { file, bases } = await draft();
      const { id: _, ...offer } = file.offers[0];
      await ask('PUT', '/catalogue/offer/7', { base: bases['offer/7'], value: { ...offer, value: 30 + turn } });
      const answers = await Promise.all([
        ask('POST', '/catalogue/publish', {}),
        ask('POST', '/offers/7/stop', {}),
        ask('PUT', '/days/2026-11-25/closed', {}),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    }
  });
});
