import { inject } from 'vitest';
import type { OpenDatabase } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { createDatabase, newDatabaseName } from './create-database.ts';

export async function openTestDatabase(): Promise<OpenDatabase> {
  const databaseUrl = await createDatabase(inject('clusterUrl'), newDatabaseName('test'), 'prepared');
  return openDatabase({ databaseUrl, dataDir: '' });
}
