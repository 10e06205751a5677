import type { User } from '@comptoir/contract';
import { sqlStateOf } from '../../../db/sql-state.ts';
import { insertTasks } from '../../../jobs/outbox/outbox-repository.ts';
import { lockAddress } from '../../mailbox/mailbox-repository.ts';
import { askForCode, TooManyMails } from '../code/ask-for-code.ts';
import { endCodes } from '../code/code-repository.ts';
import type { SignedIn } from '../credentials/signed-in.ts';
import { accountMailTask } from '../record/account-mail-tasks.ts';
import type { AccountTools } from '../record/account-tools.ts';
import { hasSession } from '../record/session-repository.ts';
import { holdUser, updateUser } from '../record/user-repository.ts';

const uniqueViolation = '23505';

/**
 * Changes what somebody says of themselves (API-18). Another address is to be proven again, and gets a code; the one before is told, and
 * its codes are over. Sessions stay: whoever did not want it can take it back. "taken": that address has an account. @throws TooManyMails
 */
export async function updateProfile(
  { db, keys, now, wakeOutbox }: AccountTools,
  { user, tokenHash }: SignedIn,
  fields: Partial<Omit<User, 'id' | 'isVerified'>>,
): Promise<User | 'taken' | 'unauthenticated'> {
  const newEmail = fields.email !== undefined && fields.email !== user.email ? fields.email : null;
  const at = now().toInstant();
  try {
    const updated = await db.transaction(async (tx) => {
      if (newEmail !== null) await lockAddress(tx, keys.addressKey(newEmail));
      const held = await holdUser(tx, user.id);
      const isStill = held?.email === user.email && (await hasSession(tx, { tokenHash, userId: user.id }));
      if (!isStill) return 'unauthenticated';
      const changed = await updateUser(tx, user.id, fields);
      if (!changed || newEmail === null) return changed;
      await endCodes(tx, user.id, at);
      const isAsked = await askForCode(tx, keys, { email: newEmail, asked: 'verify', at, isNewAccount: true });
      if (!isAsked) throw new TooManyMails();
      const { email, firstName, isVerified } = user;
      // Who never proved the one before may not be its owner: nobody is written to there.
      if (isVerified) await insertTasks(tx, [accountMailTask({ what: 'email_changed', email, firstName })]);
      return changed;
    });
    if (newEmail !== null) wakeOutbox();
    return updated ?? user;
  } catch (error) {
    if (sqlStateOf(error) === uniqueViolation) return 'taken';
    throw error;
  }
}
