import { publicEndpoints, success, writeMoment } from '@comptoir/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addRoute } from '../../../plugins/add-route.ts';
import { answerError } from '../../../plugins/answer-error.ts';
import { inProcessPeer, type Limiter, peerOf } from '../../../plugins/limits.ts';
import { type Hold, leaveHold, renewHold } from '../../capacity/hold-repository.ts';
import type { JudgeTools } from '../judge/prepare-order.ts';
import { bodyLimit } from '../place/place-order-route.ts';
import type { ProveOrderer } from '../place/prove-orderer.ts';
import { holdPlace } from './hold-place.ts';

interface Tools extends JudgeTools {
  limit: Limiter;
  proveOrderer: ProveOrderer;
  networkKey(network: string): string;
}

/** However often it is asked for, a place is held no longer than this. */
const longestMinutes = 15;

/** A hold is its network's: to all others it does not exist. */
export function holdRoutes(app: FastifyInstance, tools: Tools): void {
  const { db, now, site, catalogue } = tools;
  const onRequest = tools.limit({ name: 'hold', limit: 'holdsPerMinute', isGuess: false });
  const networkKeyOf = (request: FastifyRequest) => tools.networkKey(peerOf(request) ?? inProcessPeer);
  const answer = (reply: FastifyReply, hold: Hold | null) => {
    const inZone = (at: Temporal.Instant) => writeMoment(at, site.timeZone);
    const told = hold && { until: inZone(hold.until), promised_at: inZone(hold.promisedAt) };
    return reply.send(success({ payload: { hold: told } }));
  };

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
      return answer(reply, outcome.hold);
    },
    { onRequest, bodyLimit },
  );

  addRoute(
    app,
    publicEndpoints.renewHold,
    'order',
    async (request, reply) => {
      const at = now().toInstant();
      const until = at.add({ minutes: catalogue.current().office.holdMinutes });
      const cart = { localId: request.body.local_id, networkKey: networkKeyOf(request) };
      const hold = await renewHold(db, cart, { now: at, until, longestMinutes });
      return hold ? answer(reply, hold) : answerError(reply, 'hold_not_found');
    },
    { onRequest },
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
