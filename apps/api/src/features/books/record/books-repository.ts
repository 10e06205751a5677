import { readYearEnd, yearEndSetting } from '@comptoir/contract';
import type { BookFigures, BookPeriod, EntryKind, SealedEntry, YearEnd } from '@comptoir/domain';
import { and, asc, count, desc, eq, gte, isNotNull, isNull, lte, min, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { toDate, toInstant } from '../../../db/instants.ts';
import { bookEntries, bookHead, bookKeys, closes, settings } from '../../../db/schema/index.ts';
import { insertEntries, type NewEntry } from '../../entry/entry-repository.ts';
import type { BookKey } from './book-key.ts';

/** The end of the chain, and the oldest service day that is not closed. */
export interface BookHead {
  seq: number;
  hash: string;
  at: Temporal.Instant;
  openDay: Temporal.PlainDate;
  keyId: string;
}

type HeadRow = typeof bookHead.$inferSelect;
const toHead = ({ id: _, at, openDay, ...head }: HeadRow): BookHead => ({
  ...head,
  at: toInstant(at),
  openDay: Temporal.PlainDate.from(openDay),
});

export async function findHead(db: Db): Promise<BookHead | null> {
  const [row] = await db.select().from(bookHead);
  return row ? toHead(row) : null;
}

/** Locks the end of the chain. Null if there are no books yet, or if another server has them and `isPatient` is false. */
export async function holdHead(tx: Db, { isPatient }: { isPatient: boolean }): Promise<BookHead | null> {
  const [row] = await tx
    .select()
    .from(bookHead)
    .for('update', isPatient ? {} : { skipLocked: true });
  return row ? toHead(row) : null;
}

/** Inserts the head of new books. Returns false if another server did. */
export async function insertHead(tx: Db, { at, openDay, ...head }: BookHead): Promise<boolean> {
  const inserted = await tx
    .insert(bookHead)
    .values({ ...head, at: toDate(at), openDay: openDay.toString() })
    .onConflictDoNothing()
    .returning({ id: bookHead.id });
  return inserted.length > 0;
}

export async function moveHead(tx: Db, { at, openDay, ...head }: BookHead): Promise<void> {
  await tx.update(bookHead).set({ ...head, at: toDate(at), openDay: openDay.toString() });
}

export async function insertKey(tx: Db, { id, publicKey }: BookKey, seq: number): Promise<void> {
  await tx.insert(bookKeys).values({ id, publicKey, seq });
}

export async function listKeys(db: Db): Promise<{ id: string; publicKey: string; seq: number }[]> {
  return db.select().from(bookKeys).orderBy(asc(bookKeys.seq));
}

export interface UnsealedEntry {
  id: number;
  kind: EntryKind;
  at: Temporal.Instant;
  contentHash: string;
}

export async function listUnsealed(tx: Db, limit: number): Promise<UnsealedEntry[]> {
  const { id, kind, at, contentHash, seq } = bookEntries;
  const rows = await tx
    .select({ id, kind, at, contentHash })
    .from(bookEntries)
    .where(isNull(seq))
    .orderBy(asc(id))
    .limit(limit);
  return rows.map((row) => ({ ...row, at: toInstant(row.at) }));
}

/** Inserts entries that tell of the books themselves, and which their writer seals in the same transaction. */
export async function insertOwnEntries(
  tx: Db,
  entries: readonly Omit<NewEntry, 'orderId'>[],
): Promise<UnsealedEntry[]> {
  const rows = await insertEntries(
    tx,
    entries.map((entry) => ({ ...entry, orderId: null })),
  );
  return rows.map(({ id, kind, at, contentHash }) => ({ id, kind, at: toInstant(at), contentHash }));
}

export interface Seal extends SealedEntry {
  id: number;
  hash: string;
  signature: string | null;
  keyId: string | null;
}

export async function sealRows(tx: Db, seals: readonly Seal[]): Promise<void> {
  const rows = seals.map(({ id, seq, serviceDay, hash: sealed, signature, keyId }) => ({
    id,
    seq,
    service_day: serviceDay.toString(),
    hash: sealed,
    signature,
    key_id: keyId,
  }));
  await tx.execute(sql`
    update book_entries set seq = seal.seq, service_day = seal.service_day, hash = seal.hash,
      sealed_at = clock_timestamp(), signature = seal.signature, key_id = seal.key_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as seal (id bigint, seq bigint, service_day date, hash text, signature text, key_id text)
    where book_entries.id = seal.id`);
}

/** How many entries wait for their seal, and since when. */
export async function countUnsealed(db: Db): Promise<{ entries: number; oldestAt: Temporal.Instant | null }> {
  const [row] = await db
    .select({ entries: count(), oldestAt: min(bookEntries.at) })
    .from(bookEntries)
    .where(isNull(bookEntries.seq));
  return { entries: row?.entries ?? 0, oldestAt: row?.oldestAt ? toInstant(row.oldestAt) : null };
}

/** A sealed entry with all that it was sealed with. */
export interface BookEntry extends SealedEntry {
  orderId: string | null;
  /** Null once it was purged (BOK-28). */
  content: string | null;
  amountCents: number | null;
  taxes: unknown;
  method: string | null;
  hash: string;
  signature: string | null;
  keyId: string | null;
}

/** Sealed entries from a number on, in order. */
export async function listEntries(
  db: Db,
  { from, to, limit }: { from: number; to?: number; limit: number },
): Promise<BookEntry[]> {
  const { seq } = bookEntries;
  const rows = await db
    .select()
    .from(bookEntries)
    .where(and(gte(seq, from), to === undefined ? undefined : lte(seq, to)))
    .orderBy(asc(seq))
    .limit(limit);
  return rows.map(toEntry);
}

type EntryRow = typeof bookEntries.$inferSelect;

function toEntry({ seq, serviceDay, hash: sealed, at, sealedAt: _, id: __, ...row }: EntryRow): BookEntry {
  if (seq === null || serviceDay === null || sealed === null) throw new Error('An entry of the books is not sealed.');
  return { ...row, seq, hash: sealed, at: toInstant(at), serviceDay: Temporal.PlainDate.from(serviceDay) };
}

/** The content of the last sealed entry of a kind that tells of no order; null if there is none. */
export async function findLastContent<Content>(db: Db, kind: EntryKind): Promise<Content | null> {
  const { content, seq } = bookEntries;
  const [row] = await db
    .select({ content })
    .from(bookEntries)
    .where(and(eq(bookEntries.kind, kind), isNotNull(seq)))
    .orderBy(desc(seq))
    .limit(1);
  return row?.content ? JSON.parse(row.content) : null;
}

/** The site's rules of VAT that the books told last, sealed or not; null if they told none. */
export async function findLastTax(db: Db): Promise<unknown> {
  const { rows } = await db.execute(sql`
    select change -> 'after' as tax from book_entries, jsonb_array_elements(content::jsonb -> 'changes') change
    where kind = 'settings' and change ->> 'name' = 'tax' order by id desc limit 1`);
  const [row] = rows as { tax: unknown }[];
  return row?.tax ?? null;
}

/** The first and the last entry of a service day; null if it has none. */
export async function findDaySpan(
  db: Db,
  day: Temporal.PlainDate,
): Promise<{ seqFirst: number | null; seqLast: number | null }> {
  const { rows } = await db.execute(sql`
    select min(seq)::text as first, max(seq)::text as last from book_entries where service_day = ${day.toString()}`);
  const [row] = rows as { first: string | null; last: string | null }[];
  return { seqFirst: row?.first ? Number(row.first) : null, seqLast: row?.last ? Number(row.last) : null };
}

export interface Close extends BookPeriod {
  figures: BookFigures;
  salesPerpetualCents: number;
  refundsPerpetualCents: number;
  netPerpetualCents: number;
  seqFirst: number | null;
  seqLast: number | null;
  entrySeq: number;
  closedAt: Temporal.Instant;
  by: string | null;
}

export async function insertClose(tx: Db, { closedAt, ...close }: Close): Promise<void> {
  await tx.insert(closes).values({ ...close, closedAt: toDate(closedAt) });
}

export async function findLastClose(db: Db, kind: Close['kind']): Promise<Close | null> {
  const [row] = await db.select().from(closes).where(eq(closes.kind, kind)).orderBy(desc(closes.period)).limit(1);
  return row ? { ...row, closedAt: toInstant(row.closedAt) } : null;
}

/** Closes of a kind, oldest first, from one period to another, both included. */
export async function listCloses(
  db: Db,
  kind: Close['kind'],
  { from, to }: { from: string; to: string },
): Promise<Close[]> {
  const rows = await db
    .select()
    .from(closes)
    .where(and(eq(closes.kind, kind), gte(closes.period, from), lte(closes.period, to)))
    .orderBy(asc(closes.period));
  return rows.map((row) => ({ ...row, closedAt: toInstant(row.closedAt) }));
}

/** The end of the restaurant's year, by its settings as they are stored (BOK-12). */
export async function findYearEnd(db: Db): Promise<YearEnd> {
  const [row] = await db.select().from(settings).where(eq(settings.name, yearEndSetting));
  return readYearEnd(row?.value);
}
