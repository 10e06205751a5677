import type { DatabaseOptions, OpenDatabase } from './database.ts';

/** Opens and migrates the database. Throws `OpenFailure` with one sentence when it can't. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  // Only the driver that is used is loaded: the other one would cost memory and time at every start.
  if (options.databaseUrl) {
    const { openPostgres } = await import('./open-postgres.ts');
    return openPostgres(options.databaseUrl, options.onError);
  }
  const { openPglite } = await import('./open-pglite.ts');
  return openPglite(options);
}
