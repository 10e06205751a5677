import { join } from 'node:path';
import pg from 'pg';

/** Where the database of a shop that runs on a folder answers. */
export const databaseOf = (dataDir: string): pg.PoolConfig => ({
  host: join(dataDir, 'database'),
  user: 'comptoir',
  database: 'postgres',
});

/** Asks the database of a shop that runs on a folder: what is looked for may be what the API hides. */
export async function askDatabase<T>(
  dataDir: string,
  ask: (query: <Row = Record<string, unknown>>(text: string) => Promise<Row[]>) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(databaseOf(dataDir));
  await client.connect();
  try {
    return await ask(async (text) => (await client.query(text)).rows);
  } finally {
    await client.end();
  }
}
