import type { Session } from '@comptoir/contract';
import { insertTasks } from '../../../jobs/outbox/outbox-repository.ts';
import { useCode } from '../code/use-code.ts';
import { accountMailTask } from '../record/account-mail-tasks.ts';
import type { AccountTools } from '../record/account-tools.ts';
import { openSession } from '../record/open-session.ts';
import { findUserByEmail, markVerified, toUser } from '../record/user-repository.ts';

/** Proves an address by its code and opens a session: code, proof and token change together. Null: the code is wrong or too old. */
export async function verifyAddress(
  tools: AccountTools,
  { email, otp, isKnown }: { email: string; otp: string; isKnown: boolean },
): Promise<Session | null> {
  const { db, keys, now, wakeOutbox } = tools;
  const at = now().toInstant();
  const session = await db.transaction(async (tx) => {
    const used = await useCode(tx, keys, { email, purpose: 'verify', otp, at, isKnown });
    if (!used) return null;
    if (await markVerified(tx, used.userId))
      await insertTasks(tx, [accountMailTask({ what: 'welcome', userId: used.userId })]);
    const user = await findUserByEmail(tx, email);
    return user && openSession(tx, toUser(user), at);
  });
  if (session) wakeOutbox();
  return session;
}
