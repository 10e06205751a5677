import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { accountSecret } from '../../../db/schema/index.ts';

const id = 1;

export async function claimSecret(db: Db, fingerprint: string): Promise<boolean> {
  await db.insert(accountSecret).values({ id, fingerprint }).onConflictDoNothing();
  return (await db.$count(accountSecret, eq(accountSecret.fingerprint, fingerprint))) === 1;
}

export async function forgetSecret(db: Db): Promise<void> {
  await db.delete(accountSecret);
}
