import { paths } from '@comptoir/contract';
import { exampleOrder, pickupOrder } from '@comptoir/contract/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBookedKitchen, type TestBooks, testBooksKey } from '../../testing/books.ts';
import { exampleCompany, invoiceCompanies } from '../../testing/company-orders.ts';
import type { Kitchen } from '../../testing/kitchen.ts';
import { refundOrder } from '../payment/refund/refund-order.ts';
import { openBookKey } from './record/book-key.ts';
import { adoptOrders } from './seal/adopt-orders.ts';
import { replaceKey, sealEntries } from './seal/seal-entries.ts';

let kitchen: Kitchen;
let books: TestBooks;
beforeAll(async () => {
  ({ kitchen, books } = await openBookedKitchen());
});
afterAll(() => kitchen.close());

const query = async (text: string, values: unknown[] = []) => (await kitchen.shop.database.query(text, values)).rows;
const entriesOf = async (id: string) =>
  (
    await query(
      'select kind, content, at, amount_cents::int as cents from book_entries where order_id = $1 order by id',
      [id],
    )
  ).map(({ kind, content, cents, at }) => ({ kind, cents, at, content: JSON.parse(String(content)) }));
const kindsOf = async (id: string) =>
  (await entriesOf(id)).map(({ kind, content }) => (kind === 'refund' ? `refund ${content.state}` : kind));

async function collect(id: string): Promise<void> {
  await kitchen.act(id, { kind: 'accept', dueAt: Temporal.Instant.from('2026-11-23T11:30:00Z') });
  await kitchen.act(id, { kind: 'ready' }, { version: 2 });
  await kitchen.act(id, { kind: 'hand-over', isCashCollected: true }, { version: 3 });
}

async function refund(number: number, amountCents: number) {
  const { db } = kitchen.shop.database;
  const tools = {
    db,
    cards: kitchen.shop.gateway,
    now: () => books.tools.now().toInstant(),
    alarmTasks: () => [],
    audit: async () => {},
  };
  return refundOrder(tools, { number, amountCents, listOpenUnits: async () => [] });
}
const numberOf = async (id: string) =>
  Number((await query('select number from orders where id = $1', [id]))[0]?.number);

