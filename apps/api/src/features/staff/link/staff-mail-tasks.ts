import { z } from 'zod';
import { defineTask } from '../../../jobs/outbox/define-task.ts';
import type { OutboxTask } from '../../../jobs/outbox/outbox-repository.ts';

export const staffMail = defineTask('staff-mail', z.object({ linkId: z.string() }));

/** Makes the task of a sign-in link's mail. It holds the id only: the token is derived on sending and is never stored. */
export function staffMailTask(linkId: string): OutboxTask {
  return staffMail.task({ key: `staff-mail:${linkId}`, payload: { linkId } });
}
