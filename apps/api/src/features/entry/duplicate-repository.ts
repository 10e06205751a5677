import type { DuplicateContent, DuplicatedPaper } from '@comptoir/domain';
import { and, count, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { bookEntries } from '../../db/schema/index.ts';
import { insertEntries } from './entry-repository.ts';

interface Repeated {
  /** Null for a declaration of withdrawal that no order is known to be of. */
  orderId: string | null;
  of: DuplicatedPaper;
  paper?: string;
}

const contentField = (name: keyof DuplicateContent) => sql`${bookEntries.content}::jsonb ->> ${name}`;

/** A declaration may find its order after its first copy. */
function isOf({ orderId, of, paper }: Repeated): SQL | undefined {
  const isOfOrder = isNull(bookEntries.orderId);
  return and(
    eq(bookEntries.kind, 'duplicate'),
    orderId === null ? isOfOrder : or(eq(bookEntries.orderId, orderId), isOfOrder),
    eq(contentField('of'), of),
    paper === undefined ? undefined : eq(contentField('paper'), paper),
  );
}

/**
 * The number that the next copy of a paper bears: 1 for the first one. The order, or the withdrawal, is held, so that two
 * copies at once get two numbers.
 */
export async function nextDuplicate(tx: Db, repeated: Repeated): Promise<number> {
  const [row] = await tx.select({ copies: count() }).from(bookEntries).where(isOf(repeated));
  return (row?.copies ?? 0) + 1;
}

/** True if the books tell of this copy already, as of a print that is tried again. */
export async function hasDuplicate(tx: Db, repeated: Repeated, n: number): Promise<boolean> {
  const [row] = await tx
    .select({ copies: count() })
    .from(bookEntries)
    .where(and(isOf(repeated), eq(contentField('n'), String(n))));
  return (row?.copies ?? 0) > 0;
}

interface NewDuplicate extends Repeated, Pick<DuplicateContent, 'number' | 'n' | 'by'> {
  at: Temporal.Instant;
}

/** Writes the entry of a copy within the transaction that gives it (BOK-23). */
export async function insertDuplicate(tx: Db, { orderId, at, number, of, paper, n, by }: NewDuplicate): Promise<void> {
  const content: DuplicateContent = { number, of, ...(paper !== undefined && { paper }), n, by };
  await insertEntries(tx, [{ kind: 'duplicate', orderId, at, content }]);
}
