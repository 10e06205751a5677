import { insertTasks } from '../../../jobs/outbox/outbox-repository.ts';
import { endCodes } from '../code/code-repository.ts';
import { useCode } from '../code/use-code.ts';
import { accountMailTask } from '../record/account-mail-tasks.ts';
import type { AccountTools } from '../record/account-tools.ts';
import { endSessions } from '../record/session-repository.ts';
import { markVerified, setPassword } from '../record/user-repository.ts';

/** Sets a password by a code, verifies the address and ends all sessions (API-16). False if the code is invalid. */
export async function resetPassword(
  { db, keys, passwords, now, wakeOutbox }: AccountTools,
  { email, otp, password, isKnown }: { email: string; otp: string; password: string; isKnown: boolean },
): Promise<boolean> {
  // The password is hashed first, so that unknown addresses take the same time.
  const passwordHash = await passwords.hash(password);
  const at = now().toInstant();
  const isReset = await db.transaction(async (tx) => {
    const used = await useCode(tx, keys, { email, purpose: 'reset', otp, at, isKnown });
    if (!used) return false;
    await setPassword(tx, used.userId, passwordHash);
    if (!used.isFormer) await markVerified(tx, used.userId);
    await endSessions(tx, used.userId);
    await endCodes(tx, used.userId, at);
    await insertTasks(tx, [accountMailTask({ what: 'password_changed', userId: used.userId })]);
    return true;
  });
  if (isReset) wakeOutbox();
  return isReset;
}
