import { hash } from 'node:crypto';
import { boardSchema, officeEndpoints, success, toWire } from '@comptoir/contract';
import { encode } from '@comptoir/web-host';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerPrepared } from '../../plugins/answer-prepared.ts';
import type { EventStreams } from '../../plugins/streams/event-streams.ts';
import { addOfficeRoute } from '../staff/guard/add-office-route.ts';
import { officeOf } from '../staff/guard/office-identity.ts';
import type { BoardFeed } from './feed/board-feed.ts';
import { type BoardTools, readBoard } from './read/read-board.ts';

interface Tools extends BoardTools {
  streams: EventStreams;
  boardFeed: BoardFeed;
}

/** The maximum number of streams of a session. A tablet that reconnects may leave its old stream open for a while. */
const mostStreams = 20;

export function boardRoutes(scope: FastifyInstance, { streams, boardFeed, ...reading }: Tools): void {
  addOfficeRoute(scope, officeEndpoints.board, async (request, reply) => {
    const payload = toWire(boardSchema, await readBoard(reading));
    // The clock and the cursor change with each response, so the ETag excludes them.
    const { serverTime: _, cursor: __, ...lasting } = payload;
    const digest = hash('sha256', JSON.stringify(lasting), 'base64url').slice(0, 22);
    const prepared = encode(Buffer.from(JSON.stringify(success({ payload }))), { isCompressible: true, digest });
    return answerPrepared(request, reply, prepared);
  });

  addOfficeRoute(
    scope,
    officeEndpoints.boardStream,
    async (request, reply) => {
      const { session, by } = officeOf(request);
      const stream = streams.open(reply, { [session]: mostStreams });
      if (stream) await boardFeed.join(stream, { device: by, cursor: cursorOf(request, request.query.since) });
      return reply;
    },
    { exposeHeadRoute: false },
  );
}

/** The browser's header has priority, because it names the last event that arrived. */
function cursorOf({ headers }: FastifyRequest, since: string | undefined): string | undefined {
  return headers['last-event-id']?.toString() ?? since;
}
