import { publicEndpoints, success } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../../plugins/add-route.ts';
import { answerError } from '../../../plugins/answer-error.ts';
import { anyBody } from '../../../plugins/body/any-body.ts';
import type { Limiter } from '../../../plugins/limits.ts';
import type { JudgeTools } from '../judge/prepare-order.ts';
import { guestNetworkOf } from '../place/guest-network-of.ts';
import { bodyLimit } from '../place/place-order-route.ts';
import type { ProveOrderer } from '../place/prove-orderer.ts';
import { quoteOrder } from './quote-order.ts';
import { writeQuote } from './write-quote.ts';

export function quoteRoute(
  app: FastifyInstance,
  tools: JudgeTools & { limit: Limiter; proveOrderer: ProveOrderer },
): void {
  const onRequest = tools.limit({ name: 'quote', limit: 'quotesPerMinute', isGuess: false });
  addRoute(
    app,
    publicEndpoints.quote,
    'order',
    async (request, reply) => {
      const orderer = await tools.proveOrderer(request, request.body);
      const outcome =
        'refusal' in orderer ? orderer : await quoteOrder(tools, request.body, guestNetworkOf(request, orderer));
      if ('refusal' in outcome) return answerError(reply, outcome.refusal.code, outcome.refusal.details);
      return reply.send(success({ payload: writeQuote(outcome.quoted) }));
    },
    { validatorCompiler: anyBody, onRequest, bodyLimit },
  );
}
