import { officeEndpoints, success } from '@comptoir/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { addOfficeRoute } from '../../staff/guard/add-office-route.ts';
import { personOf } from '../../staff/guard/office-identity.ts';
import { findPerson, setDayMail } from '../../staff/record/person-repository.ts';

/** Adds what an owner says about the mail of each closed day (REP-12). */
export function dayMailRoutes(scope: FastifyInstance, { db }: { db: Db }): void {
  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const person = await findPerson(db, personOf(request).id);
    return reply.send(success({ payload: { isWanted: person?.dayMail ?? false, to: person?.email ?? '' } }));
  }

  addOfficeRoute(scope, officeEndpoints.dayMail, answer);
  for (const [endpoint, isWanted] of [
    [officeEndpoints.wantDayMail, true],
    [officeEndpoints.endDayMail, false],
  ] as const)
    addOfficeRoute(scope, endpoint, async (request, reply) => {
      await setDayMail(db, personOf(request).id, isWanted);
      return answer(request, reply);
    });
}
