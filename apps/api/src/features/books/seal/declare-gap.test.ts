import { testContent } from '@comptoir/domain';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openBookedKitchen, type TestBooks, testBooksKey } from '../../../testing/books.ts';
import type { Kitchen } from '../../../testing/kitchen.ts';
import { openBookKey } from '../record/book-key.ts';
import { findHead, insertOwnEntries } from '../record/books-repository.ts';
import type { Witness } from '../record/witness-repository.ts';
import { declareGap } from './declare-gap.ts';
import { createEndKeeper } from './keep-end.ts';
import { sealEntries } from './seal-entries.ts';

let kitchen: Kitchen;
let books: TestBooks;
/** What the machine kept, and the last entry that the backup had. */
let kept: Witness;
let last: number;
const log = { error: vi.fn() };

const headNow = async (): Promise<Witness> => {
  const head = await findHead(kitchen.shop.database.db);
  if (!head) throw new Error('There are no books.');
  return { seq: head.seq, hash: head.hash };
};

beforeAll(async () => {
  ({ kitchen, books } = await openBookedKitchen());
  const { db, query } = kitchen.shop.database;
  await kitchen.place();
  await sealEntries(books.tools);
  const before = await headNow();
  last = before.seq;
  const at = books.tools.now().toInstant();
  const content = testContent({ id: 'x', until: at });
  await insertOwnEntries(
    db,
    Array.from({ length: 10 }, () => ({ kind: 'test' as const, at, content })),
  );
  await sealEntries(books.tools);
  kept = { ...(await headNow()), keptAt: Temporal.Now.instant() };
  // The database of the backup is put back.
  await query('alter table book_entries disable trigger user', []);
  await query('delete from book_entries where seq > $1', [last]);
  await query('alter table book_entries enable trigger user', []);
  await query('update book_head set seq = $1, hash = $2', [before.seq, before.hash]);
});
afterAll(() => kitchen.close());

const verify = () => books.verify({ witnesses: [kept] });

describe('books that were put back from a backup', () => {
  it('are told as cut, with the range, while the shop sells on [BOK-30]', async () => {
    const cut = { table: 'book_entries', key: `${last + 1}-${last + 10}`, expected: kept.hash };
    expect((await verify()).findings).toMatchObject([{ ...cut, found: null }]);
    for (let orders = 0; orders < 12; orders += 1) await kitchen.place();
    expect(await sealEntries(books.tools)).toMatchObject({ head: { seq: last + 12 } });
    expect((await verify()).findings).toMatchObject([{ ...cut, found: expect.any(String) }]);
  });

  it('do not replace the end that was kept [BOK-06, BOK-30]', async () => {
    const keepHead = vi.fn();
    const keep = createEndKeeper(kitchen.shop.database.db, { readHead: async () => kept, keepHead }, log);
    await keep(await headNow());
    await keep(await headNow());
    expect(keepHead).not.toHaveBeenCalled();
    expect(log.error).toHaveBeenCalledTimes(1);
  });

  it('say what is lost for good once an owner says why [BOK-30]', async () => {
    const reason = 'le disque est mort';
    const stranger = { ...books.tools, key: openBookKey(testBooksKey(8)) };
    expect(await declareGap(stranger, { kept, reason })).toBe('other_key');
    const declared = await declareGap(books.tools, { kept, reason });
    expect(declared).toMatchObject({ gap: { from: last + 1, to: last + 10 }, head: await headNow() });
    expect(await verify()).toMatchObject({ findings: [], gaps: [{ from: last + 1, to: last + 10, reason }] });
    const now = await headNow();
    expect(await declareGap(books.tools, { kept: now, reason })).toBe('no_gap');
    const keepHead = vi.fn();
    await createEndKeeper(kitchen.shop.database.db, { readHead: async () => now, keepHead }, log)(now);
    expect(keepHead).toHaveBeenCalledWith(now);
  });

  it('are still told as cut where the end is of after the gap [BOK-30, BOK-32]', async () => {
    const later = { seq: last + 40, hash: '0'.repeat(64) };
    expect((await books.verify({ witnesses: [kept, later] })).findings).toMatchObject([{ expected: later.hash }]);
  });
});
