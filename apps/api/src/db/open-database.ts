import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { DatabaseOptions, OpenDatabase } from './database.ts';
import { OpenFailure, reasonOf } from './failure/open-failure.ts';
import { isUnavailable } from './is-unavailable.ts';
import { migrateTables } from './migrate/migrate-tables.ts';
import { openEmbedded } from './open-embedded.ts';
import { databaseOf, openPool } from './open-pool.ts';

const retryMilliseconds = 1_000;

export function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  return options.databaseUrl ? openByAddress(options.databaseUrl, options) : openEmbedded(options);
}

async function openByAddress(connectionString: string, options: DatabaseOptions): Promise<OpenDatabase> {
  const pool = readAddress(connectionString, options);
  try {
    if (options.waiting) await untilItAnswers(pool, options.waiting, options.onNotice);
    if (!options.isOnlyLooking) await migrateTables(pool);
  } catch (error) {
    await pool.end();
    throw new OpenFailure(`Le serveur PostgreSQL de DATABASE_URL est inutilisable : ${reasonOf(error)}.`, {
      cause: error,
    });
  }
  return databaseOf(pool, { close: () => pool.end(), onError: options.onError });
}

/** After a reboot the shop may start before its database server, so an unreachable server is retried. */
async function untilItAnswers(pool: pg.Pool, waiting: AbortSignal, onNotice: DatabaseOptions['onNotice']) {
  for (let isFirst = true; ; isFirst = false) {
    try {
      (await pool.connect()).release();
      return;
    } catch (error) {
      if (waiting.aborted || !isUnavailable(error)) throw error;
      if (isFirst)
        onNotice?.(`Le serveur PostgreSQL de DATABASE_URL ne répond pas (${reasonOf(error)}) : la boutique l’attend.`);
      await sleep(retryMilliseconds, undefined, { signal: waiting }).catch(() => undefined);
    }
  }
}

function readAddress(connectionString: string, options: DatabaseOptions): pg.Pool {
  try {
    return openPool({ connectionString }, options);
  } catch (error) {
    throw new OpenFailure(`DATABASE_URL n’est pas une adresse de PostgreSQL : ${reasonOf(error)}.`, { cause: error });
  }
}
