import type { Db } from '../../../db/database.ts';
import { toDate, toInstant } from '../../../db/instants.ts';
import { bookCheck } from '../../../db/schema/index.ts';

/** What the last verification of the whole books found. Only the first findings are kept. */
export interface BookCheck {
  at: Temporal.Instant;
  entries: number;
  count: number;
  findings: (typeof bookCheck.$inferSelect)['findings'];
}

export async function findBookCheck(db: Db): Promise<BookCheck | null> {
  const [row] = await db.select().from(bookCheck);
  if (!row) return null;
  const { id: _, at, ...check } = row;
  return { ...check, at: toInstant(at) };
}

/** Replaces what the verification before found. */
export async function putBookCheck(db: Db, { at, ...check }: BookCheck): Promise<void> {
  const row = { ...check, at: toDate(at) };
  await db.insert(bookCheck).values(row).onConflictDoUpdate({ target: bookCheck.id, set: row });
}
