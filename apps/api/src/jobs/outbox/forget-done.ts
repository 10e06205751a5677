import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database.ts';
import { createLoop, type Loop } from '../create-loop.ts';
import { forgetTasks } from './outbox-repository.ts';

/** Until a done task is deleted, the same key can't be inserted again. */
const keptDays = 30;
const everyMs = 3_600_000;

export function forgetDone({ db, log }: { db: Db; log: FastifyBaseLogger }): Loop {
  return createLoop({
    work: () => forgetTasks(db, keptDays),
    everyMs,
    log,
    failure: 'the outbox could not be cleaned up',
  });
}
