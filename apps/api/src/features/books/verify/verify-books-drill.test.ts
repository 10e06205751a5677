import { exampleOrder } from '@comptoir/contract/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Db } from '../../../db/database.ts';
import { openBookedKitchen, type TestBooks } from '../../../testing/books.ts';
import { dice } from '../../../testing/dice.ts';
import type { Kitchen } from '../../../testing/kitchen.ts';
import { testSite } from '../../../testing/test-site.ts';
import { refundOrder } from '../../payment/refund/refund-order.ts';
import { makeArchive } from '../archive/make-archive.ts';
import { closeDays } from '../close/close-days.ts';
import { sealEntries } from '../seal/seal-entries.ts';
import { type BooksReport, verifyBooks } from './verify-books.ts';

let kitchen: Kitchen;
let books: TestBooks;
beforeAll(async () => {
  ({ kitchen, books } = await openBookedKitchen());
  for (const day of ['2026-11-23', '2026-11-24', '2026-11-25']) await sellOn(day);
  books.setClock('2026-11-26T05:30');
  await closeDays(books.tools, new AbortController().signal);
  await sellOn('2026-11-26');
  books.setClock('2026-12-01T05:30');
  await closeDays(books.tools, new AbortController().signal);
  expect(await makeArchive({ ...books.tools, site: testSite }, { period: '2026-11', by: null })).toMatchObject({
    id: 1,
  });
  await sellOn('2026-12-01');
  await sealEntries(books.tools);
}, 120_000);
afterAll(() => kitchen.close());

/** Two orders by card, one of them with a refund, one of cash that waits, and one of cash that is refused. */
async function sellOn(day: string): Promise<void> {
  kitchen.shop.setClock(`${day}T12:00`);
  books.setClock(`${day}T13:00`);
  await kitchen.placeByCard(exampleOrder({ payment_method: 'card' }));
  const paidBack = await kitchen.placeByCard(exampleOrder({ payment_method: 'card' }));
  await kitchen.place();
  const refused = await kitchen.place();
  await kitchen.act(refused, { kind: 'refuse', reason: 'closing', message: null });
  const [row] = await kitchen.rows('select number from orders where id = $1', paidBack);
  await refundOrder(
    {
      db: kitchen.shop.database.db,
      cards: kitchen.shop.gateway,
      now: () => books.tools.now().toInstant(),
      alarmTasks: () => [],
      audit: async () => {},
    },
    { number: Number(row?.number), amountCents: 400, listOpenUnits: async () => [] },
  );
  await sealEntries(books.tools);
}

const tables = [
  'book_entries',
  'book_head',
  'book_keys',
  'closes',
  'archives',
  'orders',
  'order_lines',
  'order_taxes',
  'order_events',
  'refunds',
  'order_progress',
  'payments',
];

