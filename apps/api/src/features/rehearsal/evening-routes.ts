import { type Evening, eveningMailSetting, officeEndpoints, success } from '@comptoir/contract';
import { createFormat } from '@comptoir/format';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database.ts';
import { answerError } from '../../plugins/answer-error.ts';
import { changeSetting, readCatalogue } from '../catalogue/catalogue-repository.ts';
import type { ServedCatalogue } from '../catalogue/served-catalogue.ts';
import { takeSnapshot } from '../catalogue/snapshot.ts';
import { addOfficeRoute } from '../staff/guard/add-office-route.ts';
import { asActor } from '../staff/guard/as-actor.ts';
import { noteChange } from '../staff/guard/audit-changes.ts';
import { type CheckTools, checkShop } from './check-shop.ts';
import { tellEvening } from './tell-evening.ts';
import { tellFindings } from './tell-findings.ts';

export type EveningTools = CheckTools & { db: Db };

/** Reads what is ready for the service and what is not. */
export function eveningReader({ db, ...tools }: EveningTools): () => Promise<Evening> {
  const format = createFormat(tools.site.locale.default, tools.site.currency);
  return async () => {
    const now = tools.now();
    const catalogue = await readCatalogue(db);
    const found = tellFindings(await checkShop(db, catalogue, tools), format);
    return tellEvening(db, takeSnapshot(catalogue, now, null), { now, found });
  };
}

interface Tools {
  db: Db;
  catalogue: ServedCatalogue;
  readEvening: () => Promise<Evening>;
}

/** Adds the endpoints that tell what is ready for the service, and choose its mail (REH-07). */
export function eveningRoutes(scope: FastifyInstance, { db, catalogue, readEvening }: Tools): void {
  addOfficeRoute(scope, officeEndpoints.evening, async (_request, reply) =>
    reply.send(success({ payload: await readEvening() })),
  );

  addOfficeRoute(scope, officeEndpoints.mailEvening, async (request, reply) => {
    const { isMailed } = request.body;
    const outcome = await asActor(db, request, 'catalogue', (tx) =>
      changeSetting(tx, eveningMailSetting, (known) => {
        noteChange(request, { before: { isMailed: known === true }, after: { isMailed } });
        return isMailed;
      }),
    );
    if (typeof outcome === 'string') return answerError(reply, outcome);
    await catalogue.refresh();
    return reply.send(success({ payload: {} }));
  });
}
