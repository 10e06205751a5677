import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Where the database of a shop that runs on a folder answers. */
export const databaseOf = (dataDir: string): pg.PoolConfig => ({
  host: join(dataDir, 'database'),
  user: 'comptoir',
  database: 'postgres',
});

/** Asks the database of a shop that runs on a folder. */
export async function askDatabase<T>(
  dataDir: string,
  ask: (query: (text: string) => Promise<Record<string, unknown>[]>) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(databaseOf(dataDir));
  await client.connect();
  try {
    return await ask(async (text) => (await client.query(text)).rows);
  } finally {
    await client.end();
  }
}

/** Calls off the mails that wait: what is measured next is not beside them. */
export function callOffMails(dataDir: string): Promise<void> {
  return askDatabase(dataDir, async (query) => {
    await query('update outbox set done_at = now() where done_at is null');
  });
}

const patienceMilliseconds = 600_000;

/** Waits until the mails of all orders are out. Gives how long that took, seconds. */
export function untilMailsAreOut(dataDir: string): Promise<number> {
  const startedAt = performance.now();
  return askDatabase(dataDir, async (query) => {
    while ((await query('select from outbox where done_at is null limit 1')).length > 0) {
      if (performance.now() - startedAt > patienceMilliseconds) throw new Error('the mails are not out in ten minutes');
      await sleep(500);
    }
    return (performance.now() - startedAt) / 1000;
  });
}
