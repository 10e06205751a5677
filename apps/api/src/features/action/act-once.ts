import { hash } from 'node:crypto';
import type { Permission } from '@comptoir/domain';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/database.ts';
import { asActor } from '../staff/guard/as-actor.ts';
import type { ActorRefusal } from '../staff/guard/refuse-actor.ts';
import { noteAction } from './done-action-repository.ts';

interface Change {
  permission: Permission;
  at: Temporal.Instant;
  work: (tx: Db) => Promise<unknown>;
}

/**
 * Makes a change of the office once: a request with the same `actionId`, path and body is `replayed` and changes nothing,
 * another one is `action_exists`. Whether the author may make the change is asked in its transaction.
 */
export async function actOnce(
  db: Db,
  request: FastifyRequest & { body: { actionId: string } },
  { permission, at, work }: Change,
): Promise<'done' | 'replayed' | 'action_exists' | ActorRefusal> {
  const { actionId, ...asked } = request.body;
  const action = {
    actionId,
    target: request.routeOptions.url ?? '',
    bodyHash: hash('sha256', JSON.stringify({ ...asked, ...Object(request.params) })),
  };
  return asActor(db, request, permission, async (tx) => {
    const known = await noteAction(tx, action, at);
    if (known)
      return known.target === action.target && known.bodyHash === action.bodyHash ? 'replayed' : 'action_exists';
    await work(tx);
    return 'done';
  });
}
