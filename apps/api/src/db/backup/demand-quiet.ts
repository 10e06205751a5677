import { setTimeout as sleep } from 'node:timers/promises';
import { migrationLock } from '../migrate/migration-lock.ts';
import { BackupFailure } from './contents/backup-failure.ts';
import type { CopySource } from './contents/copy-source.ts';

/** A connection that was closed is seen for a moment longer. */
const patienceMilliseconds = 2_000;

/**
 * Keeps servers that start from going on until the end of the transaction that is open. Throws `BackupFailure` where one
 * runs already: what it keeps in memory would be another shop's.
 */
export async function demandQuiet(source: CopySource): Promise<void> {
  const [lock] = await source.rows(`select where pg_try_advisory_xact_lock(${migrationLock})`);
  const deadline = performance.now() + patienceMilliseconds;
  while (!lock || (await hasCompany(source))) {
    if (!lock || performance.now() > deadline)
      throw new BackupFailure(
        'Un autre programme est connecté à la base : arrêtez la boutique, puis remettez la sauvegarde.',
      );
    await sleep(50);
  }
}

async function hasCompany(source: CopySource): Promise<boolean> {
  // Else a transaction sees what it saw the first time.
  await source.rows('select pg_stat_clear_snapshot()');
  // What may not be seen of another user's connection is null.
  const others = await source.rows(`
    select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and coalesce(backend_type, 'client backend') = 'client backend'
    limit 1`);
  return others.length > 0;
}
