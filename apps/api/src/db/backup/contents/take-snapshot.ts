import { BackupFailure } from './backup-failure.ts';
import { type BackupHeader, backupFormat } from './backup-header.ts';
import type { CopySource } from './copy-source.ts';
import { isMigrationsTable, listTables } from './list-tables.ts';
import { plainText } from './plain-text.ts';
import { readContents } from './read-contents.ts';
import { sqlName } from './sql-names.ts';

/** Opens a transaction with a snapshot and counts its rows. Throws `BackupFailure` if the database has no shop. */
export async function takeSnapshot(source: CopySource): Promise<BackupHeader> {
  const tables = await listTables(source);
  if (!tables.some(isMigrationsTable))
    throw new BackupFailure('La base ne contient pas de boutique : il n’y a rien à sauvegarder.');
  await source.rows('begin isolation level repeatable read read only');
  // The lock precedes the first query, which takes the snapshot: a table rewritten after that would seem empty.
  await source.rows(`lock table ${tables.map(sqlName).join(', ')} in access share mode`);
  for (const setting of plainText) await source.rows(setting);
  return {
    format: backupFormat,
    schemaVersion: await readSchemaVersion(source),
    madeAt: new Date().toISOString(),
    ...(await readContents(source)),
  };
}

async function readSchemaVersion(source: CopySource): Promise<number> {
  const [last] = await source.rows<{ version: number | null }>(
    'select max(created_at)::float8 as version from drizzle.__drizzle_migrations',
  );
  return Number(last?.version);
}
