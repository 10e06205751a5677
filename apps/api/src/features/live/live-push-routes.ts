import { publicEndpoints } from '@comptoir/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { addRoute } from '../../plugins/add-route.ts';
import { answerError } from '../../plugins/answer-error.ts';
import type { Limiter } from '../../plugins/limits.ts';
import { answerLeft, answerStanding, answerSubscribed, type SubscribeTools } from '../push/answer-push.ts';
import type { PushOwner } from '../push/push-repository.ts';
import { findGoingOn } from './live-repository.ts';

export function livePushRoutes(app: FastifyInstance, tools: SubscribeTools & { limit: Limiter }): void {
  const { db, limit } = tools;
  const onRequest = limit({ name: 'push', limit: 'pushChangesPerMinute', isGuess: false });

  /** Orders that do not exist or have ended accept no push subscriptions. */
  async function answer(reply: FastifyReply, token: string, then: (owner: PushOwner) => Promise<FastifyReply>) {
    const orderId = await findGoingOn(db, token);
    return orderId === null ? answerError(reply, 'order_not_found') : then({ orderId });
  }

  addRoute(
    app,
    publicEndpoints.orderPush,
    'order',
    ({ params }, reply) => answer(reply, params.token, (owner) => answerStanding(reply, tools, owner)),
    { onRequest },
  );

  addRoute(
    app,
    publicEndpoints.followByPush,
    'order',
    ({ params, body }, reply) => answer(reply, params.token, (owner) => answerSubscribed(reply, tools, owner, body)),
    { onRequest },
  );

  addRoute(
    app,
    publicEndpoints.leavePush,
    'order',
    ({ params, body }, reply) => answer(reply, params.token, (owner) => answerLeft(reply, tools, owner, body.endpoint)),
    { onRequest },
  );
}
