import { z } from 'zod';
import { defineTask } from '../../../jobs/outbox/define-task.ts';
import type { OutboxTask } from '../../../jobs/outbox/outbox-repository.ts';

export const staffMail = defineTask('staff-mail', z.object({ linkId: z.string() }));

/** The task stores only the link's id, because the token is derived when the mail is sent. */
export function staffMailTask(linkId: string): OutboxTask {
  return staffMail.task({ key: `staff-mail:${linkId}`, payload: { linkId } });
}
