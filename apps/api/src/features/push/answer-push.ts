import { hash } from 'node:crypto';
import { success } from '@comptoir/contract';
import type { FastifyReply } from 'fastify';
import type { Db } from '../../db/database.ts';
import type { PushGateway, PushKeys, PushSubscription } from '../../gateways/push/push-gateway.ts';
import { answerError } from '../../plugins/answer-error.ts';
import { isSubscription } from './is-subscription.ts';
import { listEndpoints, type PushOwner, putSubscription, removeSubscription } from './push-repository.ts';

export interface SubscribeTools {
  db: Db;
  push: PushGateway;
  pushKeys: PushKeys;
  now: () => Temporal.ZonedDateTime;
}

/** The maximum number of push subscriptions for one order and for one person. The newest remain. */
const most = { order: 5, person: 10 };

export async function answerStanding(reply: FastifyReply, { db, pushKeys }: SubscribeTools, owner: PushOwner) {
  const browsers = (await listEndpoints(db, owner)).map((endpoint) => hash('sha256', endpoint));
  return reply.send(success({ payload: { public_key: pushKeys.publicKey, browsers } }));
}

/** Stores a subscription, whose content is not verified (trust R17). */
export async function answerSubscribed(
  reply: FastifyReply,
  { db, push, now }: SubscribeTools,
  owner: PushOwner,
  { endpoint, keys }: { endpoint: string; keys: Omit<PushSubscription, 'endpoint'> },
) {
  const subscription = { endpoint, ...keys };
  if (!isSubscription(push, subscription)) return answerError(reply, 'push_unsupported');
  const limit = 'orderId' in owner ? most.order : most.person;
  const isNoted = await putSubscription(db, owner, { subscription, at: now().toInstant(), most: limit });
  if (!isNoted) return answerError(reply, 'orderId' in owner ? 'order_not_found' : 'staff_required');
  return reply.send(success({ payload: {} }));
}

export async function answerLeft(reply: FastifyReply, { db }: SubscribeTools, owner: PushOwner, endpoint: string) {
  await removeSubscription(db, owner, endpoint);
  return reply.send(success({ payload: {} }));
}
