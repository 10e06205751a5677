import { officeEndpoints, success } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { answerError } from '../../../plugins/answer-error.ts';
import type { ServedCatalogue } from '../../catalogue/served-catalogue.ts';
import { addOfficeRoute } from '../../staff/guard/add-office-route.ts';
import { officeOf } from '../../staff/guard/office-identity.ts';
import { listByNumber } from '../read/board-repository.ts';
import { readSheet } from './read-sheet.ts';

interface Tools {
  db: Db;
  catalogue: ServedCatalogue;
}

/** Adds the endpoints for an order's details (BRD-45) and for a lookup by order number from mails (LIV-25). */
export function sheetRoutes(scope: FastifyInstance, { db, catalogue }: Tools): void {
  addOfficeRoute(scope, officeEndpoints.orderSheet, async (request, reply) => {
    const sheet = await readSheet(db, request.params.id, officeOf(request).role);
    if (!sheet) return answerError(reply, 'order_not_found');
    return reply.send(success({ payload: sheet }));
  });

  addOfficeRoute(scope, officeEndpoints.numberedOrder, async (request, reply) => {
    const [order] = await listByNumber(db, Number(request.query.number), catalogue.current());
    if (!order) return answerError(reply, 'order_not_found');
    return reply.send(success({ payload: order }));
  });
}
