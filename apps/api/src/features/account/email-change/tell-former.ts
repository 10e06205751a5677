import { randomUUID } from 'node:crypto';
import type { Db } from '../../../db/database.ts';
import { insertTasks } from '../../../jobs/outbox/outbox-repository.ts';
import type { AccountKeys } from '../../../secrets/account-keys.ts';
import { hashToken } from '../../../secrets/token.ts';
import { accountMailTask } from '../record/account-mail-tasks.ts';
import { insertChange } from '../record/email-change-repository.ts';

/** Records an e-mail change and mails a link that reverts it to the former address (AUT-34). */
export async function tellFormer(
  tx: Db,
  keys: AccountKeys,
  change: { userId: number; formerEmail: string; at: Temporal.Instant },
): Promise<void> {
  const id = randomUUID();
  await insertChange(tx, { ...change, id, tokenHash: hashToken(keys.changeToken(id)) });
  await insertTasks(tx, [accountMailTask({ what: 'email_changed', changeId: id })]);
}
