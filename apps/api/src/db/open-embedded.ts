import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { DatabaseOptions, OpenDatabase } from './database.ts';
import { clusterAddress } from './embedded/cluster-address.ts';
import { findHolder, lockFolder } from './embedded/folder-lock.ts';
import { startCluster } from './embedded/start-cluster.ts';
import { chooseTransport } from './embedded/transport.ts';
import { OpenFailure, reasonOf } from './failure/open-failure.ts';
import { migrateTables } from './migrate-tables.ts';
import { databaseOf, openPool } from './open-pool.ts';

/** A first start makes the database before it answers. */
const startMilliseconds = 10_000;

/** Opens the shop's own database in its data folder, which it takes, or joins who has it. Throws `OpenFailure`. */
export async function openEmbedded(options: DatabaseOptions): Promise<OpenDatabase> {
  const { dataDir, release } = await takeFolder(options);
  if (release === null) return joinRunning(dataDir, options);
  try {
    const cluster = await startCluster({ ...options, dataDir });
    const pool = openPool(cluster.address, options.onError);
    const close = async () => {
      await pool.end();
      await cluster.stop();
      release();
    };
    try {
      await migrateTables(pool);
    } catch (error) {
      await close();
      throw error;
    }
    return databaseOf(pool, close);
  } catch (error) {
    release();
    if (error instanceof OpenFailure) throw error;
    throw new OpenFailure(`The database in ${dataDir} can't be opened: ${reasonOf(error)}.`, { cause: error });
  }
}

/** The folder's real path, and how to give it back; null where it is another's and may be shared. */
async function takeFolder({
  dataDir,
  mayJoin,
}: DatabaseOptions): Promise<{ dataDir: string; release: (() => void) | null }> {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const real = realpathSync(dataDir);
    const isJoined = mayJoin === true && findHolder(real) !== null;
    return { dataDir: real, release: isJoined ? null : await lockFolder(real) };
  } catch (error) {
    if (error instanceof OpenFailure) throw error;
    throw new OpenFailure(`The data folder ${dataDir} can't be used: ${reasonOf(error)}.`, { cause: error });
  }
}

/** The database of the shop that runs on the folder; its tables are that shop's to bring up to date. */
async function joinRunning(dataDir: string, { onError }: DatabaseOptions): Promise<OpenDatabase> {
  const { config, release } = clusterAddress(join(dataDir, 'database'), await chooseTransport(dataDir));
  const pool = openPool(config, onError);
  const close = async () => {
    await pool.end();
    release();
  };
  try {
    await untilItAnswers(pool);
  } catch (error) {
    await close();
    throw new OpenFailure(`The database of the shop that runs on ${dataDir} can't be used: ${reasonOf(error)}.`, {
      cause: error,
    });
  }
  return databaseOf(pool, close);
}

/** A shop that has just begun to start holds its folder before its database answers. */
async function untilItAnswers(pool: pg.Pool): Promise<void> {
  for (const deadline = performance.now() + startMilliseconds; ; await sleep(100)) {
    try {
      await pool.query('select 1');
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
  }
}
