import type { User } from '@comptoir/contract';
import type { Db } from '../../../db/database.ts';
import { sqlStateOf } from '../../../db/sql-state.ts';
import type { AccountKeys } from '../../../secrets/account-keys.ts';
import { lockAddresses } from '../../mailbox/mailbox-repository.ts';
import { askForCode, TooManyMails } from '../code/ask-for-code.ts';
import { endCodes } from '../code/code-repository.ts';
import type { SignedIn } from '../credentials/signed-in.ts';
import { tellFormer } from '../email-change/tell-former.ts';
import type { AccountTools } from '../record/account-tools.ts';
import { listClaimants } from '../record/email-change-repository.ts';
import { hasSession } from '../record/session-repository.ts';
import { holdUser, markVerified, type StoredUser, updateUser } from '../record/user-repository.ts';

const uniqueViolation = '23505';

/**
 * Changes a profile (API-18). A new address needs a code, and the former one gets a link that reverts the change
 * (AUT-34). Returns "taken" if another account has or reserves the address. @throws TooManyMails
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
      if (newEmail !== null) await lockAddresses(tx, [user.email, newEmail].map(keys.addressKey));
      const held = await holdUser(tx, user.id);
      const isStill = held?.email === user.email && (await hasSession(tx, { tokenHash, userId: user.id }));
      if (!isStill) return 'unauthenticated';
      return newEmail === null
        ? updateUser(tx, user.id, fields)
        : changeEmail(tx, keys, { held, fields: { ...fields, email: newEmail }, at });
    });
    if (newEmail !== null) wakeOutbox();
    return updated ?? user;
  } catch (error) {
    if (sqlStateOf(error) === uniqueViolation) return 'taken';
    throw error;
  }
}

async function changeEmail(
  tx: Db,
  keys: AccountKeys,
  { held, fields, at }: { held: StoredUser; fields: Partial<User> & { email: string }; at: Temporal.Instant },
): Promise<User | 'taken' | null> {
  const { id, email: formerEmail, isVerified } = held;
  const claimants = await listClaimants(tx, fields.email, at);
  if (claimants.some((other) => other !== id)) return 'taken';
  const changed = await updateUser(tx, id, fields);
  if (!changed) return null;
  await endCodes(tx, id, at);
  // An unverified address may belong to a stranger, so it gets no mail.
  if (isVerified) await tellFormer(tx, keys, { userId: id, formerEmail, at });
  if (claimants.length > 0) {
    await markVerified(tx, id);
    return { ...changed, isVerified: true };
  }
  if (!(await askForCode(tx, keys, { email: fields.email, asked: 'verify', at, isNewAccount: true })))
    throw new TooManyMails();
  return changed;
}
