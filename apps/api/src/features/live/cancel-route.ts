import { publicEndpoints, success } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../plugins/add-route.ts';
import { answerError } from '../../plugins/answer-error.ts';
import type { Limiter } from '../../plugins/limits.ts';
import type { ActionOutcome, ActionRequest } from '../progress/act/act-on-order.ts';
import { refuseOthers } from './guard-link.ts';
import { findLive, type LiveTools, readLive } from './read-live.ts';

interface Tools extends LiveTools {
  act: (request: ActionRequest) => Promise<ActionOutcome>;
  limit: Limiter;
}

export function cancelRoute(app: FastifyInstance, tools: Tools): void {
  addRoute(
    app,
    publicEndpoints.cancelOrder,
    'order',
    async (request, reply) => {
      const found = await findLive(tools, request.params.token);
      // An order in its short form has ended and can't be cancelled.
      if (!found || !('receipt' in found.order)) return answerError(reply, 'order_not_found');
      const { id: orderId } = found;
      const { action_id: actionId, version } = request.body;
      const outcome = await tools.act({
        orderId,
        actionId,
        version,
        actor: 'diner',
        by: 'diner',
        action: { kind: 'withdraw' },
      });
      const order = (await readLive(tools, [orderId])).get(orderId);
      if (!order) return answerError(reply, 'order_not_found');
      if (outcome.kind !== 'refused')
        return reply.send(success({ payload: { order, replayed: outcome.kind === 'replayed' } }));
      const isMoved = outcome.code === 'order_moved';
      return answerError(reply, outcome.code, { ...(isMoved && { extra: { payload: { order } } }) });
    },
    { onRequest: [refuseOthers, tools.limit({ name: 'cancel', limit: 'cancellationsPerMinute', isGuess: false })] },
  );
}
