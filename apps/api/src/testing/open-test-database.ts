import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import type { OpenDatabase } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { createDatabase } from './create-database.ts';

/** A migrated, empty database of the test file's own: PGlite, or PostgreSQL in the project `api-postgres`. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const source = inject('databaseSource');
  if (source.kind === 'pglite') {
    return openDatabase({ dataDir: 'memory://', template: new Blob([readFileSync(source.template)]) });
  }
  return openDatabase({
    databaseUrl: await createDatabase(source.url, `test_${randomUUID().replaceAll('-', '')}`, 'prepared'),
    dataDir: '',
  });
}
