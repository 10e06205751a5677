import type { SiteConfig } from '@comptoir/contract';
import type { TaskHandler } from '../../jobs/outbox/define-task.ts';
import { findOrder } from '../order/record/order-repository.ts';
import { deliverPush, type PushTools } from '../push/deliver-push.ts';
import { findStanding } from './notice-repository.ts';
import { noticePush } from './notice-tasks.ts';
import { pushWords } from './push-words.ts';

/** The push service drops the notice after an hour, when it is too old to help. */
const ttlSeconds = 3600;

/** Handles `notice-push` tasks, which push the state of an order to the diner's browser (LIV-16). */
export function noticePushHandler({ site, ...tools }: PushTools & { site: SiteConfig }): TaskHandler {
  return noticePush.handledBy(async ({ payload: { orderId, kind, subscriptionId }, attempts }) => {
    const order = await findOrder(tools.db, orderId);
    const standing = await findStanding(tools.db, orderId);
    // The page of the order no longer exists if personal data was erased meanwhile.
    if (!order || !standing?.trackToken) return;
    const news = { ...pushWords(kind, order, standing, site), path: `/commande/${standing.trackToken}` };
    await deliverPush(tools, { subscriptionId, news, ttlSeconds, attempts });
  });
}
