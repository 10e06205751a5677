import type { Session } from '@comptoir/contract';
import { insertTasks } from '../../../jobs/outbox/outbox-repository.ts';
import { noPassword } from '../../../secrets/password/password-hasher.ts';
import { useCode } from '../code/use-code.ts';
import { accountMailTask } from '../record/account-mail-tasks.ts';
import type { AccountTools } from '../record/account-tools.ts';
import { openSession } from '../record/open-session.ts';
import { endSessions, hasSession } from '../record/session-repository.ts';
import { findUserByEmail, markVerified, setPassword, toUser } from '../record/user-repository.ts';

/** `isPasswordNeeded` is true if the password may have been set by a stranger to the address. */
export type Verified = Session & { isPasswordNeeded: boolean };

/** A stranger may have set the password, so verification removes it unless the caller has a session. */
export async function verifyAddress(
  tools: AccountTools,
  { email, otp, tokenHash, isKnown }: { email: string; otp: string; tokenHash: string | null; isKnown: boolean },
): Promise<Verified | null> {
  const { db, keys, now, wakeOutbox } = tools;
  const at = now().toInstant();
  const session = await db.transaction(async (tx) => {
    const used = await useCode(tx, keys, { email, purpose: 'verify', otp, at, isKnown });
    if (!used) return null;
    const { userId } = used;
    const isNew = await markVerified(tx, userId);
    const isPasswordNeeded = isNew && !(tokenHash !== null && (await hasSession(tx, { tokenHash, userId })));
    if (isNew) {
      await endSessions(tx, userId, { but: tokenHash });
      await insertTasks(tx, [accountMailTask({ what: isPasswordNeeded ? 'password_needed' : 'welcome', userId })]);
    }
    if (isPasswordNeeded) await setPassword(tx, userId, noPassword);
    const user = await findUserByEmail(tx, email);
    const opened = user && (await openSession(tx, toUser(user), at));
    return opened && { ...opened, isPasswordNeeded };
  });
  if (session) wakeOutbox();
  return session;
}
