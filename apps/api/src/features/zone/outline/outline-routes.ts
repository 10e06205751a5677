import { officeEndpoints, success } from '@comptoir/contract';
import { readPostalCode } from '@comptoir/domain';
import { secondWords } from '@comptoir/words';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { answerError } from '../../../plugins/answer-error.ts';
import { listPointsOf } from '../../delivery/address-index/address-repository.ts';
import { addOfficeRoute } from '../../staff/guard/add-office-route.ts';
import { outlineAround } from './outline-around.ts';

/** Adds the endpoint that draws an outline around a postal code (HRS-13). */
export function outlineRoutes(scope: FastifyInstance, { db }: { db: Db }): void {
  addOfficeRoute(scope, officeEndpoints.postalCodeOutline, async (request, reply) => {
    const code = readPostalCode(request.query.code);
    const ring = outlineAround(code === null ? [] : await listPointsOf(db, code));
    if (ring.length === 0) return answerError(reply, 'location_not_found', { message: secondWords.postalCodeNotFound });
    return reply.send(success({ payload: { ring } }));
  });
}
