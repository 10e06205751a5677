import { officeEndpoints, success } from '@comptoir/contract';
import { secondWords } from '@comptoir/words';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { answerError } from '../../../plugins/answer-error.ts';
import type { StockedCatalogue } from '../../catalogue/record/catalogue.ts';
import type { ServedCatalogue } from '../../catalogue/served-catalogue.ts';
import { takeSnapshot } from '../../catalogue/snapshot.ts';
import type { DistanceTools } from '../../delivery/distance/find-distance.ts';
import { addOfficeRoute } from '../../staff/guard/add-office-route.ts';
import { tryAddress } from './try-address.ts';

export interface TryTools extends DistanceTools {
  catalogue: ServedCatalogue;
  /** Reads the catalogue with the changes of the draft; null if it can't be read as a catalogue. */
  readDraft: (db: Db) => Promise<StockedCatalogue | null>;
}

/** Adds the endpoint that tries an address with the published zones or with those of the draft (HRS-16). */
export function tryRoutes(scope: FastifyInstance, { catalogue, readDraft, ...tools }: TryTools): void {
  async function settingsOf(isDraft: boolean) {
    if (!isDraft) return catalogue.current().settings;
    const drafted = await readDraft(tools.db);
    return drafted && takeSnapshot(drafted, tools.now(), null).settings;
  }

  addOfficeRoute(scope, officeEndpoints.tryAddress, async (request, reply) => {
    const settings = await settingsOf(request.body.isDraft);
    if (!settings) return answerError(reply, 'checks_failed');
    const tried = await tryAddress(tools, request.body, settings);
    if (tried === 'unavailable')
      return answerError(reply, 'location_unavailable', { message: secondWords.addressNotFound });
    if (tried === 'not_found') return answerError(reply, 'location_not_found');
    if (tried === 'no_house_number')
      return answerError(reply, 'location_not_found', { message: secondWords.houseNumberMissing });
    return reply.send(success({ payload: tried }));
  });
}
