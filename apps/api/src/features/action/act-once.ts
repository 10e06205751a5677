import { hash } from 'node:crypto';
import type { ErrorCode } from '@comptoir/contract';
import type { Permission } from '@comptoir/domain';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/database.ts';
import { officeOf } from '../staff/guard/office-identity.ts';
import { refuseActor } from '../staff/guard/refuse-actor.ts';
import { ChangeRefused } from './change-refused.ts';
import { noteAction } from './done-action-repository.ts';

interface Change {
  permission: Permission;
  at: Temporal.Instant;
  work: (tx: Db) => Promise<unknown>;
}

/**
 * Makes a change of the office once: a request with the same `actionId`, address and body is `replayed` and changes
 * nothing, another one is `action_exists`. Whether the author may make the change is asked in its transaction. Answers
 * the code of a `ChangeRefused` that `work` throws.
 */
export async function actOnce(
  db: Db,
  request: FastifyRequest & { body: { actionId: string } },
  { permission, at, work }: Change,
): Promise<'done' | 'replayed' | ErrorCode> {
  const { actionId, ...asked } = request.body;
  const action = {
    actionId,
    target: request.routeOptions.url ?? '',
    bodyHash: hash('sha256', JSON.stringify([request.params, asked])),
  };
  try {
    return await db.transaction(async (tx) => {
      const known = await noteAction(tx, action, at);
      if (known && (known.target !== action.target || known.bodyHash !== action.bodyHash)) return 'action_exists';
      if (!known) await work(tx);
      // The actor is asked after the locks of `work`, as in the actions on an order, so that no two wait for each other.
      const refusal = await refuseActor(tx, officeOf(request), permission);
      if (refusal) throw new ChangeRefused(refusal);
      return known ? 'replayed' : 'done';
    });
  } catch (error) {
    if (error instanceof ChangeRefused) return error.code;
    throw error;
  }
}
