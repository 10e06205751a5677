import { randomUUID } from 'node:crypto';
import type { CodePurpose } from '@comptoir/contract';
import type { Db } from '../../../db/database.ts';
import { insertTasks } from '../../../jobs/outbox/outbox-repository.ts';
import type { AccountKeys } from '../../../secrets/account-keys.ts';
import { lockAddresses, takeMail } from '../../mailbox/mailbox-repository.ts';
import { accountMailTask } from '../record/account-mail-tasks.ts';
import { findFormer } from '../record/email-change-repository.ts';
import { holdOwner, insertCode, listCodes, type OneTimeCode } from './code-repository.ts';
import { codeRules } from './code-rules.ts';

interface Question {
  email: string;
  asked: CodePurpose | 'any';
  at: Temporal.Instant;
  /** True: this browser has signed in with the address before. */
  isKnown?: boolean;
  /** True: the account was made in this transaction, so earlier requests sent no mail. */
  isNewAccount?: boolean;
}

/** Rolls back a transaction that would send too many mails to a mailbox. */
export class TooManyMails extends Error {
  override readonly name = 'TooManyMails';
}

/**
 * Creates a code and its mail, inside a transaction. False: too many mails lately. An unknown address gets a row, a task and limits too,
 * and its mail is dropped on sending, so that accounts can't be enumerated (SEC-09). If the account's address was changed within three
 * days, a code that resets the password goes to the former address: a thief may have changed it (AUT-35).
 */
export async function askForCode(tx: Db, keys: AccountKeys, question: Question): Promise<boolean> {
  const { email, asked, at, isKnown = false, isNewAccount = false } = question;
  const addressKey = keys.addressKey(email);
  const known = asked === 'verify' ? null : await findFormer(tx, email, at);
  await lockAddresses(tx, [email, ...(known ? [known.formerEmail] : [])].map(keys.addressKey));
  const recent = await listCodes(tx, addressKey, at.subtract({ seconds: codeRules.repeatSeconds }));
  if (isAskedAgain(recent, asked) && !isNewAccount) return true;
  const owner = await holdOwner(tx, email);
  if (!(await takeMail(tx, { addressKey, at, isKnown, isNewAccount, isSent: owner !== null }))) return false;
  const purpose = asked === 'any' ? (owner && !owner.isVerified ? 'verify' : 'reset') : asked;
  const former = purpose === 'reset' ? await findFormer(tx, email, at) : null;
  if (former && !(await takeMail(tx, { addressKey: keys.addressKey(former.formerEmail), at, isKnown, isSent: true })))
    return false;
  const id = randomUUID();
  const expiresAt = at.add({ minutes: codeRules.validMinutes });
  const code = { id, addressKey, userId: owner?.id ?? null, changeId: former?.id ?? null };
  await insertCode(tx, { ...code, asked, purpose, at, expiresAt });
  await insertTasks(tx, [
    accountMailTask({ what: 'code', codeId: id }),
    ...(former ? [accountMailTask({ what: 'code_elsewhere', changeId: former.id })] : []),
  ]);
  return true;
}

/** True: a code that was sent a moment ago is still good, so no second mail is sent. */
export function isAskedAgain(recent: OneTimeCode[], asked: OneTimeCode['asked']): boolean {
  return recent.some((code) => code.asked === asked && code.usedAt === null && code.failures < codeRules.triesPerCode);
}
