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

export type TakeBackRefusal = 'link_unknown' | 'link_used' | 'email_taken';

/** Reverts an e-mail change (AUT-34) and ends sessions, codes and the password, because a thief may know them. */
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
