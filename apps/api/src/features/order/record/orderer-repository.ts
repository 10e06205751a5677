import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { users } from '../../../db/schema/index.ts';

/** Holds an account until the end of the transaction: whoever deletes it waits, and finds what was written for it. False: it is gone. */
export async function holdOrderer(tx: Db, userId: number): Promise<boolean> {
  const held = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share');
  return held.length > 0;
}
