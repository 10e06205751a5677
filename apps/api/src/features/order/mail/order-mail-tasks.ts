import { z } from 'zod';
import { defineTask } from '../../../jobs/outbox/define-task.ts';
import type { OutboxTask } from '../../../jobs/outbox/outbox-repository.ts';

const recipients = ['restaurant', 'diner'] as const;

export type MailRecipient = (typeof recipients)[number];

export const orderMail = defineTask('order-mail', z.object({ orderId: z.string(), recipient: z.enum(recipients) }));

export const orderMailKey = (recipient: MailRecipient, orderId: string): string => `order-mail:${recipient}:${orderId}`;

export function orderMailTasks(orderId: string): OutboxTask[] {
  return recipients.map((recipient) =>
    orderMail.task({ key: orderMailKey(recipient, orderId), payload: { orderId, recipient } }),
  );
}
