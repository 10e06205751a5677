import { officeEndpoints, success } from '@comptoir/contract';
import { createFormat } from '@comptoir/format';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database.ts';
import { readCatalogue } from '../catalogue/catalogue-repository.ts';
import { takeSnapshot } from '../catalogue/snapshot.ts';
import { addOfficeRoute } from '../staff/guard/add-office-route.ts';
import { type CheckTools, checkShop } from './check-shop.ts';
import { tellEvening } from './tell-evening.ts';
import { tellFindings } from './tell-findings.ts';

/** Adds the endpoint that tells what is ready for the service and what is not (REH-07). */
export function eveningRoutes(scope: FastifyInstance, { db, ...tools }: CheckTools & { db: Db }): void {
  const format = createFormat(tools.site.locale.default, tools.site.currency);

  addOfficeRoute(scope, officeEndpoints.evening, async (_request, reply) => {
    const now = tools.now();
    const catalogue = await readCatalogue(db);
    const found = tellFindings(await checkShop(db, catalogue, tools), format);
    const payload = await tellEvening(db, takeSnapshot(catalogue, now, null), { now, found });
    return reply.send(success({ payload }));
  });
}
