import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { users } from '../../../db/schema/index.ts';

/** Locks an account, which prevents its deletion. Returns false if the account was deleted before. */
export async function holdOrderer(tx: Db, userId: number): Promise<boolean> {
  const held = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share');
  return held.length > 0;
}
