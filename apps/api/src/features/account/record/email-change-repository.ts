import { and, asc, eq, gt, gte, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { toDate, toInstant } from '../../../db/instants.ts';
import { emailChanges, users } from '../../../db/schema/index.ts';

/** An e-mail change can be reverted for this many hours (AUT-34). */
const openHours = 72;

export interface EmailChange {
  id: string;
  number: number;
  userId: number;
  formerEmail: string;
  expiresAt: Temporal.Instant;
  isEnded: boolean;
}

const toChange = ({ endedAt, expiresAt, ...row }: typeof emailChanges.$inferSelect): EmailChange => ({
  ...row,
  expiresAt: toInstant(expiresAt),
  isEnded: endedAt !== null,
});

const isOpen = (at: Temporal.Instant) => and(isNull(emailChanges.endedAt), gt(emailChanges.expiresAt, toDate(at)));

export async function insertChange(
  tx: Db,
  change: { id: string; tokenHash: string; userId: number; formerEmail: string; at: Temporal.Instant },
): Promise<void> {
  const { at, ...row } = change;
  const expiresAt = toDate(at.add({ hours: openHours }));
  await tx.insert(emailChanges).values({ ...row, createdAt: toDate(at), expiresAt });
}

export async function findChangeByToken(db: Db, tokenHash: string): Promise<EmailChange | null> {
  const [row] = await db.select().from(emailChanges).where(eq(emailChanges.tokenHash, tokenHash));
  return row ? toChange(row) : null;
}

/** Finds the account's earliest e-mail change that can still be reverted. Null if the account already has its former address. */
export async function findFormer(db: Db, email: string, at: Temporal.Instant): Promise<EmailChange | null> {
  const [row] = await db
    .select({ change: emailChanges })
    .from(emailChanges)
    .innerJoin(users, eq(users.id, emailChanges.userId))
    .where(and(eq(users.email, email), isOpen(at)))
    .orderBy(asc(emailChanges.number))
    .limit(1);
  return row && row.change.formerEmail !== email ? toChange(row.change) : null;
}

export async function listClaimants(tx: Db, email: string, at: Temporal.Instant): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ userId: emailChanges.userId })
    .from(emailChanges)
    .where(and(eq(emailChanges.formerEmail, email), isOpen(at)));
  return rows.map(({ userId }) => userId);
}

export async function listFormerEmails(db: Db, userId: number, at: Temporal.Instant): Promise<string[]> {
  const rows = await db
    .select({ email: emailChanges.formerEmail })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), isOpen(at)))
    .orderBy(asc(emailChanges.number));
  return rows.map(({ email }) => email);
}

export async function endChangesFrom(
  tx: Db,
  { userId, number }: Pick<EmailChange, 'userId' | 'number'>,
  at: Temporal.Instant,
): Promise<void> {
  await tx
    .update(emailChanges)
    .set({ endedAt: toDate(at) })
    .where(and(eq(emailChanges.userId, userId), gte(emailChanges.number, number), isNull(emailChanges.endedAt)));
}

export async function findChangeMail(db: Db, id: string): Promise<{ email: string; firstName: string } | null> {
  const [row] = await db
    .select({ email: emailChanges.formerEmail, firstName: users.firstName })
    .from(emailChanges)
    .innerJoin(users, eq(users.id, emailChanges.userId))
    .where(and(eq(emailChanges.id, id), isNull(emailChanges.endedAt)));
  return row ?? null;
}

/** Finds the account to notify when its former address gets a code. Its current address must be verified. */
export async function findChangedUser(
  db: Db,
  id: string,
): Promise<{ email: string; firstName: string; expiresAt: Temporal.Instant } | null> {
  const [row] = await db
    .select({ email: users.email, firstName: users.firstName, expiresAt: emailChanges.expiresAt })
    .from(emailChanges)
    .innerJoin(users, eq(users.id, emailChanges.userId))
    .where(and(eq(emailChanges.id, id), isNull(emailChanges.endedAt), eq(users.isVerified, true)));
  return row ? { ...row, expiresAt: toInstant(row.expiresAt) } : null;
}

export async function forgetChanges(db: Db, before: Temporal.Instant): Promise<void> {
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, toDate(before)));
}
