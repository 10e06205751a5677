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

/** What a browser shows, and nothing of who ordered: numbers, hours and reasons (OFC-22). */
export interface PushNews {
  title: string;
  body: string;
  /** What has the same one takes its place on the screen. */
  tag: string;
  /** The page that it is about, below the shop's address; absent: the one that its worker knows. */
  path?: string;
}

interface Delivery {
  subscriptionId: number;
  news: PushNews;
  ttlSeconds: number;
  /** This attempt's number, from 1. */
  attempts: number;
}

/** News of a minute ago helps nobody: after so many attempts it is let go. */
const mostAttempts = 5;

/**
 * Tells a browser what is new. One that listens no more is forgotten (LIV-19). Rejects where it is worth another attempt; neither its
 * reasons nor what is logged hold the address, by which anybody could write to that browser.
 */
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
