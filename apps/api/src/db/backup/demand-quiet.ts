import { setTimeout as sleep } from 'node:timers/promises';
import { migrationLock } from '../migrate/migration-lock.ts';
import { BackupFailure } from './contents/backup-failure.ts';
import type { CopySource } from './contents/copy-source.ts';

/** PostgreSQL still lists a connection for a moment after it was closed. */
const patienceMilliseconds = 2_000;

/** Keeps servers from starting until the transaction ends. Throws `BackupFailure` if a server is running. */
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
  // PostgreSQL caches its statistics for the whole transaction, so they are cleared before each query.
  await source.rows('select pg_stat_clear_snapshot()');
  // PostgreSQL hides details of other users' connections, so the columns of `pg_stat_activity` may be null.
  const others = await source.rows(`
    select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and coalesce(backend_type, 'client backend') = 'client backend'
    limit 1`);
  return others.length > 0;
}
