import { officeEndpoints, success } from '@comptoir/contract';
import { encode } from '@comptoir/web-host';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { answerPrepared } from '../../../plugins/answer-prepared.ts';
import type { ServedCatalogue } from '../../catalogue/served-catalogue.ts';
import { addOfficeRoute } from '../../staff/guard/add-office-route.ts';
import { readGround } from './read-ground.ts';

interface Tools {
  db: Db;
  catalogue: ServedCatalogue;
  now: () => Temporal.ZonedDateTime;
}

/** Adds the endpoint of the ground that the zones' map is drawn on (HRS-12). */
export function groundRoutes(scope: FastifyInstance, { db, catalogue, now }: Tools): void {
  addOfficeRoute(scope, officeEndpoints.mapGround, async (request, reply) => {
    const { bbox: box, zoom } = request.query;
    const { contacts } = catalogue.current().settings;
    const payload = await readGround(db, { box, zoom, contacts, now: now() });
    const prepared = encode(Buffer.from(JSON.stringify(success({ payload }))), { isCompressible: true });
    return answerPrepared(request, reply, prepared);
  });
}
