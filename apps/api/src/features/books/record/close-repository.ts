import type { BookPeriod } from '@comptoir/domain';
import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { toInstant } from '../../../db/instants.ts';
import { bookEntries, closes } from '../../../db/schema/index.ts';
import type { Close } from './books-repository.ts';

/** A close with the hash of its entry, empty if the entry is gone. */
export interface HashedClose extends Close {
  hash: string;
}

type Kind = BookPeriod['kind'];

const selectCloses = (db: Db) =>
  db
    .select({ close: closes, hash: bookEntries.hash })
    .from(closes)
    .leftJoin(bookEntries, eq(bookEntries.seq, closes.entrySeq));

type Row = Awaited<ReturnType<typeof selectCloses>>[number];
const toClose = ({ close, hash }: Row): HashedClose => ({
  ...close,
  closedAt: toInstant(close.closedAt),
  hash: hash ?? '',
});

/** Closes of a kind, newest first, from before a period on; without one, from the last close on. */
export async function listClosesBefore(
  db: Db,
  kind: Kind,
  { before, limit }: { before: string | null; limit: number },
): Promise<HashedClose[]> {
  const rows = await selectCloses(db)
    .where(and(eq(closes.kind, kind), before === null ? undefined : lt(closes.period, before)))
    .orderBy(desc(closes.period))
    .limit(limit);
  return rows.map(toClose);
}

/** Closes of a kind, oldest first, after a period; without one, from the first close on. */
export async function listClosesAfter(
  db: Db,
  kind: Kind,
  { after, limit }: { after: string | null; limit: number },
): Promise<HashedClose[]> {
  const rows = await selectCloses(db)
    .where(and(eq(closes.kind, kind), after === null ? undefined : gt(closes.period, after)))
    .orderBy(asc(closes.period))
    .limit(limit);
  return rows.map(toClose);
}

export async function findClose(db: Db, period: string): Promise<HashedClose | null> {
  const [row] = await selectCloses(db).where(eq(closes.period, period));
  return row ? toClose(row) : null;
}

/** The VAT rates of all closes of a kind, in basis points, lowest first. */
export async function listCloseRates(db: Db, kind: Kind): Promise<number[]> {
  const { rows } = await db.execute(sql`
    select distinct (rate ->> 'rate')::int as rate from closes,
      jsonb_array_elements(figures -> 'sales' -> 'rates' || (figures -> 'refunds' -> 'rates')) rate
    where kind = ${kind} order by rate`);
  return (rows as { rate: number }[]).map(({ rate }) => rate);
}
