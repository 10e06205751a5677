import { hash } from 'node:crypto';
import { boardSchema, officeEndpoints, readOfficeSettings, success, toWire } from '@comptoir/contract';
import { may } from '@comptoir/domain';
import { encode } from '@comptoir/web-host';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { answerError } from '../../plugins/answer-error.ts';
import { answerPrepared } from '../../plugins/answer-prepared.ts';
import type { EventStreams } from '../../plugins/streams/event-streams.ts';
import { changeSetting } from '../catalogue/catalogue-repository.ts';
import type { ProgressChanges } from '../progress/changes/watch-changes.ts';
import { resumeOrders } from '../progress/pause/pause-unanswered.ts';
import { addOfficeRoute } from '../staff/guard/add-office-route.ts';
import { noteApprover, noteChange } from '../staff/guard/audit-changes.ts';
import { officeOf, readerOf } from '../staff/guard/office-identity.ts';
import { refuseActor } from '../staff/guard/refuse-actor.ts';
import { redeemGrant } from '../staff/pin/redeem-grant.ts';
import type { BoardFeed } from './feed/board-feed.ts';
import { type BoardTools, readBoard } from './read/read-board.ts';
import { muteBoard } from './signs/mute-board.ts';
import { noteAlive, noteSeen } from './signs/signs-repository.ts';

interface Tools extends BoardTools {
  changes: ProgressChanges;
  streams: EventStreams;
  boardFeed: BoardFeed;
  noteDrift: () => void;
  log: FastifyBaseLogger;
}

/** Where the settings keep how orders are received. */
const receptionSetting = 'office.reception';
const nothing = success({ payload: {} });
/** Of one session: a tablet that comes back at once has not heard yet that it was away. */
const mostStreams = 20;

/** The board as a whole and by events, and what boards say of themselves. */
export function boardRoutes(scope: FastifyInstance, tools: Tools): void {
  const { db, catalogue, now, changes, streams, boardFeed, noteDrift, log } = tools;

  addOfficeRoute(scope, officeEndpoints.board, async (request, reply) => {
    const payload = toWire(boardSchema, await readBoard(tools));
    // Clock and cursor differ each time, so they are no part of the ETag.
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

  addOfficeRoute(scope, officeEndpoints.boardAlive, async (request, reply) => {
    await noteAlive(db, readerOf(officeOf(request)), request.body, now().toInstant());
    return reply.send(nothing);
  });

  addOfficeRoute(scope, officeEndpoints.boardSeen, async (request, reply) => {
    const seen = { by: officeOf(request).by, at: now().toInstant() };
    if ((await noteSeen(db, request.body.orderIds, seen)) > 0) changes.announce();
    return reply.send(nothing);
  });

  addOfficeRoute(scope, officeEndpoints.muteBoard, async (request, reply) => {
    const identity = officeOf(request);
    const [reader, at] = [readerOf(identity), now().toInstant()];
    const thing = { reader, action: 'mute-last' as const, orderId: null, at };
    const muted = await muteBoard(db, {
      reader,
      at,
      mayMuteLast: may(identity.role, 'mute-last'),
      approve: (tx) => redeemGrant(tx, request.body.grant, thing),
      refuse: (tx) => refuseActor(tx, identity, null),
    });
    if (typeof muted === 'string') return answerError(reply, muted);
    noteApprover(request, muted.approver);
    return reply.send(nothing);
  });

  addOfficeRoute(scope, officeEndpoints.chooseReception, async (request, reply) => {
    const { reception } = request.body;
    const refusal = await db.transaction(async (tx) => {
      const refused = await refuseActor(tx, officeOf(request), 'reception');
      if (refused) return refused;
      await changeSetting(tx, receptionSetting, (known) => {
        const before = readOfficeSettings([{ name: receptionSetting, value: known }]).reception;
        noteChange(request, { before: { reception: before }, after: { reception } });
        return reception;
      });
      return null;
    });
    if (refusal) return answerError(reply, refusal);
    await catalogue.refresh();
    return reply.send(nothing);
  });

  addOfficeRoute(scope, officeEndpoints.resumeOrders, async (request, reply) => {
    const refusal = await resumeOrders(tools, { refuse: (tx) => refuseActor(tx, officeOf(request), 'board') });
    return refusal ? answerError(reply, refusal) : reply.send(nothing);
  });

  addOfficeRoute(scope, officeEndpoints.boardDrift, (request, reply) => {
    noteDrift();
    log.error({ board: readerOf(officeOf(request)), ...request.body }, 'a board held something else than the server');
    return reply.send(nothing);
  });
}

/** The browser's own word comes first: it knows what it heard last. */
function cursorOf({ headers }: FastifyRequest, since: string | undefined): string | undefined {
  return headers['last-event-id']?.toString() ?? since;
}