/** Where each statement changes one random row. `pick` is the order of a random number. */
const changes: Record<string, (seed: number) => string> = {
  'a total': (seed) => `update orders set total_cents = total_cents + 1 where id = (${pick('orders', seed)})`,
  'a delivery fee': (seed) =>
    `update orders set delivery_cents = delivery_cents + 1 where id = (${pick('orders', seed)})`,
  'a number': (seed) => `update orders set number = number + 5000 where id = (${pick('orders', seed)})`,
  'a promise': (seed) =>
    `update orders set promised_at = promised_at + interval '1 minute' where id = (${pick('orders', seed)})`,
  'the instant of an order': (seed) =>
    `update orders set placed_at = placed_at + interval '1 millisecond' where id = (${pick('orders', seed)})`,
  'the way of paying': (seed) =>
    `update orders set payment_method = 'cash' where id = (${pick("orders where payment_method = 'card'", seed)})`,
  'a payment’s id': (seed) =>
    `update orders set transaction_id = 'pi_other' where id = (${pick("orders where payment_method = 'card'", seed)})`,
  'a paid order, told to be open': (seed) =>
    `update orders set status = 'pending' where id = (${pick("orders where status = 'paid'", seed)})`,
  'an open order, told to be paid': (seed) =>
    `update orders set status = 'paid' where id = (${pick("orders where status = 'pending'", seed)})`,
  'a deleted order': (
    seed,
  ) => `with gone as (${pick('orders', seed)}), a as (delete from order_lines where order_id in (select id from gone)),
      b as (delete from order_taxes where order_id in (select id from gone)), c as (delete from order_events where order_id in (select id from gone)),
      d as (delete from refunds where order_id in (select id from gone)), e as (delete from order_progress where order_id in (select id from gone)),
      f as (update payments set order_id = null where order_id in (select id from gone))
    delete from orders where id in (select id from gone)`,
  'the name of a dish': (seed) =>
    `update order_lines set name = name || '.' where order_id = (${pick('orders', seed)}) and position = 0`,
  'a quantity': (seed) =>
    `update order_lines set quantity = quantity + 1, total_cents = unit_cents * (quantity + 1) where order_id = (${pick('orders', seed)}) and position = 0`,
  'a deleted line': (seed) => `delete from order_lines where order_id = (${pick('orders', seed)}) and position = 0`,
  'a doubled line': (
    seed,
  ) => `insert into order_lines select order_id, 50, item_id, menu_id, category_id, name, options, told, quantity, note,
      unit_cents, total_cents, discount_cents, is_free, shares, facts from order_lines where order_id = (${pick('orders', seed)}) and position = 0`,
  'a VAT': (seed) =>
    `update order_taxes set tax_cents = tax_cents + 1, gross_cents = gross_cents + 1 where order_id = (${pick('orders', seed)})`,
  'a rate': (seed) => `update order_taxes set rate_bp = rate_bp + 1 where order_id = (${pick('orders', seed)})`,
  'a refund’s amount': (seed) =>
    `update refunds set amount_cents = amount_cents + 1 where id = (${pick('refunds', seed)})`,
  'a refund’s day': (seed) =>
    `update refunds set settled_at = settled_at + interval '1 day' where id = (${pick('refunds', seed)})`,
  'a refund’s method': (seed) => `update refunds set method = 'cash' where id = (${pick('refunds', seed)})`,
  'a refund’s state': (seed) => `update refunds set status = 'refused' where id = (${pick('refunds', seed)})`,
  'a deleted refund': (seed) => `delete from refunds where id = (${pick('refunds', seed)})`,
  'a deleted event of a payment': (seed) =>
    `delete from order_events where id = (${pick("order_events where kind = 'paid'", seed)})`,
  'the content of an entry': (seed) =>
    `update book_entries set content = replace(content, '"till":"web"', '"till":"bar"') where id = (${pick("book_entries where kind = 'payment'", seed)})`,
  'a content that is no JSON': (seed) =>
    `update book_entries set content = '[1', content_hash = 'f' where id = (${pick('book_entries', seed)})`,
  'a content without its sums': (seed) =>
    `update book_entries set content = '{}' where id = (${pick('book_entries', seed)})`,
  'the kind of an entry': (seed) =>
    `update book_entries set kind = 'unpaid' where id = (${pick("book_entries where kind = 'payment'", seed)})`,
  'the instant of an entry': (seed) =>
    `update book_entries set at = at + interval '1 second' where id = (${pick('book_entries', seed)})`,
  'the service day of an entry': (seed) =>
    `update book_entries set service_day = service_day + 1 where id = (${pick('book_entries', seed)})`,
  'the amount of an entry': (seed) =>
    `update book_entries set amount_cents = amount_cents + 1 where id = (${pick('book_entries where amount_cents is not null', seed)})`,
  'the hash of an entry': (seed) =>
    `update book_entries set hash = repeat('0', 64) where id = (${pick('book_entries', seed)})`,
  'a signature': (seed) =>
    `update book_entries set signature = 'AAAA' where id = (${pick('book_entries where signature is not null', seed)})`,
  'the place of an entry': (seed) =>
    `update book_entries set seq = seq + 1000 where id = (${pick('book_entries', seed)})`,
  'a deleted entry': (seed) => `delete from book_entries where id = (${pick('book_entries', seed)})`,
  'a doubled entry': (
    seed,
  ) => `insert into book_entries (kind, order_id, at, content, content_hash, amount_cents, taxes, method)
      select kind, order_id, at, content, content_hash, amount_cents, taxes, method from book_entries where id = (${pick("book_entries where kind in ('ticket', 'payment', 'refund')", seed)})`,
  'a close’s figures': (seed) =>
    `update closes set figures = jsonb_set(figures, '{net}', '1') where period = (${pick('closes', seed, 'period')})`,
  'a perpetual total': (seed) =>
    `update closes set sales_perpetual_cents = sales_perpetual_cents - 1, net_perpetual_cents = net_perpetual_cents - 1 where period = (${pick('closes', seed, 'period')})`,
  'a deleted close': (seed) => `delete from closes where period = (${pick('closes', seed, 'period')})`,
  'the period of an archive': () => "update archives set period = '2026-10'",
  'the first line of an archive': () => `update archives set header = replace(header, '"site":"', '"site":"other-')`,
  'the last line of an archive': () => `update archives set trailer = replace(trailer, '"sales":', '"sales":1')`,
  'the signature of an archive': () => `update archives set trailer = replace(trailer, '"sig":"', '"sig":"A')`,
  'the places of an archive': () => 'update archives set seq_last = seq_last - 1',
  'the instant of an archive': () => "update archives set at = at + interval '1 hour'",
  'a deleted archive': () => 'delete from archives',
  'a doubled archive': () => `insert into archives (period, header, trailer, seq_first, seq_last, entry_seq, at)
      select period, header, trailer, seq_first, seq_last, entry_seq, at from archives`,
  'a lowered head': () => 'update book_head set seq = seq - 1',
  'another key': () => "update book_keys set public_key = 'AAAA' || public_key",
};

