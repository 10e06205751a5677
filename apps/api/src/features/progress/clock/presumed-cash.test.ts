import { randomUUID } from 'node:crypto';
import { paths, readOfficeSettings } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../testing/books.ts';
import { exampleCompany, invoiceCompanies } from '../../../testing/company-orders.ts';
import { type Kitchen, openKitchen } from '../../../testing/kitchen.ts';
import { withOffice } from '../../../testing/office-shop.ts';
import { closeDays } from '../../books/close/close-days.ts';
import { sumPublic } from '../../books/e-report/e-report-repository.ts';
import { openBooks, sealEntries } from '../../books/seal/seal-entries.ts';
import { applyClock } from './watch-clock.ts';

// A shop that gets its orders by mail: no screen tells of their cash.
let kitchen: Kitchen;
let office: ReturnType<typeof withOffice>;
let books: TestBooks;
beforeAll(async () => {
  kitchen = await openKitchen();
  office = withOffice(kitchen.shop);
  books = openTestBooks(kitchen.shop.database.db);
  await openBooks(books.tools);
});
beforeEach(async () => {
  await receive({});
});
afterAll(() => kitchen.close());

let settings = readOfficeSettings([]);
async function receive(more: Record<string, unknown>): Promise<void> {
  settings = readOfficeSettings(Object.entries(more).map(([name, value]) => ({ name, value })));
  await kitchen.shop.setCatalogue((file) => {
    invoiceCompanies(file);
    Object.assign(file.settings, { 'office.reception': 'none', ...more });
  });
}
const now = () => books.tools.now();
const setClock = (time: string) => {
  books.setClock(time);
  kitchen.shop.setClock(time);
};
const place = async () => {
  const answer = await kitchen.shop.send('POST', paths.checkout, pickupOrder());
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().payload.order_id as string;
};
/** Two servers end the orders that are 90 minutes past their time. */
const end = () =>
  Promise.all(
    [kitchen.shop, kitchen.other].map(({ database }) =>
      applyClock({ db: database.db, now, announce: () => undefined, office: () => settings }),
    ),
  );
const ask = async (method: 'GET' | 'POST', path: string, body?: object, caller: 'manager' | 'kitchen' = 'manager') =>
  office.ask(method, path, { cookie: await office.signedIn(caller, now().toInstant()), ...(body && { body }) });
const miss = (id: string, actionId: string = randomUUID(), caller: 'manager' | 'kitchen' = 'manager') =>
  ask('POST', `/v2/office/orders/${id}/cash-missing`, { actionId, reason: 'Jamais venu' }, caller);
const entriesOf = async (id: string) =>
  (
    await kitchen.rows(
      "select kind, content, at from book_entries where order_id = $1 and kind <> 'ticket' order by id",
      id,
    )
  ).map(({ kind, content }) => ({ kind, ...JSON.parse(String(content)) }));
const statusOf = async (id: string) =>
  (
    await kitchen.rows(
      'select status, state, ended_at from orders join order_progress on order_id = id where id = $1',
      id,
    )
  )[0];
const close = async (time: string) => {
  books.setClock(time);
  await closeDays(books.tools, new AbortController().signal);
};
const closeOf = async (day: string) =>
  (
    await kitchen.shop.database.query(
      `select figures, sales_perpetual_cents::int as sales, refunds_perpetual_cents::int as refunds
       from closes where period = $1`,
      [day],
    )
  ).rows[0];
const report = async (day: string) => (await ask('GET', `/v2/office/reports?from=${day}&to=${day}`)).json().payload;

