import type { SiteConfig } from '@comptoir/contract';
import type { TaskHandler } from '../../jobs/outbox/define-task.ts';
import { findOrder } from '../order/record/order-repository.ts';
import { deliverPush, type PushTools } from '../push/deliver-push.ts';
import { findStanding } from './notice-repository.ts';
import { noticePush } from './notice-tasks.ts';
import { pushWords } from './push-words.ts';

/** After an hour the push service drops the notice: it is too old to help. */
const ttlSeconds = 3600;

/** Makes the handler of `notice-push` tasks: it pushes the state of the order to a browser of the diner (LIV-16). */
export function noticePushHandler({ site, ...tools }: PushTools & { site: SiteConfig }): TaskHandler {
  return noticePush.handledBy(async ({ payload: { orderId, kind, subscriptionId }, attempts }) => {
    const order = await findOrder(tools.db, orderId);
    const standing = await findStanding(tools.db, orderId);
    // Personal data was forgotten meanwhile, and the page of the order with it.
    if (!order || !standing?.trackToken) return;
    const news = { ...pushWords(kind, order, standing, site), path: `/commande/${standing.trackToken}` };
    await deliverPush(tools, { subscriptionId, news, ttlSeconds, attempts });
  });
}
