import type { User } from '@comptoir/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { toDate, toInstant } from '../../../db/instants.ts';
import { type AddressRecord, users } from '../../../db/schema/index.ts';

/** Whoever has an account, with what proves it. */
export interface StoredUser extends User {
  passwordHash: string;
  createdAt: Temporal.Instant;
  lastSeenAt: Temporal.Instant;
  addresses: AddressRecord[];
  /** When a warning of its end was sent; null: none counts. */
  warnedAt: Temporal.Instant | null;
}

/** The columns that everybody may know of themselves. */
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

/** What others of an account may know: all but what proves it, and what is kept beside. */
export function toUser(stored: StoredUser): User {
  const { passwordHash: _, createdAt: __, lastSeenAt: ___, addresses: ____, warnedAt: _____, ...user } = stored;
  return user;
}

/** By the address, trimmed and in lower case; null: there is no such account. */
export async function findUserByEmail(db: Db, email: string): Promise<StoredUser | null> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row ? toStored(row) : null;
}

export async function findUser(db: Db, id: number): Promise<StoredUser | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row ? toStored(row) : null;
}

/** Somebody's row, held until the end of the transaction: whoever changes or ends the account waits. Null: it is gone. */
export async function holdUser(tx: Db, id: number): Promise<StoredUser | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return row ? toStored(row) : null;
}

/** Makes an account; null: its address has one. */
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

/** Writes what somebody says of themselves; another address is to be proven again. @throws where that address has an account (23505). */
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

/** The address is proven. True: it was not before. */
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

/** Somebody uses the account: no warning counts any more. False: it is gone. */
export async function noteSeen(db: Db, id: number, at: Temporal.Instant): Promise<boolean> {
  const seen = await db
    .update(users)
    .set({ lastSeenAt: toDate(at), warnedAt: null })
    .where(eq(users.id, id))
    .returning({ id: users.id });
  return seen.length > 0;
}

/** Keeps addresses in the place of those that were kept. */
export async function saveAddresses(db: Db, id: number, addresses: AddressRecord[]): Promise<void> {
  await db.update(users).set({ addresses }).where(eq(users.id, id));
}
