import { officeEndpoints, success } from '@comptoir/contract';
import { createFormat } from '@comptoir/format';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database.ts';
import { answerError } from '../../plugins/answer-error.ts';
import { readCatalogue } from '../catalogue/catalogue-repository.ts';
import type { StockedCatalogue } from '../catalogue/record/catalogue.ts';
import { addOfficeRoute } from '../staff/guard/add-office-route.ts';
import { type CheckTools, checkShop } from './check-shop.ts';
import { tellFindings } from './tell-findings.ts';

interface Tools extends CheckTools {
  db: Db;
  /** Reads the catalogue with the changes of the draft; null if it can't be read as a catalogue. */
  readDraft: (db: Db) => Promise<StockedCatalogue | null>;
}

/** Adds the endpoint that checks the published catalogue or the draft (REH-04). */
export function checkRoutes(scope: FastifyInstance, { db, readDraft, ...tools }: Tools): void {
  const format = createFormat(tools.site.locale.default, tools.site.currency);

  addOfficeRoute(scope, officeEndpoints.checkCatalogue, async (request, reply) => {
    const catalogue = request.body.isDraft ? await readDraft(db) : await readCatalogue(db);
    if (!catalogue) return answerError(reply, 'checks_failed');
    const findings = tellFindings(await checkShop(db, catalogue, tools), format);
    return reply.send(success({ payload: { findings } }));
  });
}
