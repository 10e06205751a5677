import { z } from 'zod';
import { defineTask } from '../../jobs/outbox/define-task.ts';
import type { OutboxTask } from '../../jobs/outbox/outbox-repository.ts';
import { type NoticeKind, noticeKinds } from './notice-kind.ts';

/** How long a notice waits (LIV-17): a mistaken tap is taken back meanwhile, and of two quick steps the diner is told the last one only. */
const delaySeconds = 20;

const notice = { orderId: z.string(), kind: z.enum(noticeKinds) };

export const noticeMail = defineTask('notice', z.object(notice));
export const noticePush = defineTask('notice-push', z.object({ ...notice, subscriptionId: z.number() }));

/** Makes the task of a notice. `subscriptionId` is the browser that gets it; null: it is a mail. */
export function noticeTask(
  orderId: string,
  { kind, version, subscriptionId }: { kind: NoticeKind; version: number; subscriptionId: number | null },
): OutboxTask {
  const key = `${noticeKeys(orderId)}${kind}:${version}`;
  if (subscriptionId === null) return noticeMail.task({ key, payload: { orderId, kind }, delaySeconds });
  return noticePush.task({
    key: `${key}:${subscriptionId}`,
    payload: { orderId, kind, subscriptionId },
    delaySeconds,
  });
}

export const noticeKeys = (orderId: string) => `notice:${orderId}:`;
