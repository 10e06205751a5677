import { declaredToWire, publicEndpoints, success } from '@comptoir/contract';
import { fieldWords } from '@comptoir/words';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../plugins/add-route.ts';
import { answerError } from '../../plugins/answer-error.ts';
import type { Limiter } from '../../plugins/limits.ts';
import { findOrder } from '../order/record/order-repository.ts';
import type { DeclarationOutcome, DeclarationRequest } from '../withdrawal/declare/declare-withdrawal.ts';
import { tellDeclared } from '../withdrawal/record/open-withdrawal.ts';
import { refuseOthers } from './guard-link.ts';
import { findFollowed } from './live-repository.ts';
import { type LiveTools, readLive } from './read-live.ts';

interface Tools extends LiveTools {
  declare: (request: DeclarationRequest) => Promise<DeclarationOutcome>;
  limit: Limiter;
}

/** Adds the declaration of a withdrawal by an order's link, which knows its order without a sign-in (LAW-34). */
export function declareRoute(app: FastifyInstance, tools: Tools): void {
  const { db, now } = tools;
  addRoute(
    app,
    publicEndpoints.declareWithdrawal,
    'order',
    async (request, reply) => {
      const orderId = await findFollowed(db, request.params.token);
      if (orderId === null) return answerError(reply, 'order_not_found');
      const { action_id: actionId, version, lines, name, email } = request.body;
      const outcome = await tools.declare({ orderId, actionId, version, lines, name: name.trim(), email });
      const order = (await readLive(tools, [orderId])).get(orderId);
      const stored = await findOrder(db, orderId);
      if (!order || !stored) return answerError(reply, 'order_not_found');
      if (outcome.kind !== 'refused') {
        const { timeZoneId } = now();
        const withdrawal = declaredToWire(tellDeclared(outcome.withdrawal, stored, timeZoneId), timeZoneId);
        return reply.send(success({ payload: { withdrawal, order, replayed: outcome.kind === 'replayed' } }));
      }
      const { refusal } = outcome;
      if (refusal.code === 'validation')
        return answerError(reply, 'validation', {
          errors: { [`lines.${refusal.tooMany}.units`]: fieldWords.quantity },
        });
      const isMoved = refusal.code === 'order_moved';
      return answerError(reply, refusal.code, { ...(isMoved && { extra: { payload: { order } } }) });
    },
    { onRequest: [refuseOthers, tools.limit({ name: 'withdrawal', limit: 'cancellationsPerMinute', isGuess: false })] },
  );
}
