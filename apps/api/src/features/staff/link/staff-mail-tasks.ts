import type { OutboxTask } from '../../../jobs/outbox/outbox-repository.ts';

export const staffMailKind = 'staff-mail';

/** Sends a link, named by its id: what stands in it is derived when it is sent, so that it never lies in the database. */
export function staffMailTask(linkId: string): OutboxTask {
  return { key: `${staffMailKind}:${linkId}`, kind: staffMailKind, payload: { linkId } };
}
