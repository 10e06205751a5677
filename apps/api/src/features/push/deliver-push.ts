import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database.ts';
import type { PushGateway, PushSender } from '../../gateways/push/push-gateway.ts';
import { findSubscription, forgetBrowser } from './push-repository.ts';

export interface PushTools {
  db: Db;
  push: PushGateway;
  sender: () => PushSender;
  log: FastifyBaseLogger;
}

/** The content of a push: numbers, times and reasons, but no personal data (OFC-22). */
export interface PushNews {
  title: string;
  body: string;
  /** A push replaces the earlier one with the same tag. */
  tag: string;
  /** The path of the page to open. If absent, the service worker decides. */
  path?: string;
}

interface Delivery {
  subscriptionId: number;
  news: PushNews;
  ttlSeconds: number;
  /** The number of this delivery attempt, starting at 1. */
  attempts: number;
}

const mostAttempts = 5;

/** Deletes an ended subscription (LIV-19). Rejects if a retry may help. The endpoint is secret and never logged. */
export async function deliverPush({ db, push, sender, log }: PushTools, delivery: Delivery): Promise<void> {
  const { subscriptionId, news, ttlSeconds, attempts } = delivery;
  const subscription = await findSubscription(db, subscriptionId);
  if (!subscription) return;
  try {
    const outcome = await push.send({ subscription, text: JSON.stringify(news), ttlSeconds }, sender());
    if (outcome === 'gone') await forgetBrowser(db, subscription.endpoint);
    if (outcome === 'refused') log.warn({ subscriptionId }, 'a push service takes nothing for a browser');
  } catch (error) {
    if (attempts < mostAttempts) throw error;
    log.warn({ err: error, subscriptionId }, 'a browser could not be told in time');
  }
}
