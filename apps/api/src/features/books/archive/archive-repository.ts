import { and, asc, desc, eq, gte, isNotNull, lte, min, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { toDate, toInstant } from '../../../db/instants.ts';
import { archives, bookEntries, closes } from '../../../db/schema/index.ts';

/** An archive of a closed month or year. Its file is the header, the entries from first to last, and the trailer. */
export interface Archive {
  id: number;
  period: string;
  header: string;
  trailer: string;
  seqFirst: number;
  seqLast: number;
  entrySeq: number;
  at: Temporal.Instant;
  by: string | null;
  checkedAt: Temporal.Instant | null;
}

type Row = typeof archives.$inferSelect;
const toArchive = ({ at, checkedAt, ...row }: Row): Archive => ({
  ...row,
  at: toInstant(at),
  checkedAt: checkedAt && toInstant(checkedAt),
});

export async function insertArchive(tx: Db, archive: Omit<Archive, 'id' | 'checkedAt'>): Promise<Archive> {
  const [row] = await tx
    .insert(archives)
    .values({ ...archive, at: toDate(archive.at) })
    .returning();
  if (!row) throw new Error('An archive was not stored.');
  return toArchive(row);
}

/** All archives, oldest first. They are a few for each year. */
export async function listAllArchives(db: Db): Promise<Archive[]> {
  return (await db.select().from(archives).orderBy(asc(archives.id))).map(toArchive);
}

/** The archives of a period, newest first. */
export async function listArchives(db: Db, period: string): Promise<Archive[]> {
  const rows = await db.select().from(archives).where(eq(archives.period, period)).orderBy(desc(archives.id));
  return rows.map(toArchive);
}

/** The archive that was made last; null if there is none. */
export async function findNewestArchive(db: Db): Promise<Archive | null> {
  const [row] = await db.select().from(archives).orderBy(desc(archives.id)).limit(1);
  return row ? toArchive(row) : null;
}

export async function findArchive(db: Db, id: number): Promise<Archive | null> {
  const [row] = await db.select().from(archives).where(eq(archives.id, id));
  return row ? toArchive(row) : null;
}

/** Notes that a file was found sound which ends with this trailer. False if the shop has no such archive. */
export async function noteCheck(db: Db, trailer: string, at: Temporal.Instant): Promise<boolean> {
  const noted = await db
    .update(archives)
    .set({ checkedAt: toDate(at) })
    .where(eq(archives.trailer, trailer))
    .returning({ id: archives.id });
  return noted.length > 0;
}

/** The first entry of a service day or of a later one; null if there is none. */
export async function findFirstSeq(db: Db, day: string): Promise<number | null> {
  const { seq, serviceDay } = bookEntries;
  const [row] = await db
    .select({ first: min(seq) })
    .from(bookEntries)
    .where(and(isNotNull(seq), gte(serviceDay, day)));
  return row?.first ?? null;
}

/** The oldest year that was closed by an instant and has no archive (BOK-24). */
export async function findUnarchivedYear(db: Db, closedBy: Temporal.Instant): Promise<string | null> {
  const archived = db.select({ one: sql`1` }).from(archives).where(eq(archives.period, closes.period));
  const [row] = await db
    .select({ period: min(closes.period) })
    .from(closes)
    .where(and(eq(closes.kind, 'year'), lte(closes.closedAt, toDate(closedBy)), notExists(archived)));
  return row?.period ?? null;
}
