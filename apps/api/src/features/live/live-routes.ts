import { publicEndpoints, success } from '@comptoir/contract';
import { encode } from '@comptoir/web-host';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addRoute } from '../../plugins/add-route.ts';
import { answerError } from '../../plugins/answer-error.ts';
import { answerPrepared } from '../../plugins/answer-prepared.ts';
import { type Limiter, peerOf } from '../../plugins/limits.ts';
import type { EventStreams } from '../../plugins/streams/event-streams.ts';
import type { ActionOutcome, ActionRequest } from '../progress/act/act-on-order.ts';
import type { LiveFeed } from './live-feed.ts';
import { findFollowed, isToken } from './live-repository.ts';
import { type LiveTools, readLive } from './read-live.ts';

interface Tools extends LiveTools {
  act: (request: ActionRequest) => Promise<ActionOutcome>;
  limit: Limiter;
  streams: EventStreams;
  liveFeed: LiveFeed;
}

/** Streams of one link: its page in a few tabs. And of one peer, behind which there may be a household. */
const mostOfLink = 3;
const mostOfPeer = 30;

/** An order by its link: as it is, as it goes on, and taken back by whoever ordered (LIV-04, LIV-05, LIV-20). */
export function liveRoutes(app: FastifyInstance, tools: Tools): void {
  const { db, limit, streams, liveFeed } = tools;
  const tokenOf = ({ params }: FastifyRequest) => (params as { token: string }).token;
  // Looked at before anything is counted by it: of another form there is no end.
  const refuseOthers = async (request: FastifyRequest, reply: FastifyReply) =>
    isToken(tokenOf(request)) ? undefined : answerError(reply, 'order_not_found');
  const reads = (name: string) => [
    refuseOthers,
    limit({ name: `${name}-peer`, limit: 'liveReadsPerMinute', isGuess: false }),
    limit({ name, limit: 'liveReadsPerMinute', isGuess: false, countedBy: tokenOf }),
  ];

  /** How the order of a link stands; null: the link is of none, or of one that is not shown any more. */
  async function find(token: string) {
    const id = await findFollowed(db, token);
    const order = id === null ? undefined : (await readLive(tools, [id])).get(id);
    return id !== null && order ? { id, order } : null;
  }

  addRoute(
    app,
    publicEndpoints.liveOrder,
    'order',
    async (request, reply) => {
      const found = await find(request.params.token);
      if (!found) return answerError(reply, 'order_not_found');
      const body = Buffer.from(JSON.stringify(success({ payload: found.order })));
      return answerPrepared(request, reply, encode(body, { isCompressible: true }));
    },
    { onRequest: reads('live') },
  );

  addRoute(
    app,
    publicEndpoints.liveStream,
    'order',
    async (request, reply) => {
      const found = await find(request.params.token);
      // An order that is only remembered does not go on.
      if (!found || !('version' in found.order)) return answerError(reply, 'order_not_found');
      const readers = { [`order ${found.id}`]: mostOfLink, [`peer ${peerOf(request)}`]: mostOfPeer };
      const stream = streams.open(reply, readers);
      if (stream) await liveFeed.join(stream, found.id);
      return reply;
    },
    { exposeHeadRoute: false, onRequest: reads('live-stream') },
  );

  addRoute(
    app,
    publicEndpoints.cancelOrder,
    'order',
    async (request, reply) => {
      const found = await find(request.params.token);
      // Of an order that is only remembered nothing can be taken back.
      if (!found || !('version' in found.order)) return answerError(reply, 'order_not_found');
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
    { onRequest: [refuseOthers, limit({ name: 'cancel', limit: 'cancellationsPerMinute', isGuess: false })] },
  );
}
