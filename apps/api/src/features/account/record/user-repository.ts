import type { User } from '@comptoir/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { toDate, toInstant } from '../../../db/instants.ts';
import { type AddressRecord, users } from '../../../db/schema/index.ts';

export interface StoredUser extends User {
  passwordHash: string;
  createdAt: Temporal.Instant;
  lastSeenAt: Temporal.Instant;
  addresses: AddressRecord[];
  warnedAt: Temporal.Instant | null;
}

export const userColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  phone: users.phone,
  address: users.address,
  isVerified: users.isVerified,
};

function toStored({ createdAt, warnedAt, lastSeenAt, ...row }: typeof users.$inferSelect): StoredUser {
  return {
    ...row,
    createdAt: toInstant(createdAt),
    lastSeenAt: toInstant(lastSeenAt),
    warnedAt: warnedAt && toInstant(warnedAt),
  };
}

export function toUser(stored: StoredUser): User {
  const { passwordHash: _, createdAt: __, lastSeenAt: ___, addresses: ____, warnedAt: _____, ...user } = stored;
  return user;
}

/** The e-mail address must be trimmed and in lower case. */
export async function findUserByEmail(db: Db, email: string): Promise<StoredUser | null> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row ? toStored(row) : null;
}

export async function findUser(db: Db, id: number): Promise<StoredUser | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row ? toStored(row) : null;
}

/** Locks the account, which each change or deletion must do first. Returns null if it was deleted. */
export async function holdUser(tx: Db, id: number): Promise<StoredUser | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return row ? toStored(row) : null;
}

export async function insertUser(
  tx: Db,
  user: Omit<User, 'id' | 'address' | 'isVerified'> & { passwordHash: string; at: Temporal.Instant },
): Promise<User | null> {
  const { at, ...fields } = user;
  const [row] = await tx
    .insert(users)
    .values({ ...fields, isVerified: false, createdAt: toDate(at), lastSeenAt: toDate(at) })
    .onConflictDoNothing({ target: users.email })
    .returning(userColumns);
  return row ?? null;
}

/** Updates a profile. A new address becomes unverified. @throws 23505 if another account has it. */
export async function updateUser(
  tx: Db,
  id: number,
  fields: Partial<Omit<User, 'id' | 'isVerified'>>,
): Promise<User | null> {
  const { email } = fields;
  const isProven = email === undefined ? users.isVerified : sql`${users.isVerified} and ${users.email} = ${email}`;
  const [row] = await tx
    .update(users)
    .set({ ...fields, isVerified: isProven })
    .where(eq(users.id, id))
    .returning(userColumns);
  return row ?? null;
}

export async function markVerified(tx: Db, id: number): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ isVerified: true })
    .where(and(eq(users.id, id), eq(users.isVerified, false)))
    .returning({ id: users.id });
  return rows.length > 0;
}

export async function setPassword(tx: Db, id: number, passwordHash: string): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, id));
}

export async function noteSeen(db: Db, id: number, at: Temporal.Instant): Promise<boolean> {
  const seen = await db
    .update(users)
    .set({ lastSeenAt: toDate(at), warnedAt: null })
    .where(eq(users.id, id))
    .returning({ id: users.id });
  return seen.length > 0;
}

export async function saveAddresses(db: Db, id: number, addresses: AddressRecord[]): Promise<void> {
  await db.update(users).set({ addresses }).where(eq(users.id, id));
}
