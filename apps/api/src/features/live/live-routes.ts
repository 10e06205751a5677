import { publicEndpoints, success } from '@comptoir/contract';
import { encode } from '@comptoir/web-host';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../plugins/add-route.ts';
import { answerError } from '../../plugins/answer-error.ts';
import { answerPrepared } from '../../plugins/answer-prepared.ts';
import { type Limiter, peerOf } from '../../plugins/limits.ts';
import type { EventStreams } from '../../plugins/streams/event-streams.ts';
import { limitReads } from './guard-link.ts';
import type { LiveFeed } from './live-feed.ts';
import { findLive, type LiveTools } from './read-live.ts';

interface Tools extends LiveTools {
  limit: Limiter;
  streams: EventStreams;
  liveFeed: LiveFeed;
}

/** The maximum number of streams for one link (a few tabs) and for one network (a household). */
const mostOfLink = 3;
const mostOfPeer = 30;

export function liveRoutes(app: FastifyInstance, tools: Tools): void {
  const { limit, streams, liveFeed } = tools;
  addRoute(
    app,
    publicEndpoints.liveOrder,
    'order',
    async (request, reply) => {
      const found = await findLive(tools, request.params.token);
      if (!found) return answerError(reply, 'order_not_found');
      const body = Buffer.from(JSON.stringify(success({ payload: found.order })));
      return answerPrepared(request, reply, encode(body, { isCompressible: true }));
    },
    { onRequest: limitReads(limit, 'live') },
  );

  addRoute(
    app,
    publicEndpoints.liveStream,
    'order',
    async (request, reply) => {
      const found = await findLive(tools, request.params.token);
      // The steps of an order in its short form are not shown any more.
      if (!found || !('receipt' in found.order)) return answerError(reply, 'order_not_found');
      const readers = { [`order ${found.id}`]: mostOfLink, [`peer ${peerOf(request)}`]: mostOfPeer };
      const stream = streams.open(reply, readers);
      if (stream) await liveFeed.join(stream, found.id);
      return reply;
    },
    { exposeHeadRoute: false, onRequest: limitReads(limit, 'live-stream') },
  );
}
