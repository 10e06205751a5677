import type { Db } from '../../../db/database.ts';
import { insertTasks } from '../../../jobs/outbox/outbox-repository.ts';
import type { AccountKeys } from '../../../secrets/account-keys.ts';
import { noPassword } from '../../../secrets/password/password-hasher.ts';
import { hashToken } from '../../../secrets/token.ts';
import { lockAddresses } from '../../mailbox/mailbox-repository.ts';
import { endCodes } from '../code/code-repository.ts';
import { accountMailTask } from '../record/account-mail-tasks.ts';
import type { AccountTools } from '../record/account-tools.ts';
import { type EmailChange, endChangesFrom, findChangeByToken } from '../record/email-change-repository.ts';
import { endSessions } from '../record/session-repository.ts';
import {
  findUser,
  findUserByEmail,
  holdUser,
  markVerified,
  setPassword,
  updateUser,
} from '../record/user-repository.ts';

/** Why an address was not taken back. */
export type TakeBackRefusal = 'link_unknown' | 'link_used' | 'email_taken';

/**
 * Gives an account the address back that a change took from it, by the secret of the notice's link (AUT-34): in one transaction its
 * sessions, codes, later changes and its password end, since somebody else may know or have what they are. The same link again changes nothing
 * more. Null: the address is the account's.
 */
export async function takeEmailBack(tools: AccountTools, token: string): Promise<TakeBackRefusal | null> {
  const { db, keys, now, wakeOutbox } = tools;
  const at = now().toInstant();
  const tokenHash = hashToken(token);
  const done = await db.transaction(async (tx) => {
    const change = await holdChange(tx, keys, tokenHash);
    if (change === null) return 'link_unknown';
    const { userId, formerEmail } = change;
    if (change.isEnded) return change.email === formerEmail ? 'done_before' : 'link_used';
    if (Temporal.Instant.compare(change.expiresAt, at) <= 0) return 'link_used';
    const owner = await findUserByEmail(tx, formerEmail);
    if (owner && owner.id !== userId) return 'email_taken';
    await updateUser(tx, userId, { email: formerEmail });
    await markVerified(tx, userId);
    await setPassword(tx, userId, noPassword);
    await endSessions(tx, userId);
    await endCodes(tx, userId, at);
    await endChangesFrom(tx, change, at);
    await insertTasks(tx, [accountMailTask({ what: 'email_back', userId })]);
    return 'done';
  });
  if (done === 'done') wakeOutbox();
  return done === 'done' || done === 'done_before' ? null : done;
}

/** The change of a link and the address that its account has now, held until the end of the transaction; null: nobody knows it. */
async function holdChange(
  tx: Db,
  keys: AccountKeys,
  tokenHash: string,
): Promise<(EmailChange & { email: string }) | null> {
  const known = await findChangeByToken(tx, tokenHash);
  if (!known) return null;
  const owner = await findUser(tx, known.userId);
  await lockAddresses(tx, [known.formerEmail, ...(owner ? [owner.email] : [])].map(keys.addressKey));
  const user = await holdUser(tx, known.userId);
  const change = await findChangeByToken(tx, tokenHash);
  return user && change && { ...change, email: user.email };
}
