import type { NewAccount, Session } from '@comptoir/contract';
import { lockAddress } from '../../mailbox/mailbox-repository.ts';
import { askForCode, TooManyMails } from '../code/ask-for-code.ts';
import type { AccountTools } from '../record/account-tools.ts';
import { listClaimants } from '../record/email-change-repository.ts';
import { openSession } from '../record/open-session.ts';
import { findUserByEmail, insertUser } from '../record/user-repository.ts';

/** Creates an account and mails its code. Returns null if the address has an account. @throws TooManyMails */
export async function signUp(tools: AccountTools, account: NewAccount): Promise<Session | null> {
  const { db, keys, passwords, now, wakeOutbox } = tools;
  const { password, ...person } = account;
  if (await findUserByEmail(db, person.email)) return null;
  const passwordHash = await passwords.hash(password);
  const at = now().toInstant();
  const session = await db.transaction(async (tx) => {
    await lockAddress(tx, keys.addressKey(person.email));
    // A former address stays reserved while its account may still revert the change (AUT-34).
    if ((await listClaimants(tx, person.email, at)).length > 0) return null;
    const user = await insertUser(tx, { ...person, passwordHash, at });
    if (!user) return null;
    if (!(await askForCode(tx, keys, { email: user.email, asked: 'verify', at, isNewAccount: true })))
      throw new TooManyMails();
    return openSession(tx, user, at);
  });
  if (session) wakeOutbox();
  return session;
}
