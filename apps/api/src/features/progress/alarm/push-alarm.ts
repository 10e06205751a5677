import type { TaskHandler } from '../../../jobs/outbox/define-task.ts';
import { deliverPush, type PushTools } from '../../push/deliver-push.ts';
import { alarmPush } from './alarm-push-tasks.ts';
import { alarmPushTitles } from './alarm-push-words.ts';

const ttlSeconds = 600;

/** Handles `alarm-push` tasks. A push contains the order's number, but no personal data (BRD-26). */
export function alarmPushHandler(tools: PushTools): TaskHandler {
  return alarmPush.handledBy(async ({ payload: { news, number, subscriptionId }, attempts }) => {
    const tag = number === null ? news : `commande-${number}`;
    await deliverPush(tools, {
      subscriptionId,
      news: { title: alarmPushTitles[news](number), body: '', tag },
      ttlSeconds,
      attempts,
    });
  });
}
