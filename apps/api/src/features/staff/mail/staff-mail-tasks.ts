import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { defineTask } from '../../../jobs/outbox/define-task.ts';
import type { OutboxTask } from '../../../jobs/outbox/outbox-repository.ts';

export const staffMail = defineTask('staff-mail', z.object({ linkId: z.string() }));

/** The task stores only the link's id, because the token is derived when the mail is sent. */
export function staffMailTask(linkId: string): OutboxTask {
  return staffMail.task({ key: `staff-mail:${linkId}`, payload: { linkId } });
}

export const newBrowserMail = defineTask(
  'new-browser-mail',
  z.object({ staffId: z.number(), browser: z.string(), at: z.string() }),
);

/** Tells a person that a browser signed in with their address for the first time (ROL-24). */
export function newBrowserTask({
  staffId,
  browser,
  at,
}: {
  staffId: number;
  browser: string;
  at: Temporal.Instant;
}): OutboxTask {
  const payload = { staffId, browser, at: at.toString() };
  return newBrowserMail.task({ key: `new-browser-mail:${randomUUID()}`, payload });
}
