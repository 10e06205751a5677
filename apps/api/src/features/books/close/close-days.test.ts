import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBookedKitchen, type TestBooks } from '../../../testing/books.ts';
import type { Kitchen } from '../../../testing/kitchen.ts';
import { sealEntries } from '../seal/seal-entries.ts';
import { type CloseRefusal, closeDay, closeDays } from './close-days.ts';

let kitchen: Kitchen;
let books: TestBooks;
beforeAll(async () => {
  ({ kitchen, books } = await openBookedKitchen());
});
afterAll(() => kitchen.close());

const query = async (text: string, values: unknown[] = []) => (await kitchen.shop.database.query(text, values)).rows;
const never = new AbortController().signal;
const closeAll = (): Promise<CloseRefusal> => closeDays(books.tools, never);
const listed = async (kind: string) =>
  query(
    `select period, (figures -> 'sales' ->> 'amount')::int as sales, (figures -> 'refunds' ->> 'amount')::int as refunds,
       (figures ->> 'late')::int as late, sales_perpetual_cents::int as sales_ever, net_perpetual_cents::int as net_ever
     from closes where kind = $1 order by period`,
    [kind],
  );
/** An order of 10 € by card that is paid at a local time. */
async function sellAt(time: string): Promise<string> {
  kitchen.shop.setClock(time);
  return kitchen.placeByCard();
}

