import type { OutboxTask } from '../../../jobs/outbox/outbox-repository.ts';

export const refundMailKind = 'refund-mail';

/** The diner's mail of a refund, to be asked for in the transaction in which the money was paid back. */
export function refundMailTasks(refundId: string): OutboxTask[] {
  return [{ key: `${refundMailKind}:${refundId}`, kind: refundMailKind, payload: { refundId } }];
}
