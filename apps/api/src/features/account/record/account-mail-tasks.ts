import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { defineTask } from '../../../jobs/outbox/define-task.ts';
import type { OutboxTask } from '../../../jobs/outbox/outbox-repository.ts';

const toPerson = { email: z.string(), firstName: z.string() };

/** A task stores no codes or links, because they are derived when the mail is sent. */
const schema = z.discriminatedUnion('what', [
  z.object({ what: z.literal('code'), codeId: z.string() }),
  z.object({ what: z.literal('cash_code'), codeId: z.string(), ...toPerson }),
  z.object({ what: z.enum(['email_changed', 'code_elsewhere']), changeId: z.string() }),
  z.object({
    what: z.enum(['welcome', 'password_needed', 'password_changed', 'email_back', 'idle']),
    userId: z.number(),
  }),
  z.object({ what: z.literal('deleted'), ...toPerson }),
]);

export type AccountMailTask = z.infer<typeof schema>;

export const accountMail = defineTask('account-mail', schema);

export function accountMailTask(payload: AccountMailTask): OutboxTask {
  return accountMail.task({ key: `account-mail:${randomUUID()}`, payload });
}
