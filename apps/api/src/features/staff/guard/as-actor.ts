import type { Permission } from '@comptoir/domain';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { officeOf } from './office-identity.ts';
import { type ActorRefusal, refuseActor } from './refuse-actor.ts';

/** Runs a change in a transaction that asks again whether its author may make it. */
export async function asActor<Result>(
  db: Db,
  request: FastifyRequest,
  permission: Permission | 'person' | 'printer',
  work: (tx: Db) => Promise<Result>,
): Promise<Result | ActorRefusal> {
  return db.transaction(async (tx) => (await refuseActor(tx, officeOf(request), permission)) ?? work(tx));
}
