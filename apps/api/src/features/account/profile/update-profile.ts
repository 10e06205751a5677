import type { User } from '@comptoir/contract';
import { sqlStateOf } from '../../../db/sql-state.ts';
import { insertTasks } from '../../../jobs/outbox/outbox-repository.ts';
import { askForCode } from '../code/ask-for-code.ts';
import { endCodes, lockAddress } from '../code/code-repository.ts';
import { accountMailTask } from '../record/account-mail-tasks.ts';
import type { AccountTools } from '../record/account-tools.ts';
import { updateUser } from '../record/user-repository.ts';

const uniqueViolation = '23505';

/**
 * Changes what somebody says of themselves (API-18). Another address is to be proven again, and gets a code; the one before is told, and
 * its codes are over. Sessions stay: whoever did not want it can take it back. "taken": that address has an account.
 */
export async function updateProfile(
  { db, keys, now, wakeOutbox }: AccountTools,
  user: User,
  fields: Partial<Omit<User, 'id' | 'isVerified'>>,
): Promise<User | 'taken'> {
  const newEmail = fields.email !== undefined && fields.email !== user.email ? fields.email : null;
  const at = now().toInstant();
  try {
    const updated = await db.transaction(async (tx) => {
      if (newEmail !== null) await lockAddress(tx, keys.addressKey(newEmail));
      const changed = await updateUser(tx, user.id, fields);
      if (!changed || newEmail === null) return changed;
      await endCodes(tx, user.id, at);
      await askForCode(tx, keys, { email: newEmail, asked: 'verify', at, isNewAccount: true });
      const { email, firstName } = user;
      await insertTasks(tx, [accountMailTask({ what: 'email_changed', email, firstName })]);
      return changed;
    });
    if (newEmail !== null) wakeOutbox();
    return updated ?? user;
  } catch (error) {
    if (sqlStateOf(error) === uniqueViolation) return 'taken';
    throw error;
  }
}
