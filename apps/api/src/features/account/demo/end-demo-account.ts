import type { Db } from '../../../db/database.ts';
import { noPassword } from '../../../secrets/password/password-hasher.ts';
import { forgetAccount } from '../forget/forget-account.ts';
import { endSessions } from '../record/session-repository.ts';
import { findUserByEmail, setPassword } from '../record/user-repository.ts';
import { demoPerson } from './seed-demo-account.ts';

export async function endDemoAccount(
  db: Db,
  { addressKey, at }: { addressKey: (email: string) => string; at: Temporal.Instant },
): Promise<boolean> {
  const user = await findUserByEmail(db, demoPerson.email);
  if (!user) return false;
  // The account is locked at once, even if an order of today delays its deletion by a day.
  await db.transaction(async (tx) => {
    await setPassword(tx, user.id, noPassword);
    await endSessions(tx, user.id);
  });
  await forgetAccount({ db, addressKey, at }, user.id, { isDemo: true });
  return true;
}
