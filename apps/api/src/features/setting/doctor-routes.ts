import { type Diagnosis, type Finding, officeEndpoints, success } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import { answerError } from '../../plugins/answer-error.ts';
import { addOfficeRoute } from '../staff/guard/add-office-route.ts';

/** Seconds between two health checks, which send requests to external services. */
const peaceSeconds = 60;

interface DoctorTools {
  doctor: (() => Promise<Finding[]>) | null;
  now: () => Temporal.ZonedDateTime;
}

/** Sends the owner the findings of the health checks (OFC-30). Requests within a minute share one run. */
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
