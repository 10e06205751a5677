import type { CodePurpose } from '@comptoir/contract';
import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { toDate } from '../../../db/instants.ts';
import { emailChanges, oneTimeCodes, users } from '../../../db/schema/index.ts';

export type OneTimeCode = typeof oneTimeCodes.$inferSelect;

export async function holdOwner(tx: Db, email: string): Promise<{ id: number; isVerified: boolean } | null> {
  const [row] = await tx
    .select({ id: users.id, isVerified: users.isVerified })
    .from(users)
    .where(eq(users.email, email))
    .for('update');
  return row ?? null;
}

export async function listCodes(tx: Db, addressKey: string, since: Temporal.Instant): Promise<OneTimeCode[]> {
  return tx
    .select()
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.addressKey, addressKey), gt(oneTimeCodes.createdAt, toDate(since))))
    .orderBy(desc(oneTimeCodes.createdAt), desc(oneTimeCodes.id));
}

export async function countFailures(
  tx: Db,
  { addressKey, userId }: { addressKey: string; userId: number | null },
  since: Temporal.Instant,
): Promise<number> {
  const whose = eq(oneTimeCodes.addressKey, addressKey);
  const [row] = await tx
    .select({ failures: sql<number>`coalesce(sum(${oneTimeCodes.failures}), 0)`.mapWith(Number) })
    .from(oneTimeCodes)
    .where(
      and(
        userId === null ? whose : or(whose, eq(oneTimeCodes.userId, userId)),
        gt(oneTimeCodes.createdAt, toDate(since)),
      ),
    );
  return row?.failures ?? 0;
}

export async function insertCode(
  tx: Db,
  code: Pick<OneTimeCode, 'id' | 'addressKey' | 'userId' | 'changeId' | 'asked' | 'purpose'> & {
    at: Temporal.Instant;
    expiresAt: Temporal.Instant;
  },
): Promise<void> {
  const { at, expiresAt, ...row } = code;
  await tx.insert(oneTimeCodes).values({ ...row, createdAt: toDate(at), expiresAt: toDate(expiresAt) });
}

export async function noteFailure(tx: Db, id: string): Promise<void> {
  await tx
    .update(oneTimeCodes)
    .set({ failures: sql`${oneTimeCodes.failures} + 1` })
    .where(eq(oneTimeCodes.id, id));
}

export async function markUsed(tx: Db, id: string, at: Temporal.Instant): Promise<void> {
  await tx
    .update(oneTimeCodes)
    .set({ usedAt: toDate(at) })
    .where(eq(oneTimeCodes.id, id));
}

export async function endCodes(tx: Db, userId: number, at: Temporal.Instant): Promise<void> {
  await tx
    .update(oneTimeCodes)
    .set({ usedAt: toDate(at) })
    .where(and(eq(oneTimeCodes.userId, userId), isNull(oneTimeCodes.usedAt)));
}

export async function isCodeOpen(db: Db, id: string): Promise<boolean> {
  return (await db.$count(oneTimeCodes, and(eq(oneTimeCodes.id, id), isNull(oneTimeCodes.usedAt)))) === 1;
}

/** Returns the recipient of a code's mail, or null. `isFormer` means that the former address receives it. */
export async function findCodeMail(
  db: Db,
  id: string,
): Promise<{ email: string; firstName: string; purpose: CodePurpose; isFormer: boolean } | null> {
  const { formerEmail } = emailChanges;
  const [row] = await db
    .select({ email: users.email, firstName: users.firstName, purpose: oneTimeCodes.purpose, formerEmail })
    .from(oneTimeCodes)
    .innerJoin(users, eq(users.id, oneTimeCodes.userId))
    .leftJoin(emailChanges, eq(emailChanges.id, oneTimeCodes.changeId))
    .where(and(eq(oneTimeCodes.id, id), isNull(oneTimeCodes.usedAt)));
  if (!row) return null;
  const { email, firstName, formerEmail: former } = row;
  const purpose = row.purpose === 'verify' ? 'verify' : 'reset';
  return { firstName, purpose, email: former ?? email, isFormer: former !== null };
}

export async function forgetCodes(db: Db, before: Temporal.Instant): Promise<void> {
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.createdAt, toDate(before)));
}
