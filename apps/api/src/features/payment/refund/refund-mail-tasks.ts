import { z } from 'zod';
import { defineTask } from '../../../jobs/outbox/define-task.ts';
import type { OutboxTask } from '../../../jobs/outbox/outbox-repository.ts';

export const refundMail = defineTask('refund-mail', z.object({ refundId: z.string() }));

export function refundMailTask(refundId: string): OutboxTask {
  return refundMail.task({ key: `refund-mail:${refundId}`, payload: { refundId } });
}
