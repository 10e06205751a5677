import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export interface Listening {
  stop(): Promise<void>;
}

/** Milliseconds before a reconnection. Notifications during this pause are lost. */
const retryMilliseconds = 1_000;

/** `onHeard` runs for each notification and after each connection, because notifications may have been lost. */
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
    // Without an error listener a lost connection would crash the process.
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
