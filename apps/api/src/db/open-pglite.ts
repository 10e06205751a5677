import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { DatabaseOptions, OpenDatabase } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { OpenFailure, reasonOf } from './open-failure.ts';
import * as schema from './schema/index.ts';

/** Opens the embedded database, alone on its folder. Throws `OpenFailure`. */
export async function openPglite({ dataDir, template }: DatabaseOptions): Promise<OpenDatabase> {
  const isInMemory = dataDir.startsWith('memory://');
  const release = isInMemory ? () => undefined : await takeFolder(dataDir);
  try {
    const folder = isInMemory ? dataDir : join(dataDir, 'database');
    const client = await createPglite(folder, template);
    return {
      db: drizzle({ client, schema }),
      kind: 'pglite',
      query: async (text, values) => {
        const result = await client.query<Record<string, unknown>>(text, values);
        return { rows: result.rows, rowCount: result.affectedRows ?? result.rows.length };
      },
      close: async () => {
        await client.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw new OpenFailure(`The database in ${dataDir} can't be opened: ${reasonOf(error)}.`, { cause: error });
  }
}

/** PGlite with its tables brought up to date; the folder's lock keeps others away. */
export async function createPglite(folder: string, template?: Blob): Promise<PGlite> {
  const client = await PGlite.create(folder, {
    extensions: { pg_trgm },
    ...(template && { loadDataDir: template }),
  });
  await migrate(drizzle({ client }), { migrationsFolder });
  return client;
}

async function takeFolder(dataDir: string): Promise<() => void> {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return await lockFolder(dataDir);
  } catch (error) {
    if (error instanceof OpenFailure) throw error;
    throw new OpenFailure(`The data folder ${dataDir} can't be used: ${reasonOf(error)}.`, { cause: error });
  }
}
