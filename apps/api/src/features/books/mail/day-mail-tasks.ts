import { z } from 'zod';
import { defineTask } from '../../../jobs/outbox/define-task.ts';
import type { OutboxTask } from '../../../jobs/outbox/outbox-repository.ts';

/** `period` is the service day, an ISO date. */
export const dayMail = defineTask('day-mail', z.object({ period: z.iso.date(), staffId: z.number() }));

/** One mail of a closed day for each owner who wants it. */
export function dayMailTasks(day: Temporal.PlainDate, owners: readonly number[]): OutboxTask[] {
  const period = day.toString();
  return owners.map((staffId) => dayMail.task({ key: `day-mail:${period}:${staffId}`, payload: { period, staffId } }));
}
