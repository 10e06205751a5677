import type { User } from '@comptoir/contract';
import { and, asc, eq, gt, lt, ne, or } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { toDate, toInstant } from '../../../db/instants.ts';
import { sessions, users } from '../../../db/schema/index.ts';
import { userColumns } from './user-repository.ts';

/** A session lasts at most 30 days, and 48 hours without use (SEC-02). */
const longestHours = 30 * 24;
const idleHours = 48;

export interface OpenSession {
  user: User;
  createdAt: Temporal.Instant;
  lastUsedAt: Temporal.Instant;
  expiresAt: Temporal.Instant;
}

export async function insertSession(
  tx: Db,
  { tokenHash, userId, at }: { tokenHash: string; userId: number; at: Temporal.Instant },
): Promise<void> {
  const expiresAt = toDate(at.add({ hours: longestHours }));
  await tx.insert(sessions).values({ tokenHash, userId, createdAt: toDate(at), lastUsedAt: toDate(at), expiresAt });
}

const isOpen = (at: Temporal.Instant) =>
  and(gt(sessions.expiresAt, toDate(at)), gt(sessions.lastUsedAt, toDate(at.subtract({ hours: idleHours }))));

export async function findSession(db: Db, tokenHash: string, at: Temporal.Instant): Promise<OpenSession | null> {
  const { createdAt, lastUsedAt, expiresAt } = sessions;
  const [row] = await db
    .select({ user: userColumns, createdAt, lastUsedAt, expiresAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), isOpen(at)));
  return row ? { user: row.user, ...toTimes(row) } : null;
}

const toTimes = (row: Record<'createdAt' | 'lastUsedAt' | 'expiresAt', Date>) => ({
  createdAt: toInstant(row.createdAt),
  lastUsedAt: toInstant(row.lastUsedAt),
  expiresAt: toInstant(row.expiresAt),
});

export async function listSessions(db: Db, userId: number, at: Temporal.Instant): Promise<Omit<OpenSession, 'user'>[]> {
  const { createdAt, lastUsedAt, expiresAt } = sessions;
  const rows = await db
    .select({ createdAt, lastUsedAt, expiresAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isOpen(at)))
    .orderBy(asc(sessions.createdAt));
  return rows.map(toTimes);
}

/** True if the session still exists. Lock the user first, because every change of sessions does. */
export async function hasSession(
  tx: Db,
  { tokenHash, userId }: { tokenHash: string; userId: number },
): Promise<boolean> {
  const own = and(eq(sessions.tokenHash, tokenHash), eq(sessions.userId, userId));
  return (await tx.$count(sessions, own)) === 1;
}

export async function touchSession(db: Db, tokenHash: string, at: Temporal.Instant): Promise<void> {
  await db
    .update(sessions)
    .set({ lastUsedAt: toDate(at) })
    .where(eq(sessions.tokenHash, tokenHash));
}

export async function endSession(db: Db, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export async function endSessions(tx: Db, userId: number, { but = null }: { but?: string | null } = {}): Promise<void> {
  const others = but === null ? undefined : ne(sessions.tokenHash, but);
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), others));
}

export async function forgetSessions(db: Db, at: Temporal.Instant): Promise<void> {
  const idleSince = toDate(at.subtract({ hours: idleHours }));
  await db.delete(sessions).where(or(lt(sessions.expiresAt, toDate(at)), lt(sessions.lastUsedAt, idleSince)));
}
