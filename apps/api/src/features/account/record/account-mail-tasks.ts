import { randomUUID } from 'node:crypto';
import type { OutboxTask } from '../../../jobs/outbox/outbox-repository.ts';

export const accountMailKind = 'account-mail';

/**
 * A mail about an account, by what is to be looked up when it is sent. Codes and links are named by an id: what they are is derived then, so
 * that it never lies in the database. Of a deleted account nothing is left to look up.
 */
export type AccountMailTask =
  | { what: 'code'; codeId: string }
  | { what: 'cash_code'; codeId: string; email: string; firstName: string }
  | { what: 'email_changed' | 'code_elsewhere'; changeId: string }
  | { what: 'welcome' | 'password_needed' | 'password_changed' | 'email_back' | 'idle'; userId: number }
  | { what: 'deleted'; email: string; firstName: string };

/** To be asked for in the transaction that makes the mail due. */
export function accountMailTask(task: AccountMailTask): OutboxTask {
  return { key: `${accountMailKind}:${randomUUID()}`, kind: accountMailKind, payload: task };
}
