import { publicEndpoints, success, writeMoment } from '@comptoir/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addRoute } from '../../../plugins/add-route.ts';
import { answerError } from '../../../plugins/answer-error.ts';
import { inProcessPeer, type Limiter, peerOf } from '../../../plugins/limits.ts';
import { leaveHold } from '../../capacity/hold-repository.ts';
import type { JudgeTools } from '../judge/prepare-order.ts';
import { bodyLimit } from '../place/place-order-route.ts';
import type { ProveOrderer } from '../place/prove-orderer.ts';
import { holdPlace } from './hold-place.ts';

interface Tools extends JudgeTools {
  limit: Limiter;
  proveOrderer: ProveOrderer;
  networkKey(network: string): string;
}

/** A hold is its network's: to all others it does not exist. */
export function holdRoutes(app: FastifyInstance, tools: Tools): void {
  const { db, site } = tools;
  const onRequest = tools.limit({ name: 'hold', limit: 'holdsPerMinute', isGuess: false });
  const networkKeyOf = (request: FastifyRequest) => tools.networkKey(peerOf(request) ?? inProcessPeer);
  const inZone = (at: Temporal.Instant) => writeMoment(at, site.timeZone);

  addRoute(
    app,
    publicEndpoints.holdPlace,
    'order',
    async (request, reply) => {
      const orderer = await tools.proveOrderer(request, request.body);
      if ('refusal' in orderer) return answerError(reply, orderer.refusal.code, orderer.refusal.details);
      const holder = { networkKey: networkKeyOf(request), isGuest: orderer.provenEmail === null };
      const outcome = await holdPlace(tools, request.body, holder);
      if ('refusal' in outcome) return answerError(reply, outcome.refusal.code, outcome.refusal.details);
      const { hold } = outcome;
      const told = hold && { until: inZone(hold.until), promised_at: inZone(hold.promisedAt) };
      return reply.send(success({ payload: { hold: told } }));
    },
    { onRequest, bodyLimit },
  );

  addRoute(
    app,
    publicEndpoints.leaveHold,
    'order',
    async (request, reply) => {
      const cart = { localId: request.body.local_id, networkKey: networkKeyOf(request) };
      const isLeft = await leaveHold(db, cart);
      return isLeft ? reply.send(success({ payload: {} })) : answerError(reply, 'hold_not_found');
    },
    { onRequest },
  );
}
