import { randomUUID } from 'node:crypto';
import type { Db } from '../../../db/database.ts';
import { insertTasks } from '../../../jobs/outbox/outbox-repository.ts';
import type { AccountKeys } from '../../../secrets/account-keys.ts';
import { lockAddress, takeMail } from '../../mailbox/mailbox-repository.ts';
import { accountMailTask } from '../record/account-mail-tasks.ts';
import { isAskedAgain } from './ask-for-code.ts';
import { insertCode, listCodes } from './code-repository.ts';
import { codeRules } from './code-rules.ts';

/** Creates a code for the mailbox of a cash order (PAY-26). False if the mailbox received too many mails recently. */
export async function askForMailboxCode(
  tx: Db,
  keys: AccountKeys,
  { email, firstName, at }: { email: string; firstName: string; at: Temporal.Instant },
): Promise<boolean> {
  const addressKey = keys.addressKey(email);
  await lockAddress(tx, addressKey);
  const recent = await listCodes(tx, addressKey, at.subtract({ seconds: codeRules.repeatSeconds }));
  if (isAskedAgain(recent, 'cash')) return true;
  if (!(await takeMail(tx, { addressKey, at, isKnown: false, isSent: true }))) return false;
  const id = randomUUID();
  const expiresAt = at.add({ minutes: codeRules.validMinutes });
  const code = { id, addressKey, userId: null, changeId: null, asked: 'cash', purpose: 'cash' } as const;
  await insertCode(tx, { ...code, at, expiresAt });
  await insertTasks(tx, [accountMailTask({ what: 'cash_code', codeId: id, email, firstName })]);
  return true;
}
