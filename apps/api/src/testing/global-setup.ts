import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../db/open-database.ts';
import { createPglite } from '../db/open-pglite.ts';
import { createDatabase } from './create-database.ts';
import { findPostgres, startPostgres } from './postgres-cluster.ts';

/** What a test file opens its own fresh database from. */
export type TestDatabaseSource = { kind: 'pglite'; template: string } | { kind: 'postgres'; url: string };

declare module 'vitest' {
  interface ProvidedContext {
    databaseSource: TestDatabaseSource;
  }
}

/** Prepares one migrated database that every test file starts from: to migrate anew in each would take seconds. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  return project.config.env.TEST_DATABASE === 'postgres' ? preparePostgres(project) : preparePglite(project);
}

async function preparePglite(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'comptoir-template-'));
  const template = join(folder, 'database.tar');
  const client = await createPglite('memory://');
  const dump = await client.dumpDataDir('none');
  writeFileSync(template, Buffer.from(await dump.arrayBuffer()));
  await client.close();
  project.provide('databaseSource', { kind: 'pglite', template });
  return async () => rmSync(folder, { recursive: true, force: true });
}

async function preparePostgres(project: TestProject): Promise<() => Promise<void>> {
  const bin = findPostgres();
  if (bin === null) throw new Error('There is no PostgreSQL server on this machine.');
  const cluster = await startPostgres(bin);
  const template = await openDatabase({
    databaseUrl: await createDatabase(cluster.url('postgres'), 'prepared'),
    dataDir: '',
  });
  await template.close();
  project.provide('databaseSource', { kind: 'postgres', url: cluster.url('postgres') });
  return () => cluster.stop();
}
