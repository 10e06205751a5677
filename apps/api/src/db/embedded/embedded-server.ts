import { setTimeout as sleep } from 'node:timers/promises';
import { OpenFailure, reasonOf } from '../failure/open-failure.ts';
import { endLeftovers } from './end-leftovers.ts';
import type { Placement } from './placement/placement.ts';
import { type PostgresProcess, startPostgres } from './postgres-process.ts';

export interface EmbeddedServer {
  stop(): Promise<void>;
}

const orderlyStopMilliseconds = 5_000;
/** Milliseconds before each restart. The last pause is repeated. */
const restartPauses = [0, 100, 500, 2_000, 5_000];

/** Starts the server and restarts it after an unexpected exit. The folder must be locked. Throws `OpenFailure`. */
export async function startEmbeddedServer(
  placement: Placement,
  settings: Readonly<Record<string, string>>,
  onTrouble: (error: Error) => void = () => undefined,
): Promise<EmbeddedServer> {
  const start = async () => {
    await endLeftovers(placement.folder);
    return startPostgres(placement, settings);
  };
  let server: PostgresProcess;
  try {
    server = await start();
  } catch (error) {
    if (error instanceof OpenFailure) throw error;
    throw new OpenFailure(`La base de données de ${placement.folder} ne peut pas ouvrir : ${reasonOf(error)}.`, {
      cause: error,
    });
  }

  const stopping = new AbortController();
  const stopWithProcess = () => server.stop();
  process.once('exit', stopWithProcess);

  async function keepRunning(): Promise<void> {
    for (;;) {
      const reason = await server.ended;
      if (stopping.signal.aborted) return;
      onTrouble(new Error(`the database ended and is started again: ${reason}`));
      const next = await startAgain();
      if (next === null) return;
      server = next;
      if (stopping.signal.aborted) server.stop();
    }
  }

  async function startAgain(): Promise<PostgresProcess | null> {
    for (let attempt = 0; ; attempt++) {
      const pause = restartPauses[Math.min(attempt, restartPauses.length - 1)];
      await sleep(pause, null, { signal: stopping.signal }).catch(() => null);
      if (stopping.signal.aborted) return null;
      try {
        return await start();
      } catch (error) {
        onTrouble(new Error(`the database does not start: ${reasonOf(error)}`));
      }
    }
  }

  const kept = keepRunning();
  return {
    stop: async () => {
      stopping.abort();
      server.stop();
      const impatience = setTimeout(() => server.stopAtOnce(), orderlyStopMilliseconds);
      await kept;
      clearTimeout(impatience);
      process.removeListener('exit', stopWithProcess);
    },
  };
}
