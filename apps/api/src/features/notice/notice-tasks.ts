import { type NoticeKind, noticeKinds } from '@comptoir/contract';
import { z } from 'zod';
import { defineTask } from '../../jobs/outbox/define-task.ts';
import type { OutboxTask } from '../../jobs/outbox/outbox-repository.ts';

/** During this delay of a notice (LIV-17) a mistaken tap can be undone, and a quick second step replaces the first. */
const delaySeconds = 20;

const notice = { orderId: z.string(), kind: z.enum(noticeKinds) };

export const noticeMail = defineTask('notice', z.object(notice));
export const noticePush = defineTask('notice-push', z.object({ ...notice, subscriptionId: z.number() }));

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
