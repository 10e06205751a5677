import { randomUUID } from 'node:crypto';
import type { OutboxTask } from '../../../jobs/outbox/outbox-repository.ts';

export const accountMailKind = 'account-mail';

/**
 * A mail about an account, by what is to be looked up when it is sent. A code is named by its id: its digits are derived then, so that they
 * never lie in the database. Of a deleted account nothing is left to look up, nor of an address that is an account's no more.
 */
export type AccountMailTask =
  | { what: 'code'; codeId: string }
  | { what: 'welcome' | 'password_needed' | 'password_changed' | 'idle'; userId: number }
  | { what: 'deleted' | 'email_changed'; email: string; firstName: string };

/** To be asked for in the transaction that makes the mail due. */
export function accountMailTask(task: AccountMailTask): OutboxTask {
  return { key: `${accountMailKind}:${randomUUID()}`, kind: accountMailKind, payload: task };
}
