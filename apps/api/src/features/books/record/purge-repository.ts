import type { BookPeriod } from '@comptoir/domain';
import { asc, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { bookEntries } from '../../../db/schema/index.ts';
import { readContent } from './read-content.ts';

/**
 * What an entry `purge` tells: that the orders of a year go whose entries are all between two places, both included (BOK-28).
 * Amounts in cents, of these entries.
 */
export interface PurgeContent {
  /** The year, as `2026`, and its last service day. */
  period: string;
  to: string;
  first: number;
  last: number;
  entries: number;
  sales: number;
  refunds: number;
  /** SHA-256 of the records of the archive that was checked. */
  records: string;
  /** SHA-256 of the columns that stay. */
  columns: string;
}

/** A purge with the place of its entry. */
export interface Purge extends PurgeContent {
  seq: number;
}

/** The purges of the books, oldest first. One for each year. */
export async function listPurges(db: Db): Promise<Purge[]> {
  const { content, kind, seq } = bookEntries;
  const rows = await db
    .select({ seq, content })
    .from(bookEntries)
    .where(sql`${kind} = 'purge' and ${seq} is not null`)
    .orderBy(asc(seq));
  const read = rows.map((row) => ({ seq: row.seq, ...readContent<PurgeContent>(row.content) }));
  // A changed content may tell no range. Its hash is a finding.
  return read.filter((purge): purge is Purge => Number.isSafeInteger(purge.first) && Number.isSafeInteger(purge.last));
}

export async function findLastPurge(db: Db): Promise<Purge | null> {
  return (await listPurges(db)).at(-1) ?? null;
}

/** True of a month or a year whose orders were purged, so that its archive can be drawn no more. */
export const isPurged = ({ period }: Pick<BookPeriod, 'period'>, purge: Pick<Purge, 'to'> | null): boolean =>
  purge !== null && period <= purge.to;