describe('cash that no screen tells of', () => {
  it('is a sale when its order ends, and what was not collected goes back on its own day [BOK-20]', async () => {
    setClock('2026-11-23T12:00');
    const ids = [await place(), await place(), await place()];
    setClock('2026-11-23T13:49');
    await end();
    expect((await entriesOf(ids[0] ?? '')).length).toBe(0);
    setClock('2026-11-23T13:51');
    await end();
    for (const id of ids) {
      expect(await entriesOf(id)).toMatchObject([{ kind: 'payment', method: 'cash', amount: 1000, presumed: true }]);
      expect(await statusOf(id)).toMatchObject({
        status: 'pending',
        state: 'done',
        ended_at: new Date(now().epochMilliseconds),
      });
    }
    expect(await report('2026-11-23')).toMatchObject({
      total: { orders: 3, salesCents: 3000, netCents: 3000 },
      untracked: { orders: 0 },
    });
    const { notes } = (await ask('GET', '/v2/office/books/notes')).json().payload;
    expect(notes.map(({ status }: { status: string }) => status)).toEqual(['presumed', 'presumed', 'presumed']);
    await close('2026-11-24T05:30');
    expect(await closeOf('2026-11-23')).toMatchObject({
      figures: {
        sales: { count: 3, amount: 3000, payments: { card: 0, cash: 3000 } },
        net: 3000,
        paid: 3,
        presumed: { taken: 3000, returned: 0 },
      },
      sales: 3000,
      refunds: 0,
    });

    setClock('2026-11-24T12:00');
    const [id = ''] = ids;
    const actionId = randomUUID();
    expect((await miss(id, randomUUID(), 'kitchen')).statusCode).toBe(403);
    const same = await Promise.all([miss(id, actionId), miss(id, actionId)]);
    expect(same.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await miss(id)).json().code).toBe('order_moved');
    expect(await entriesOf(id)).toMatchObject([
      { kind: 'payment', presumed: true },
      { kind: 'unpaid', amount: 1000, presumed: true, taxes: [{ rate: 1000, gross: 1000 }] },
    ]);
    expect(JSON.stringify(await entriesOf(id))).not.toContain('Jamais venu');
    expect(await statusOf(id)).toMatchObject({ status: 'cancelled', state: 'no_show' });
    expect(await report('2026-11-24')).toMatchObject({
      total: { orders: 0, cancelledCents: 1000, netCents: -1000 },
      reasons: [{ reason: 'no_show', refunds: 1, amountCents: 1000 }],
    });
    await close('2026-11-25T05:30');
    expect(await closeOf('2026-11-24')).toMatchObject({
      figures: {
        sales: { count: 0, amount: 0 },
        refunds: { count: 1, amount: 1000, payments: { card: 0, cash: 1000 } },
        net: -1000,
        unpaid: 1,
        presumed: { taken: 0, returned: 1000 },
      },
      sales: 3000,
      refunds: 1000,
    });
    const [from, to] = ['2026-11-23', '2026-11-24'].map((day) => Temporal.PlainDate.from(day)) as [
      Temporal.PlainDate,
      Temporal.PlainDate,
    ];
    const { sums, counts } = await sumPublic(kitchen.shop.database.db, { from, to });
    expect(sums.map(({ day, net, vat }) => [day, net, vat]).sort()).toEqual([
      ['2026-11-23', 2727, 273],
      ['2026-11-24', -909, -91],
    ]);
    expect(counts.map(({ day, sales }) => [day, sales])).toEqual([['2026-11-23', 3]]);
    expect((await books.verify()).findings).toEqual([]);
  });

  it('is not collected a second time, and gets no invoice [BOK-20, LAW-60]', async () => {
    setClock('2026-11-25T12:00');
    const id = await place();
    setClock('2026-11-25T13:51');
    await end();
    await receive({ 'office.reception': 'manual' });
    kitchen.minutes = 2 * 24 * 60 + 115;
    const version = Number(
      (await kitchen.rows('select version from order_progress where order_id = $1', id))[0]?.version,
    );
    expect(await kitchen.act(id, { kind: 'recall' }, { version })).toMatchObject({ code: 'too_late' });
    const body = { actionId: randomUUID(), company: exampleCompany };
    expect((await ask('POST', `/v2/office/orders/${id}/company`, body)).json().code).toBe('company_card_only');
    expect((await ask('GET', `/v2/office/orders/${id}/company`)).json().payload.canInvoice).toBe(false);
    const { order } = (await miss(id)).json().payload;
    expect(order).toMatchObject({ dueCents: 0 });
    expect((await miss(id)).json().code).toBe('order_moved');
  });

  it('is taken back once by two managers at once [BOK-20]', async () => {
    setClock('2026-11-25T12:00');
    const id = await place();
    setClock('2026-11-25T13:51');
    await end();
    const answers = await Promise.all([miss(id), miss(id), miss(id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect((await entriesOf(id)).map(({ kind }) => kind)).toEqual(['payment', 'unpaid']);
  });

  it('is paid back in part, and then not taken back whole [BOK-20, REP-22]', async () => {
    setClock('2026-11-25T12:00');
    const id = await place();
    setClock('2026-11-25T13:51');
    await end();
    const refund = { actionId: randomUUID(), reason: 'missing', remark: null, amountCents: 300 };
    expect((await ask('POST', `/v2/office/orders/${id}/refunds`, refund)).statusCode).toBe(200);
    expect(await entriesOf(id)).toMatchObject([
      { kind: 'payment', presumed: true },
      { kind: 'refund', state: 'done', amount: 300, method: 'cash' },
    ]);
    expect((await miss(id)).json().code).toBe('order_moved');
    await sealEntries(books.tools);
    expect((await books.verify()).findings).toEqual([]);
  });

  it('stays beside the totals where the setting says so [BOK-20]', async () => {
    await receive({ 'books.presume_cash': false });
    setClock('2026-11-26T12:00');
    const id = await place();
    setClock('2026-11-26T13:51');
    await end();
    expect(await entriesOf(id)).toEqual([]);
    expect(await statusOf(id)).toMatchObject({ status: 'pending', state: 'done' });
    expect(await report('2026-11-26')).toMatchObject({
      total: { orders: 0 },
      untracked: { orders: 1, amountCents: 1000 },
    });
    expect((await miss(id)).json().code).toBe('order_moved');
    await sealEntries(books.tools);
    expect((await books.verify()).findings).toEqual([]);
  });

  it('that was changed in the database is found [BOK-20, BOK-32]', async () => {
    const { query } = kitchen.shop.database;
    for (const kind of ['cash_presumed', 'cash_missing']) {
      await query('alter table order_events disable trigger user', []);
      const forge = (to: string, from: string) =>
        query('update order_events set kind = $1 where kind = $2', [to, from]);
      await forge('seen', kind);
      expect((await books.verify()).findings.length).toBeGreaterThan(0);
      await forge(kind, 'seen');
      await query('alter table order_events enable trigger user', []);
    }
    expect((await books.verify()).findings).toEqual([]);
  });
});