describe('a close', () => {
  it('of a day comes 30 minutes after its end, or by hand from its end on [BOK-12, REP-04]', async () => {
    await sellAt('2026-11-23T12:00');
    books.setClock('2026-11-24T04:59');
    expect(await closeDay(books.tools, { by: 'Camille', isPatient: false })).toBe('not_over');
    books.setClock('2026-11-24T05:29');
    expect(await closeAll()).toBe('not_over');
    expect(await listed('day')).toEqual([]);
    const closed = await closeDay(books.tools, { by: 'Camille', isPatient: false });
    expect(closed).toMatchObject({
      period: '2026-11-23',
      by: 'Camille',
      figures: {
        sales: {
          count: 1,
          amount: 1000,
          rates: [{ rate: 1000, net: 909, vat: 91, gross: 1000 }],
          payments: { card: 1000 },
        },
        tickets: 1,
        paid: 1,
      },
    });
    expect((await books.verify()).findings).toEqual([]);
  });

  it('happens once, however many servers try [BOK-17]', async () => {
    await sellAt('2026-11-24T12:00');
    books.setClock('2026-11-25T05:30');
    await Promise.all([closeAll(), closeAll(), closeAll()]);
    expect(await listed('day')).toEqual([
      { period: '2026-11-23', sales: 1000, refunds: 0, late: 0, sales_ever: 1000, net_ever: 1000 },
      { period: '2026-11-24', sales: 1000, refunds: 0, late: 0, sales_ever: 2000, net_ever: 2000 },
    ]);
    const entries = await query("select count(*)::int as n from book_entries where kind = 'close'");
    expect(entries).toEqual([{ n: 2 }]);
  });

  it('leaves what comes late to the oldest open day [BOK-15]', async () => {
    const before = await query('select * from closes order by period');
    await sellAt('2026-11-25T04:59:59');
    await sealEntries(books.tools);
    books.setClock('2026-11-26T05:30');
    await closeAll();
    expect((await listed('day')).at(-1)).toMatchObject({ period: '2026-11-25', sales: 1000, late: 2 });
    expect((await query('select * from closes order by period')).slice(0, 2)).toEqual(before);
  });

  it('counts a sale on Monday and its refund on Tuesday [REP-03, BOK-13, BOK-14]', async () => {
    const id = await sellAt('2026-11-26T20:00');
    kitchen.minutes = 60 * 24 * 3 + 60 * 20;
    await sealEntries(books.tools);
    kitchen.shop.setClock('2026-11-27T12:00');
    const [{ version } = {}] = await query('select version from order_progress where order_id = $1', [id]);
    kitchen.minutes = 60 * 24 * 4;
    await kitchen.act(id, { kind: 'refuse', reason: 'closing', message: null }, { version: Number(version) });
    await kitchen.shop.api.reconcilePayments();
    books.setClock('2026-11-28T05:30');
    await closeAll();
    expect((await listed('day')).slice(-2)).toEqual([
      { period: '2026-11-26', sales: 1000, refunds: 0, late: 0, sales_ever: 4000, net_ever: 4000 },
      { period: '2026-11-27', sales: 0, refunds: 1000, late: 0, sales_ever: 4000, net_ever: 3000 },
    ]);
    expect((await books.verify()).findings).toEqual([]);
  });

  it('comes for each day that the shop was off, then for the month and the year [BOK-12, BOK-18]', async () => {
    books.setClock('2027-01-02T05:30');
    await closeAll();
    const days = await listed('day');
    expect(days).toHaveLength(40);
    expect(days.at(-1)).toMatchObject({ period: '2027-01-01', sales: 0, sales_ever: 4000, net_ever: 3000 });
    expect(await listed('month')).toEqual([
      { period: '2026-11', sales: 4000, refunds: 1000, late: 2, sales_ever: 4000, net_ever: 3000 },
      { period: '2026-12', sales: 0, refunds: 0, late: 0, sales_ever: 4000, net_ever: 3000 },
    ]);
    expect(await listed('year')).toEqual([
      { period: '2026', sales: 4000, refunds: 1000, late: 2, sales_ever: 4000, net_ever: 3000 },
    ]);
    expect((await books.verify()).findings).toEqual([]);
  });

  it('cuts days at 5 in the morning, also where the clocks change [BOK-19]', async () => {
    books.setClock('2027-03-27T05:30');
    await closeAll();
    await sellAt('2027-03-28T04:59');
    await sellAt('2027-03-28T05:00');
    books.setClock('2027-03-29T05:30');
    await closeAll();
    expect((await listed('day')).slice(-2)).toMatchObject([
      { period: '2027-03-27', sales: 1000 },
      { period: '2027-03-28', sales: 1000 },
    ]);
    books.setClock('2027-10-30T05:30');
    await closeAll();
    await sellAt('2027-10-30T23:30');
    kitchen.shop.setClock(Temporal.Instant.from('2027-10-31T02:30:00+02:00'));
    await kitchen.placeByCard();
    kitchen.shop.setClock(Temporal.Instant.from('2027-10-31T02:30:00+01:00'));
    await kitchen.placeByCard();
    books.setClock('2027-10-31T05:30');
    await closeAll();
    expect((await listed('day')).at(-1)).toMatchObject({ period: '2027-10-30', sales: 3000, late: 0 });
  });

  it('is refused, and orders go on, where one cent of the day was changed [BOK-16]', async () => {
    await sellAt('2027-10-31T12:00');
    await sealEntries(books.tools);
    const change = async (by: number) => {
      await query('alter table book_entries disable trigger user');
      await query(
        `update book_entries set content = replace(content, '"amount":${1000 - Math.min(by, 0)}', '"amount":${1000 + Math.max(by, 0)}')
         where kind = 'payment' and service_day = '2027-10-31'`,
      );
      await query('alter table book_entries enable trigger user');
    };
    await change(1);
    books.setClock('2027-11-01T05:30');
    expect(await closeAll()).toBe('books_unsound');
    expect((await listed('day')).at(-1)).toMatchObject({ period: '2027-10-30' });
    expect(await sellAt('2027-11-01T12:00')).toEqual(expect.any(String));
    await change(-1);
    expect(await closeAll()).toBe('not_over');
    expect((await listed('day')).at(-1)).toMatchObject({ period: '2027-10-31' });
    expect((await books.verify()).findings).toEqual([]);
  });

  it('can’t be changed or deleted [BOK-12, REP-04]', async () => {
    for (const text of ["update closes set by = 'x'", 'delete from closes', 'truncate closes'])
      await expect(query(text), text).rejects.toThrow(/append-only/);
  });
});
