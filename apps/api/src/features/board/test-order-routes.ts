import { randomUUID } from 'node:crypto';
import { officeEndpoints, success } from '@comptoir/contract';
import { testContent } from '@comptoir/domain';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database.ts';
import { answerError } from '../../plugins/answer-error.ts';
import { insertEntries } from '../entry/entry-repository.ts';
import { addOfficeRoute } from '../staff/guard/add-office-route.ts';
import { asActor } from '../staff/guard/as-actor.ts';
import { officeOf } from '../staff/guard/office-identity.ts';
import { deleteTestOrders, putTestOrder } from './read/test-order-repository.ts';

interface Tools {
  db: Db;
  now: () => Temporal.ZonedDateTime;
  /** Tells the boards of this server at once. Other servers look every second. */
  tellTest: () => Promise<void>;
}

const shownMinutes = 10;

/** Endpoints of the test order that rings all boards (REH-08). */
export function testOrderRoutes(scope: FastifyInstance, { db, now, tellTest }: Tools): void {
  addOfficeRoute(scope, officeEndpoints.makeTestOrder, async (request, reply) => {
    const at = now().toInstant().round('second');
    const made = { id: randomUUID(), at, until: at.add({ minutes: shownMinutes }), by: officeOf(request).by };
    const refusal = await asActor(db, request, 'board', async (tx) => {
      await putTestOrder(tx, made);
      // The boards forget a test order; the books don't (BOK-22).
      await insertEntries(tx, [{ kind: 'test', orderId: null, at, content: testContent(made) }]);
    });
    if (refusal) return answerError(reply, refusal);
    await tellTest();
    return reply.send(success({ payload: made }));
  });

  addOfficeRoute(scope, officeEndpoints.endTestOrder, async (request, reply) => {
    const refusal = await asActor(db, request, 'board', deleteTestOrders);
    if (refusal) return answerError(reply, refusal);
    await tellTest();
    return reply.send(success({ payload: {} }));
  });
}
