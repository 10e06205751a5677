import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { hasEntryOf, type Witness } from '../record/witness-repository.ts';

/** Where the end of the books is kept outside of the database. */
export interface EndKeeper {
  keepHead(head: Witness): Promise<void>;
  readHead(): Promise<Witness | null>;
}

/**
 * Keeps each new end of the books (BOK-06). What was kept before is not replaced where the books lack it: then a backup was
 * put back, and only `books restored` says so (BOK-30).
 */
export function createEndKeeper(db: Db, { keepHead, readHead }: EndKeeper, log: Pick<FastifyBaseLogger, 'error'>) {
  let own: string | null = null;
  let hasTold = false;
  return async ({ seq, hash }: Witness): Promise<void> => {
    const kept = await readHead();
    if (kept && kept.hash !== own && !(await hasEntryOf(db, kept))) {
      if (!hasTold)
        log.error({ kept: kept.seq, head: seq }, 'the books lack the end that was kept: see books restored');
      hasTold = true;
      return;
    }
    await keepHead({ seq, hash });
    own = hash;
  };
}
