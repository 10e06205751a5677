import { addFigures, daysOf, emptyFigures, endOfServiceDay, figuresOf } from '@comptoir/domain';
import type { Db } from '../../../db/database.ts';
import { readEntries } from '../archive/archive-lines.ts';
import { type Archive, findFirstSeq, listArchives } from '../archive/archive-repository.ts';
import { digestEntries } from '../archive/make-archive.ts';
import { countedEntry, findEnd } from '../close/close-days.ts';
import type { BookKey } from '../record/book-key.ts';
import { type Close, findHead, holdHead, insertOwnEntries } from '../record/books-repository.ts';
import { checkColumns, createColumnsDigest } from '../record/money-columns.ts';
import { findLastPurge, type Purge, type PurgeContent } from '../record/purge-repository.ts';
import { readContent } from '../record/read-content.ts';
import { type SealTools, sealBatch } from '../seal/seal-entries.ts';
import { findDeadline, findYearAfter, purgeOrders } from './purge-orders-repository.ts';

/** The number of orders in one transaction, small enough not to delay new orders. */
const batch = 200;

export interface PurgeTools extends Omit<SealTools, 'key'> {
  /** Null if this machine has no key of the books: it goes on with a purge, and begins none. */
  key: BookKey | null;
}

/** Why a year stays that is old enough. `other_key` is told on a machine without the key of the books. */
export type KeptWhy = 'not_archived' | 'not_checked' | 'books_unsound' | 'other_key';

export interface PurgeReport {
  /** How many orders went. */
  orders: number;
  /** The oldest year that is old enough and stays; null if there is none. */
  kept: { year: string; why: KeptWhy } | null;
}

/**
 * Deletes the orders of years that are older than retention keeps figures, and what the books say of each of them; hashes, days,
 * amounts and closes stay (BOK-28). Year by year from the oldest, and only where an archive of the year was checked. An entry says
 * so first: a server that is killed afterwards goes on at the next run. Several servers may do it at once.
 */
export async function purgeBooks(
  tools: PurgeTools,
  { figuresYears, signal }: { figuresYears: number; signal?: AbortSignal },
): Promise<PurgeReport> {
  const { db, site, now } = tools;
  const deadline = await findDeadline(db, now().subtract({ years: figuresYears }).toInstant());
  const endOf = (day: string) => endOfServiceDay(Temporal.PlainDate.from(day), site.timeZone).toInstant();
  let orders = 0;
  for (;;) {
    const purge = await findLastPurge(db);
    if (purge) orders += await purgeRange(db, { last: purge.last, placedBefore: endOf(purge.to) }, signal);
    const year = await findYearAfter(db, purge?.period ?? null);
    const isDue = year && Temporal.Instant.compare(endOf(daysOf(year).to), deadline) <= 0;
    if (!isDue || signal?.aborted) return { orders, kept: null };
    const why = await beginPurge(tools, year, purge);
    if (why) return { orders, kept: { year: year.period, why } };
  }
}

async function purgeRange(db: Db, range: Parameters<typeof purgeOrders>[1], signal?: AbortSignal): Promise<number> {
  let orders = 0;
  while (!signal?.aborted) {
    const gone = await purgeOrders(db, range, batch);
    orders += gone;
    if (gone === 0) break;
  }
  return orders;
}

/** Writes the entry of a purge. Returns why it does not. What it looks at never changes, but the head and the purges before. */
async function beginPurge(tools: PurgeTools, year: Close, former: Purge | null): Promise<KeptWhy | null> {
  const { db, site, key, now } = tools;
  if (key === null || (await findHead(db))?.keyId !== key.id) return 'other_key';
  const { to } = daysOf(year);
  const next = Temporal.PlainDate.from(to).add({ days: 1 });
  // From the first entry of the next year on, entries are in the next archive too, which may not be made yet.
  const last = ((await findFirstSeq(db, next.toString())) ?? year.entrySeq) - 1;
  const span = { first: (former?.last ?? 0) + 1, last };
  const archives = await listArchives(db, year.period);
  if (archives.length === 0) return 'not_archived';
  const checked = archives.find(({ checkedAt }) => checkedAt !== null);
  if (!checked) return 'not_checked';
  const records = await findRecords(db, site, checked);
  const sums = records && (await sumRange(db, span, site.timeZone));
  const holdsAll = checked.seqFirst <= span.first && checked.seqLast >= span.last;
  if (!sums || !holdsAll) return 'books_unsound';
  const content: PurgeContent = { period: year.period, to, ...span, ...sums, records };
  return db.transaction(async (tx) => {
    const head = await holdHead(tx, { isPatient: true });
    if (head?.keyId !== key.id) return 'other_key';
    // Another server may have begun it meanwhile.
    if ((await findLastPurge(tx))?.seq !== former?.seq) return null;
    const entries = await insertOwnEntries(tx, [{ kind: 'purge', at: now().toInstant(), content }]);
    await sealBatch(tx, { head, entries, key, timeZone: site.timeZone });
    return null;
  });
}

/** The digest of an archive's records. Null if the books are not those that it has. */
async function findRecords(db: Db, site: SealTools['site'], archive: Archive): Promise<string | null> {
  const { header, trailer, seqFirst: first, seqLast: last } = archive;
  const before = await findEnd(db, site, first - 1);
  const digests = before && (await digestEntries(db, { header, before, span: { first, last } }));
  return digests && digests.file === readContent<{ file_sha256: string }>(trailer).file_sha256 ? digests.records : null;
}

type Span = Pick<PurgeContent, 'first' | 'last'>;
type Sums = Pick<PurgeContent, 'entries' | 'sales' | 'refunds' | 'columns'>;

/** What entries come to, and the digest of their columns. Null if columns don't repeat their contents. */
async function sumRange(db: Db, { first, last }: Span, timeZone: string): Promise<Sums | null> {
  const columns = createColumnsDigest();
  let figures = emptyFigures();
  for await (const entries of readEntries(db, { first, last })) {
    if (entries.some((entry) => checkColumns(entry).length > 0)) return null;
    for (const entry of entries) columns.add(entry);
    figures = addFigures([figures, ...entries.map((entry) => figuresOf(countedEntry(entry, timeZone)))]);
  }
  const [sales, refunds] = [figures.sales.amount, figures.refunds.amount];
  return { entries: last - first + 1, sales, refunds, columns: columns.end() };
}
