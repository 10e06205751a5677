import { officeEndpoints, success } from '@comptoir/contract';
import { createFormat } from '@comptoir/format';
import type { FastifyInstance } from 'fastify';
import { answerError } from '../../plugins/answer-error.ts';
import { addOfficeRoute } from '../staff/guard/add-office-route.ts';
import { type CheckTools, checkShop } from './check-shop.ts';
import { type AskedTools, readAsked } from './read-asked.ts';
import { tellFindings } from './tell-findings.ts';

interface Tools extends CheckTools, AskedTools {}

/** Adds the endpoint that checks the published catalogue or the draft (REH-04). */
export function checkRoutes(scope: FastifyInstance, tools: Tools): void {
  const format = createFormat(tools.site.locale.default, tools.site.currency);

  addOfficeRoute(scope, officeEndpoints.checkCatalogue, async (request, reply) => {
    const read = await readAsked(tools, request.body);
    if ('code' in read) return answerError(reply, read.code, read.details);
    const findings = tellFindings(await checkShop(tools.db, read.catalogue, tools), format);
    return reply.send(success({ payload: { findings } }));
  });
}
