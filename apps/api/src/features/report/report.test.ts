import { paths, type Report } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exampleCompany, invoiceCompanies } from '../../testing/company-orders.ts';
import { type Kitchen, minutesAfterNoon, openKitchen } from '../../testing/kitchen.ts';
import { withOffice } from '../../testing/office-shop.ts';
import { mondayNoon } from '../../testing/test-shop.ts';
import { reconcileRefund } from '../payment/refund/refund-order.ts';
import { listDueRefunds } from '../payment/refund/refund-repository.ts';

let kitchen: Kitchen;
let office: ReturnType<typeof withOffice>;
let cookie: string;
beforeAll(async () => {
  kitchen = await openKitchen();
  office = withOffice(kitchen.shop);
  cookie = await office.signedIn('manager');
});
afterAll(() => kitchen.close());
beforeEach(() => {
  kitchen.shop.setClock(mondayNoon);
  kitchen.minutes = 0;
});

const ask = (query: string, by = cookie) => office.ask('GET', `/v2/office/reports?${query}`, { cookie: by });
async function reportOf(from: string, to = from): Promise<Report> {
  const answer = await ask(`from=${from}&to=${to}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().payload;
}
/** The net of days in cents, by date; days without sales and refunds are absent. */
const netOf = async (from: string, to: string) =>
  Object.fromEntries((await reportOf(from, to)).days.map(({ date, netCents }) => [date, netCents]));

/** Orders arrive at this local time, by card and so paid at once. */
async function payAt(clock: string): Promise<string> {
  kitchen.shop.setClock(clock);
  const id = await kitchen.placeByCard();
  kitchen.shop.setClock(mondayNoon);
  return id;
}
/** Changes what a test can't wait for, without the triggers of receipts and history. */
async function forge(text: string, id: string): Promise<void> {
  const { query } = kitchen.shop.database;
  await query('alter table order_events disable trigger user', []);
  await query('alter table order_taxes disable trigger user', []);
  await query(text, [id]);
  await query('alter table order_events enable trigger user', []);
  await query('alter table order_taxes enable trigger user', []);
}
const payAgainAt = (id: string, instant: string) =>
  forge(`update order_events set at = '${instant}' where kind = 'paid' and order_id = $1`, id);

describe('the service day of a sale', () => {
  it('is that of its payment, and of a refund that of its settlement [REP-03]', async () => {
    const id = await payAt('2026-11-16T12:00');
    kitchen.minutes = -7 * 24 * 60 + 60;
    expect(await kitchen.act(id, { kind: 'refuse', reason: 'too_busy', message: null })).toMatchObject({
      kind: 'done',
    });
    const tuesday = () => minutesAfterNoon(-6 * 24 * 60);
    const { gateway: cards, database } = kitchen.shop;
    for (const refund of await listDueRefunds(database.db, tuesday()))
      await reconcileRefund({ db: database.db, cards, now: tuesday, alarmTasks: () => [] }, refund);
    expect(await netOf('2026-11-16', '2026-11-17')).toEqual({ '2026-11-16': 1000, '2026-11-17': -1000 });
    const monday = await reportOf('2026-11-16');
    expect(monday).toMatchObject({
      total: { orders: 1, salesCents: 1000, cancelledCents: 0, netCents: 1000 },
      refusals: [{ reason: 'too_busy', orders: 1 }],
      reasons: [],
    });
    expect(await reportOf('2026-11-17')).toMatchObject({
      total: { orders: 0, salesCents: 0, cancelledCents: 1000, refundedCents: 0, netCents: -1000 },
      taxes: [
        { rateBp: 1000, refunds: { netCents: 909, taxCents: 91 }, difference: { netCents: -909, taxCents: -91 } },
      ],
      reasons: [{ reason: 'refused', refunds: 1, amountCents: 1000 }],
    });
  });

  it('has no cash that was refused, and the cash that was collected on the day of its collection [REP-03]', async () => {
    const place = () => kitchen.place({ customer: { ...pickupOrder().customer, date: '2026-11-24 12:30' } });
    const [refused, collected, waiting] = [await place(), await place(), await place()];
    kitchen.minutes = 24 * 60;
    expect(await kitchen.act(refused, { kind: 'refuse', reason: 'no_answer', message: null })).toMatchObject({
      kind: 'done',
    });
    const dueAt = minutesAfterNoon(24 * 60 + 30);
    for (const [id, isCashCollected] of [
      [collected, true],
      [waiting, false],
    ] as const) {
      await kitchen.act(id, { kind: 'accept', dueAt });
      await kitchen.act(id, { kind: 'ready' }, { version: 2 });
      const outcome = await kitchen.act(id, { kind: 'hand-over', isCashCollected }, { version: 3 });
      expect(outcome).toMatchObject({ kind: 'done' });
    }
    expect(await netOf('2026-11-23', '2026-11-24')).toEqual({ '2026-11-24': 1000 });
    expect(await reportOf('2026-11-24')).toMatchObject({
      payments: [{ method: 'cash', mode: 'pickup', orders: 1, salesCents: 1000 }],
      unpaid: [
        { cause: 'refused', orders: 1, amountCents: 1000 },
        { cause: 'waiting', orders: 1, amountCents: 1000 },
      ],
      refusals: [{ reason: 'no_answer', orders: 1 }],
      answers: { orders: 0, averageSeconds: null },
    });
    // The three arrived on Monday; one of them had no answer.
    expect((await reportOf('2026-11-23')).answers).toEqual({ orders: 2, averageSeconds: 24 * 3600 });
  });

  it('turns at five, by the wall clock also around clock changes [REP-01, REP-03]', async () => {
    const days: [instant: string, day: string][] = [
      ['2026-11-10T04:59:59.999+01:00', '2026-11-09'],
      ['2026-11-10T05:00:00+01:00', '2026-11-10'],
      ['2027-03-28T04:59:59.999+02:00', '2027-03-27'],
      ['2027-03-28T05:00:00+02:00', '2027-03-28'],
      ['2027-10-31T02:30:00+02:00', '2027-10-30'],
      ['2027-10-31T02:30:00+01:00', '2027-10-30'],
      ['2027-10-31T05:00:00+01:00', '2027-10-31'],
    ];
    const id = await payAt('2026-11-12T12:00');
    for (const [instant, day] of days) {
      await payAgainAt(id, Temporal.Instant.from(instant).toString());
      const around = Temporal.PlainDate.from(day);
      const [from, to] = [around.subtract({ days: 1 }), around.add({ days: 1 })].map(String);
      expect(await netOf(from as string, to as string)).toEqual({ [day]: 1000 });
      expect(await netOf(day, day)).toEqual({ [day]: 1000 });
    }
    await payAgainAt(id, '2026-11-12T11:00:00Z');
  });
});

describe('a report', () => {
  it('that does not add up is not shown, and names the orders [REP-02]', async () => {
    const id = await payAt('2026-11-05T12:00');
    await forge(
      'update order_taxes set net_cents = net_cents + 1, gross_cents = gross_cents + 1 where order_id = $1',
      id,
    );
    const [row] = await kitchen.rows('select number from orders where id = $1', id);
    const answer = await ask('from=2026-11-01&to=2026-11-08');
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { code: 'report_unsound', message: expect.stringContaining(`commandes ${row?.number})`) },
    ]);
    // Its file breaks off instead of being wrong.
    const file = office.ask('GET', '/v2/office/reports/sales.csv?from=2026-11-01&to=2026-11-08', { cookie });
    expect((await file).statusCode).toBe(500);
    await forge(
      'update order_taxes set net_cents = net_cents - 1, gross_cents = gross_cents - 1 where order_id = $1',
      id,
    );
    expect(await netOf('2026-11-05', '2026-11-05')).toEqual({ '2026-11-05': 1000 });
  });

  it('of days without sales is empty [REP-01]', async () => {
    expect(await reportOf('2025-06-01')).toMatchObject({
      total: { orders: 0, salesCents: 0, netCents: 0 },
      taxes: [],
      payments: [],
      days: [],
      punctuality: { orders: 0, onTime: 0 },
    });
  });

  it.each([
    ['from=2026-02-30&to=2026-03-01', 'from', 'Date invalide'],
    ['from=9999-01-01&to=9999-01-01', 'from', 'Date invalide'],
    ['from=1999-12-31&to=2000-01-01', 'from', 'Date invalide'],
    ['from=2026-11-01&to=9999-12-31', 'to', 'Date invalide'],
    ['from=2026-11-02&to=2026-11-01', 'to', 'La période finit avant son début'],
    ['from=2025-01-01&to=2026-11-01', 'to', 'Un an au plus : choisissez des dates plus proches'],
    ['from=2026-11-01', 'to', expect.any(String)],
    ['from=-271821-04-20&to=2026-11-01', 'from', 'Date invalide'],
    ['from[]=2026-11-01&to=2026-11-01', 'from', expect.any(String)],
    ['from=2026-11-01&to=2026-11-02&limit=1', 'limit', expect.any(String)],
  ])('refuses %s in French [REP-01]', async (query, field, message) => {
    for (const path of ['', '/best-sellers', '/sales.csv', '/journal.csv']) {
      const answer = await office.ask('GET', `/v2/office/reports${path}?${query}`, { cookie });
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'validation']);
      expect(answer.json().errors).toMatchObject({ [field]: message });
    }
  });

  it('is told to managers and owners only [REP-01, ROL-20]', async () => {
    for (const path of ['', '/best-sellers', '/sales.csv', '/journal.csv']) {
      const url = `/v2/office/reports${path}?from=2026-11-01&to=2026-11-02`;
      for (const caller of ['kitchen', 'device'] as const)
        expect((await office.ask('GET', url, { cookie: await office.signedIn(caller) })).statusCode).toBe(403);
      expect((await office.ask('GET', url, { cookie: await office.signedIn('owner') })).statusCode).toBe(200);
    }
  });
});

describe('a comparison', () => {
  it('is with the same weekdays before, up to the same hour of a day that goes on [REP-08]', async () => {
    const at = async (clock: string) => payAt(clock);
    await at('2026-10-13T11:45');
    for (const clock of ['2026-10-06T11:45', '2026-09-15T12:00', '2026-09-15T13:00']) await at(clock);
    kitchen.shop.setClock('2026-10-13T12:30');
    cookie = await office.signedIn('manager');
    kitchen.shop.setClock(mondayNoon);
    const whole = await reportOf('2026-10-13');
    expect(whole.comparisons).toEqual([
      { before: 'week', orders: 1, netCents: 1000 },
      { before: 'month', orders: 2, netCents: 2000 },
      { before: 'year', orders: 0, netCents: 0 },
    ]);
    expect((await reportOf('2026-11-30')).comparisons).toEqual([]);
  });
});

describe('cash of a shop that answers no order on a screen', () => {
  it('stands beside the totals, by its due day and with its VAT [REP-01]', async () => {
    const { shop } = kitchen;
    await shop.setCatalogue(({ settings }) => {
      settings['office.reception'] = 'none';
    });
    shop.setClock('2026-11-18T12:00');
    const answer = await shop.send('POST', paths.checkout, pickupOrder());
    expect(answer.statusCode, answer.body).toBe(200);
    await kitchen.rows(
      "update order_progress set state = 'done', ended_at = due_at + interval '90 minutes' where order_id = $1",
      answer.json().payload.order_id,
    );
    shop.setClock(mondayNoon);
    expect(await reportOf('2026-11-18')).toMatchObject({
      total: { orders: 0, netCents: 0 },
      unpaid: [],
      untracked: {
        orders: 1,
        amountCents: 1000,
        taxes: [{ rateBp: 1000, netCents: 909, taxCents: 91, grossCents: 1000 }],
      },
    });
  });
});

describe('a report of a restaurant that invoices companies', () => {
  it('tells them apart from the public, and so does the file of sales [LAW-70, REP-09]', async () => {
    await kitchen.shop.setCatalogue(invoiceCompanies);
    const day = '2026-09-14';
    await payAt(`${day}T12:00`);
    kitchen.shop.setClock(`${day}T13:00`);
    await kitchen.placeByCard({ company: exampleCompany });
    const { channels, modes } = await reportOf(day);
    expect(channels).toMatchObject([
      { channel: 'public', orders: 1, netCents: 1000 },
      { channel: 'company', orders: 1, netCents: 1000 },
    ]);
    expect(modes).toMatchObject([{ mode: 'pickup', orders: 2, netCents: 2000 }]);
    const file = await office.ask('GET', `/v2/office/reports/sales.csv?from=${day}&to=${day}`, { cookie });
    const rows: Record<string, string>[] = parse(file.body, { bom: true, delimiter: ';', columns: true });
    expect(rows.map(({ Canal, TTC }) => [Canal, TTC])).toEqual([
      ['particulier', '10,00'],
      ['entreprise', '10,00'],
    ]);
  });
});
