import { officeEndpoints, orderSheetToWire, success } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { answerError } from '../../../plugins/answer-error.ts';
import { addOfficeRoute } from '../../staff/guard/add-office-route.ts';
import { officeOf } from '../../staff/guard/office-identity.ts';
import { readSheet } from './read-sheet.ts';

/** GET an order whole, for its sheet (BRD-45). */
export function sheetRoutes(scope: FastifyInstance, { db, site }: { db: Db; site: { timeZone: string } }): void {
  addOfficeRoute(scope, officeEndpoints.orderSheet, async (request, reply) => {
    const sheet = await readSheet(db, request.params.id, officeOf(request).role);
    if (!sheet) return answerError(reply, 'order_not_found');
    return reply.send(success({ payload: orderSheetToWire(sheet, site.timeZone) }));
  });
}
