import { hash } from 'node:crypto';
import type { ErrorCode } from '@comptoir/contract';
import type { Permission } from '@comptoir/domain';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/database.ts';
import { asActor } from '../staff/guard/as-actor.ts';
import { noteAction } from './done-action-repository.ts';

/** Thrown in the transaction of a change that can't be made. It is rolled back, so that the change leaves no trace. */
export class ChangeRefused extends Error {
  override readonly name = 'ChangeRefused';
  readonly code: ErrorCode;

  constructor(code: ErrorCode) {
    super(code);
    this.code = code;
  }
}

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
    return await asActor(db, request, permission, async (tx) => {
      const known = await noteAction(tx, action, at);
      if (known)
        return known.target === action.target && known.bodyHash === action.bodyHash ? 'replayed' : 'action_exists';
      await work(tx);
      return 'done';
    });
  } catch (error) {
    if (error instanceof ChangeRefused) return error.code;
    throw error;
  }
}
