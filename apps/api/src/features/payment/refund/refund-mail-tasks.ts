import { z } from 'zod';
import { defineTask } from '../../../jobs/outbox/define-task.ts';
import type { OutboxTask } from '../../../jobs/outbox/outbox-repository.ts';

export const refundMail = defineTask('refund-mail', z.object({ refundId: z.string() }));

/** Makes the task of the diner's refund mail, for the transaction that notes the refund as paid. */
export function refundMailTask(refundId: string): OutboxTask {
  return refundMail.task({ key: `refund-mail:${refundId}`, payload: { refundId } });
}
