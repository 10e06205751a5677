import { officeEndpoints, success } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { answerError } from '../../../plugins/answer-error.ts';
import { addOfficeRoute } from '../../staff/guard/add-office-route.ts';
import { officeOf } from '../../staff/guard/office-identity.ts';
import { readSheet } from './read-sheet.ts';

interface Tools {
  db: Db;
  now: () => Temporal.ZonedDateTime;
}

/** Adds the endpoint for an order's details (BRD-45). */
export function sheetRoutes(scope: FastifyInstance, { db, now }: Tools): void {
  addOfficeRoute(scope, officeEndpoints.orderSheet, async (request, reply) => {
    const sheet = await readSheet({ db, role: officeOf(request).role, now: now() }, request.params.id);
    return typeof sheet === 'string' ? answerError(reply, sheet) : reply.send(success({ payload: sheet }));
  });
}
