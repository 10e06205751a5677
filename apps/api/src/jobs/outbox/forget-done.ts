import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database.ts';
import { createLoop, type Loop } from '../create-loop.ts';
import { forgetTasks } from './outbox-repository.ts';

/** As long the key of what was done stays, and can't be asked for again. */
const keptDays = 30;
const everyMs = 3_600_000;

/** Forgets in the end what was done, every hour. */
export function forgetDone({ db, log }: { db: Db; log: FastifyBaseLogger }): Loop {
  return createLoop({
    work: () => forgetTasks(db, keptDays),
    everyMs,
    log,
    failure: 'the outbox could not be cleaned up',
  });
}
