import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseOptions } from './database.ts';
import { clusterAddress } from './embedded/cluster-address.ts';
import { findHolder, lockFolder } from './embedded/folder-lock.ts';
import { startCluster } from './embedded/start-cluster.ts';
import { chooseTransport } from './embedded/transport.ts';
import { OpenFailure, reasonOf } from './failure/open-failure.ts';

export interface ReachedServer {
  address: pg.ClientConfig;
  /** True if another shop runs the server. Its tables must not be migrated by this process. */
  isJoined: boolean;
  release(): Promise<void>;
}

const startMilliseconds = 10_000;

/** Locks the data folder and starts its server, or joins the shop that holds the lock. Throws `OpenFailure`. */
export async function reachEmbedded(options: DatabaseOptions): Promise<ReachedServer> {
  const { dataDir, release } = await takeFolder(options);
  if (release === null) return joinRunning(dataDir);
  try {
    const { address, stop } = await startCluster({ ...options, dataDir });
    return {
      address,
      isJoined: false,
      release: async () => {
        await stop();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** Returns the real path of the folder and the function that unlocks it, or null if a running shop holds the lock. */
async function takeFolder({
  dataDir,
  mayJoin,
  mustExist,
}: DatabaseOptions): Promise<{ dataDir: string; release: (() => void) | null }> {
  if (mustExist && !existsSync(dataDir))
    throw new OpenFailure(
      `Il n’y a pas de dossier ${dataDir} : démarrez la boutique une fois, ou indiquez son DATA_DIR.`,
    );
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const real = realpathSync(dataDir);
    const isJoined = mayJoin === true && findHolder(real) !== null;
    return { dataDir: real, release: isJoined ? null : await lockFolder(real) };
  } catch (error) {
    if (error instanceof OpenFailure) throw error;
    throw new OpenFailure(`Le dossier de données ${dataDir} est inutilisable : ${reasonOf(error)}.`, { cause: error });
  }
}

async function joinRunning(dataDir: string): Promise<ReachedServer> {
  const { config, release } = clusterAddress(join(dataDir, 'database'), await chooseTransport(dataDir));
  try {
    await untilItAnswers(config);
  } catch (error) {
    release();
    throw new OpenFailure(
      `La base de données de la boutique ouverte sur ${dataDir} est inutilisable : ${reasonOf(error)}.`,
      {
        cause: error,
      },
    );
  }
  return { address: config, isJoined: true, release: async () => release() };
}

/** A starting shop locks its folder before its database accepts connections. */
async function untilItAnswers(address: pg.ClientConfig): Promise<void> {
  for (const deadline = performance.now() + startMilliseconds; ; await sleep(100)) {
    const client = new pg.Client({ ...address, connectionTimeoutMillis: 5_000 });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
    } finally {
      await client.end();
    }
  }
}
