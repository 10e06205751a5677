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
  isKnown?: boolean;
  /** True if the same transaction created the account, so that no earlier request sent a mail. */
  isNewAccount?: boolean;
}

export class TooManyMails extends Error {
  override readonly name = 'TooManyMails';
}

/**
 * Creates a code and its mail, or returns false after too many mails. Unknown addresses get a row without a mail, so
 * that accounts can't be enumerated (SEC-09). For three days, reset codes go to a former address (AUT-35).
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

export function isAskedAgain(recent: OneTimeCode[], asked: OneTimeCode['asked']): boolean {
  return recent.some((code) => code.asked === asked && code.usedAt === null && code.failures < codeRules.triesPerCode);
}
