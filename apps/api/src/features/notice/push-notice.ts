import type { SiteConfig } from '@comptoir/contract';
import type { TaskHandler } from '../../jobs/outbox/outbox.ts';
import { findOrder } from '../order/record/order-repository.ts';
import { deliverPush, type PushTools } from '../push/deliver-push.ts';
import { noticeNews } from './notice-news.ts';
import { findStanding, type NoticeTask } from './notice-repository.ts';

/** An hour later nobody is told any more that an order is ready. */
const ttlSeconds = 3600;

/** Does the outbox's `notice-push`: tells a diner's browser how their order stands now (LIV-16). */
export function noticePushHandler({ site, ...tools }: PushTools & { site: SiteConfig }): TaskHandler {
  return async ({ payload, attempts }) => {
    const { orderId, kind, subscriptionId } = payload as unknown as NoticeTask;
    const order = await findOrder(tools.db, orderId);
    const standing = await findStanding(tools.db, orderId);
    // Forgotten meanwhile: there is no page that could be opened.
    if (!order || !standing?.trackToken || subscriptionId === null) return;
    const news = { ...noticeNews(kind, order, standing, site), path: `/commande/${standing.trackToken}` };
    await deliverPush(tools, { subscriptionId, news, ttlSeconds, attempts });
  };
}
