import { join } from 'node:path';
import pg from 'pg';

export const databaseOf = (dataDir: string): pg.PoolConfig => ({
  host: join(dataDir, 'database'),
  user: 'comptoir',
  database: 'postgres',
});

/** Queries the database of a running shop, for data that the API does not show. */
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
