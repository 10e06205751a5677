import { type Diagnosis, type Finding, officeEndpoints, success } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import { answerError } from '../../plugins/answer-error.ts';
import { addOfficeRoute } from '../staff/guard/add-office-route.ts';

/** The least time between two examinations, which send requests to partners. */
const peaceSeconds = 60;

interface DoctorTools {
  doctor: (() => Promise<Finding[]>) | null;
  now: () => Temporal.ZonedDateTime;
}

/** Answers the owner with the doctor's findings (OFC-30). Requests within a minute share one examination. */
export function doctorRoutes(scope: FastifyInstance, { doctor, now }: DoctorTools): void {
  let last: { begunAt: Temporal.ZonedDateTime; payload: Promise<Diagnosis> } | null = null;

  async function examine(examination: () => Promise<Finding[]>): Promise<Diagnosis> {
    const findings = await examination();
    return { checkedAt: now().toInstant(), findings };
  }

  addOfficeRoute(scope, officeEndpoints.doctor, async (_request, reply) => {
    if (!doctor) return answerError(reply, 'not_found');
    const begunAt = now();
    if (!last || begunAt.since(last.begunAt).total('seconds') >= peaceSeconds)
      last = { begunAt, payload: examine(doctor) };
    return reply.send(success({ payload: await last.payload }));
  });
}
