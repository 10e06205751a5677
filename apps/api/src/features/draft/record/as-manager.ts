import type { FastifyRequest } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { officeOf } from '../../staff/guard/office-identity.ts';
import { type ActorRefusal, refuseActor } from '../../staff/guard/refuse-actor.ts';

export interface DraftTools {
  db: Db;
  now: () => Temporal.ZonedDateTime;
}

/** Runs a change in a transaction that asks again whether its author may make it. */
export async function asManager<Result>(
  db: Db,
  request: FastifyRequest,
  work: (tx: Db) => Promise<Result>,
): Promise<Result | ActorRefusal> {
  return db.transaction(async (tx) => (await refuseActor(tx, officeOf(request), 'catalogue')) ?? work(tx));
}