describe('the books', () => {
  it('have one entry for each thing that happens to an order [BOK-01, BOK-02]', async () => {
    const [collected, refused, card] = [await kitchen.place(), await kitchen.place(), await kitchen.placeByCard()];
    expect(await kindsOf(collected)).toEqual(['ticket']);
    await collect(collected);
    await kitchen.act(refused, { kind: 'refuse', reason: 'closing', message: null });
    await refund(await numberOf(card), 300);
    const [{ version } = {}] = await query('select version from order_progress where order_id = $1', [card]);
    await kitchen.act(card, { kind: 'refuse', reason: 'closing', message: null }, { version: Number(version) });
    await kitchen.shop.api.reconcilePayments();
    expect(await kindsOf(collected)).toEqual(['ticket', 'payment']);
    expect(await kindsOf(refused)).toEqual(['ticket', 'unpaid']);
    const paidBack = await kindsOf(card);
    expect(paidBack.slice(0, 4)).toEqual(['ticket', 'payment', 'refund asked', 'refund done']);
    expect(paidBack.slice(4)).toEqual(['refund asked', 'refund done']);
    const amounts = (await entriesOf(card))
      .filter(({ content }) => content.state === 'done')
      .map(({ cents }) => Number(cents));
    expect(amounts.reduce((sum, cents) => sum + cents, 0)).toBe(1000);
  });

  it('write nothing of an order that was not stored [BOK-02]', async () => {
    const before = await query('select count(*)::int as n from book_entries');
    const answer = await kitchen.shop.send('POST', '/v2/public/checkout', pickupOrder({ total: 1 }));
    expect(answer.statusCode).toBe(409);
    expect(await query('select count(*)::int as n from book_entries')).toEqual(before);
  });

  it('hold the receipt of an order and nothing of its diner [BOK-03]', async () => {
    const order = exampleOrder({ payment_method: 'cash' });
    const answer = await kitchen.shop.send('POST', '/v2/public/checkout', order);
    const id: string = answer.json().payload.order_id;
    const [ticket] = await entriesOf(id);
    const { customer } = order;
    const [row] = await query('select number, total_cents::int as total, placed_at from orders where id = $1', [id]);
    expect(ticket?.content).toMatchObject({
      number: row?.number,
      amount: row?.total,
      channel: 'public',
      method: 'cash',
      till: 'web',
      transaction: null,
      placed: '2026-11-23T11:00:00.000Z',
      lines: expect.arrayContaining([
        expect.objectContaining({ quantity: expect.any(Number), unit: expect.any(Number) }),
      ]),
    });
    const text = JSON.stringify(ticket?.content);
    for (const secret of [...Object.values(customer), ...order.items.map(({ note }) => note)].filter(Boolean))
      expect(text).not.toContain(String(secret));
  });

  it('are sealed in one chain without a gap, signed, and sound [BOK-04, BOK-05]', async () => {
    const sealed = await sealEntries(books.tools);
    const rows = await query('select seq::int as seq, kind, signature from book_entries order by seq');
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, position) => position + 1));
    expect(rows[0]).toMatchObject({ seq: 1, kind: 'key' });
    expect(rows.at(-1)?.signature).toEqual(expect.any(String));
    expect(sealed).toMatchObject({ head: { seq: rows.length } });
    const report = await books.verify();
    expect(report.findings).toEqual([]);
    expect(report).toMatchObject({ count: 0, entries: rows.length, head: { seq: rows.length } });
  });

  it('are sealed by one of two servers, and by no other key [BOK-04, BOK-05]', async () => {
    await Promise.all(Array.from({ length: 20 }, () => kitchen.place()));
    const sealed = await Promise.all([sealEntries(books.tools), sealEntries(books.tools), sealEntries(books.tools)]);
    expect(sealed.some((one) => typeof one === 'object')).toBe(true);
    await kitchen.place();
    const stranger = { ...books.tools, key: openBookKey(testBooksKey(8)) };
    expect(await sealEntries(stranger)).toBe('other_key');
    expect(await query('select count(*)::int as n from book_entries where seq is null')).toEqual([{ n: 1 }]);
    await sealEntries(books.tools);
    expect((await books.verify()).findings).toEqual([]);
    const [{ seqs, entries } = {}] = await query(
      'select count(distinct seq)::int as seqs, max(seq)::int as entries from book_entries',
    );
    expect(seqs).toBe(entries);
  });

  it('go on with another key where the former one is lost, and say so for good [BOK-05]', async () => {
    const former = books.tools.key;
    books.tools.key = openBookKey(testBooksKey(9));
    expect(await replaceKey({ ...books.tools, key: former }, 'x')).toBe(false);
    expect(await replaceKey(books.tools, 'le disque est mort')).toBe(true);
    await kitchen.place();
    expect(await sealEntries({ ...books.tools, key: former })).toBe('other_key');
    await sealEntries(books.tools);
    const [restored] = await query("select content from book_entries where kind = 'restored'");
    expect(JSON.parse(String(restored?.content))).toEqual({ lost: former.id, reason: 'le disque est mort' });
    expect((await books.verify({ keyId: books.tools.key.id })).findings).toEqual([]);
    expect((await books.verify({ keyId: former.id })).findings).toMatchObject([
      { table: 'book_head', field: 'key_id' },
    ]);
  });

  it('let no statement change or delete them [BOK-07]', async () => {
    for (const text of [
      "update book_entries set content = '{}' where seq = 2",
      'update book_entries set seq = null, hash = null, service_day = null, sealed_at = null where seq = 2',
      'update book_entries set amount_cents = 1 where seq = 2',
      'delete from book_entries where seq = 2',
      'truncate book_entries',
      'delete from book_head',
      'update book_keys set seq = 9',
      'delete from book_keys',
    ])
      await expect(query(text), text).rejects.toThrow(/append-only/);
  });

  it('take in the orders of an earlier version, as they are found [BOK-08]', async () => {
    const [paid, open, card] = [await kitchen.place(), await kitchen.place(), await kitchen.placeByCard()];
    await collect(paid);
    await refund(await numberOf(card), 250);
    await query('alter table book_entries disable trigger user');
    await query('delete from book_entries where order_id = any ($1) and seq is null', [[paid, open, card]]);
    await query('alter table book_entries enable trigger user');
    await adoptOrders(books.tools, new AbortController().signal);
    await adoptOrders(books.tools, new AbortController().signal);
    expect([await kindsOf(paid), await kindsOf(open), await kindsOf(card)]).toEqual([
      ['adopted'],
      ['adopted'],
      ['adopted'],
    ]);
    await collect(open);
    await refund(await numberOf(card), 100);
    expect(await kindsOf(open)).toEqual(['adopted', 'payment']);
    expect(await kindsOf(card)).toEqual(['adopted', 'refund asked', 'refund done']);
    await sealEntries(books.tools);
    expect((await books.verify()).findings).toEqual([]);
  });

  it('note a clock that was set back, and go on [BOK-10]', async () => {
    books.setClock('2026-11-23T11:00');
    await kitchen.place();
    await sealEntries(books.tools);
    books.setClock('2026-11-23T12:00');
    const clocks = await query("select content from book_entries where kind = 'clock'");
    expect(clocks).toHaveLength(1);
    expect(JSON.parse(String(clocks[0]?.content))).toEqual({
      last: '2026-11-23T11:00:00Z',
      now: '2026-11-23T10:00:00Z',
    });
    expect((await books.verify()).findings).toEqual([]);
  });

  it('stay sound when a diner is forgotten [BOK-29]', async () => {
    await query('select forget_orders(array (select id from orders), array[]::uuid[])');
    expect((await books.verify()).findings).toEqual([]);
  });
});

describe('the books of a restaurant that invoices companies', () => {
  it('tell a company’s order as one from the moment on at which it asked for its invoice [LAW-70, BOK-33]', async () => {
    await kitchen.shop.setCatalogue(invoiceCompanies);
    const [company, late] = [await kitchen.placeByCard({ company: exampleCompany }), await kitchen.placeByCard()];
    const [row] = await query('select track_token from order_progress where order_id = $1', [late]);
    const path = paths.askInvoice(String(row?.track_token));
    expect((await kitchen.shop.send('POST', path, exampleCompany)).statusCode).toBe(200);
    for (const id of [company, late]) await refund(await numberOf(id), 300);
    const channels = async (id: string) =>
      (await entriesOf(id)).map(({ kind, content }) => `${kind} ${content.channel}`);
    const whole = ['ticket company', 'payment company', 'refund company', 'refund company'];
    expect(await channels(company)).toEqual(whole);
    expect(await channels(late)).toEqual([
      'ticket public',
      'payment public',
      'reclassified company',
      ...whole.slice(2),
    ]);
    await sealEntries(books.tools);
    expect((await books.verify()).findings).toEqual([]);
  });
});
