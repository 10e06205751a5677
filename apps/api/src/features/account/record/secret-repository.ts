import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { accountSecret } from '../../../db/schema/index.ts';

const id = 1;

/** Notes what the secret of the accounts is known by, for the first who works on a database. False: that was another one. */
export async function claimSecret(db: Db, fingerprint: string): Promise<boolean> {
  await db.insert(accountSecret).values({ id, fingerprint }).onConflictDoNothing();
  return (await db.$count(accountSecret, eq(accountSecret.fingerprint, fingerprint))) === 1;
}

/** Lets whoever works on the database next bring another secret. */
export async function forgetSecret(db: Db): Promise<void> {
  await db.delete(accountSecret);
}
