import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Hears until it is stopped. */
export interface Listening {
  stop(): Promise<void>;
}

/** What is told while there is no connection is heard by nobody. */
const retryMilliseconds = 1_000;

/**
 * Hears what any process says on a channel of the database, by a connection of its own that is made again when it ends. `onHeard` is called
 * for each saying, and after each connection for those that may have been missed.
 */
export function listenOn(
  address: pg.ClientConfig,
  channel: string,
  { onHeard, onError }: { onHeard: () => void; onError: (error: Error) => void },
): Listening {
  const end = new AbortController();
  let client: pg.Client | null = null;

  async function hear(): Promise<void> {
    client = new pg.Client(address);
    const { promise: ended, resolve } = Promise.withResolvers<void>();
    // Without a listener the loss of the connection would end the process.
    client.on('error', onError).on('notification', onHeard).on('end', resolve);
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      onHeard();
      if (!end.signal.aborted) await ended;
    } catch (error) {
      if (!end.signal.aborted) onError(error as Error);
    } finally {
      await client.end();
    }
  }

  async function run(): Promise<void> {
    while (!end.signal.aborted) {
      await hear();
      await sleep(retryMilliseconds, undefined, { signal: end.signal }).catch(() => undefined);
    }
  }

  const running = run();
  return {
    stop: async () => {
      end.abort();
      await client?.end();
      await running;
    },
  };
}