function pick(from: string, seed: number, key = 'id'): string {
  return `select ${key} from ${from} order by md5(${key}::text || '${seed}') limit 1`;
}

class Undone extends Error {}

/** What the books say after a change with all rights on the database, which is then undone. */
async function afterChange(change: string): Promise<BooksReport> {
  let report: BooksReport | undefined;
  try {
    await kitchen.shop.database.db.transaction(async (tx) => {
      for (const table of tables) await tx.execute(sql.raw(`alter table ${table} disable trigger user`));
      const { rowCount } = (await tx.execute(sql.raw(change))) as { rowCount?: number };
      expect(rowCount, change).toBeGreaterThan(0);
      report = await look(tx);
      throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
  if (!report) throw new Error('The change was not looked at.');
  return report;
}

const look = (tx: Db) => verifyBooks(tx, { site: books.tools.site, keyId: books.tools.key.id, witnesses: [] });

describe('a change with all rights on the database', () => {
  it('is not invented [BOK-33]', async () => {
    expect((await books.verify()).findings).toEqual([]);
  });

  it.each(Object.entries(changes))('is found: %s [BOK-32]', async (name, change) => {
    const roll = dice(name.length);
    for (let run = 0; run < Math.max(1, Math.round(28 * inject('drillShare'))); run += 1) {
      const text = change(roll(1_000_000));
      const report = await afterChange(text);
      expect(report.count, text).toBeGreaterThan(0);
      if (name.endsWith('archive')) expect(report.findings[0]).toMatchObject({ table: 'archives' });
      expect(report.findings.every(({ key, field }) => key !== '' && field !== '')).toBe(true);
    }
    expect((await books.verify()).findings).toEqual([]);
  });

  it('of the books’ end is found by what was kept outside [BOK-06, BOK-32]', async () => {
    const { head } = await books.verify();
    if (!head) throw new Error('There are no books.');
    const cut = `with cut as (delete from book_entries where seq > ${head.seq - 3})
      update book_head set seq = ${head.seq - 3}, hash = (select hash from book_entries where seq = ${head.seq - 3})`;
    let found: BooksReport | undefined;
    await kitchen.shop.database.db
      .transaction(async (tx) => {
        for (const table of tables) await tx.execute(sql.raw(`alter table ${table} disable trigger user`));
        await tx.execute(sql.raw(cut));
        found = await verifyBooks(tx, { site: books.tools.site, keyId: null, witnesses: [head] });
        throw new Undone();
      })
      .catch(() => undefined);
    expect(found?.findings).toContainEqual({
      seq: head.seq,
      table: 'book_entries',
      key: `${head.seq - 2}-${head.seq}`,
      field: 'hash',
      expected: head.hash,
      found: null,
    });
  });
});
