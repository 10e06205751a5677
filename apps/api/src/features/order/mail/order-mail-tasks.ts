import type { OutboxTask } from '../../../jobs/outbox/outbox-repository.ts';

export const orderMailKind = 'order-mail';

export type MailRecipient = 'diner' | 'restaurant';

/** The mails of an order, to be asked for in the transaction that makes them due. */
export function orderMailTasks(orderId: string): OutboxTask[] {
  const recipients: MailRecipient[] = ['restaurant', 'diner'];
  return recipients.map((recipient) => ({
    key: `${orderMailKind}:${recipient}:${orderId}`,
    kind: orderMailKind,
    payload: { orderId, recipient },
  }));
}
