import { officeEndpoints, success } from '@comptoir/contract';
import { may } from '@comptoir/domain';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { answerError } from '../../../plugins/answer-error.ts';
import type { ProgressChanges } from '../../progress/changes/watch-changes.ts';
import { addOfficeRoute } from '../../staff/guard/add-office-route.ts';
import { noteApprover } from '../../staff/guard/audit-changes.ts';
import { officeOf, readerOf } from '../../staff/guard/office-identity.ts';
import { refuseActor } from '../../staff/guard/refuse-actor.ts';
import { redeemGrant } from '../../staff/pin/redeem-grant.ts';
import { muteBoard } from './mute-board.ts';
import { noteAlive, noteSeen } from './signs-repository.ts';

interface Tools {
  db: Db;
  now: () => Temporal.ZonedDateTime;
  changes: ProgressChanges;
  noteDrift: () => void;
  log: FastifyBaseLogger;
}

const nothing = success({ payload: {} });

/** Endpoints by which screens report that they are open, show an order, are muted, or lack an order. */
export function signRoutes(scope: FastifyInstance, { db, now, changes, noteDrift, log }: Tools): void {
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

  addOfficeRoute(scope, officeEndpoints.boardDrift, (request, reply) => {
    noteDrift();
    log.error({ board: readerOf(officeOf(request)), ...request.body }, 'a board held something else than the server');
    return reply.send(nothing);
  });
}
