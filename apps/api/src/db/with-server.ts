import type { ClientConfig } from 'pg';
import type { DatabaseOptions } from './database.ts';
import { reachEmbedded } from './reach-embedded.ts';

/** Runs `work` on the database without migrations. Throws `OpenFailure`. */
export async function withServer<T>(options: DatabaseOptions, work: (address: ClientConfig) => Promise<T>): Promise<T> {
  if (options.databaseUrl) return work({ connectionString: options.databaseUrl });
  const server = await reachEmbedded(options);
  try {
    return await work(server.address);
  } finally {
    await server.release();
  }
}
