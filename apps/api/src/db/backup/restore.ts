import type { MigrationMeta } from 'drizzle-orm/migrator';
import type { Client } from 'pg';
import { applyMigrations, makeMigrationsTable } from '../migrate/apply-migrations.ts';
import { knownMigrations } from '../migrate/known-migrations.ts';
import { type BackupPlace, sourceOf } from './back-up.ts';
import { clearDatabase } from './clear-database.ts';
import { BackupFailure } from './contents/backup-failure.ts';
import type { BackupHeader } from './contents/backup-header.ts';
import { plainText } from './contents/plain-text.ts';
import { demandQuiet } from './demand-quiet.ts';
import { type OpenBackup, openBackup } from './file/open-backup.ts';
import { loadBackup } from './load-backup.ts';
import { withClient } from './with-client.ts';

export interface Restored {
  header: BackupHeader;
  leftOut: string[];
}

/** Loads a backup into a database without orders and then migrates it, in one transaction. Throws `BackupFailure`. */
export async function restore({ address, file }: BackupPlace, known = knownMigrations()): Promise<Restored> {
  const backup = await openBackup(file);
  try {
    const migrations = findMigrations(file, backup.header, known);
    const leftOut = await withClient(address, (client) => restoreInto(client, backup, migrations));
    return { header: backup.header, leftOut };
  } finally {
    backup.close();
  }
}

interface Migrations {
  upToFile: MigrationMeta[];
  afterFile: MigrationMeta[];
}

function findMigrations(file: string, { schemaVersion }: BackupHeader, all: MigrationMeta[]): Migrations {
  const count = all.findIndex(({ folderMillis }) => folderMillis === schemaVersion) + 1;
  if (schemaVersion < (all[0]?.folderMillis ?? 0))
    throw new BackupFailure(`${file} est d’une version d’avant 1.0.0, que celle-ci ne sait pas lire.`);
  if (count === 0)
    throw new BackupFailure(
      `${file} est d’une version de la boutique que celle-ci ne connaît pas : mettez d’abord celle-ci à jour.`,
    );
  return { upToFile: all.slice(0, count), afterFile: all.slice(count) };
}

async function restoreInto(client: Client, backup: OpenBackup, migrations: Migrations): Promise<string[]> {
  const source = sourceOf(client);
  await client.query('begin');
  for (const setting of plainText) await client.query(setting);
  await demandQuiet(source);
  await clearDatabase(source);
  await makeMigrationsTable(client);
  await applyMigrations(client, migrations.upToFile);
  // The file has the rows that a trigger writes when orders arrive.
  await client.query(`set local comptoir.restoring = 'on'`);
  const leftOut = await loadBackup(client, source, backup);
  await client.query(`set local comptoir.restoring = 'off'`);
  await applyMigrations(client, migrations.afterFile);
  // Without fresh statistics PostgreSQL would plan the first queries badly.
  await client.query('analyze');
  await client.query('commit');
  return leftOut;
}
