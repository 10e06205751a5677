import type { DatabaseOptions, OpenDatabase } from './database.ts';
import { OpenFailure, reasonOf } from './failure/open-failure.ts';
import { migrateTables } from './migrate/migrate-tables.ts';
import { databaseOf, openPool } from './open-pool.ts';
import { reachEmbedded } from './reach-embedded.ts';

/** Starts the embedded database, or connects to the shop that already runs it. Throws `OpenFailure`. */
export async function openEmbedded(options: DatabaseOptions): Promise<OpenDatabase> {
  const server = await reachEmbedded(options);
  const pool = openPool(server.address, options);
  const close = async () => {
    await pool.end();
    await server.release();
  };
  try {
    if (!server.isJoined && !options.isOnlyLooking) await migrateTables(pool);
  } catch (error) {
    await close();
    throw new OpenFailure(`La base de données de ${options.dataDir} ne peut pas ouvrir : ${reasonOf(error)}.`, {
      cause: error,
    });
  }
  return databaseOf(pool, { close, onError: options.onError });
}
