import type { TestProject } from 'vitest/node';
import { openDatabase } from '../db/open-database.ts';
import { createDatabase } from './create-database.ts';
import { startTestCluster } from './test-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string;
  }
}

/** Starts one server with a migrated database that each test file copies, because a migration takes seconds. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  const clusterUrl = cluster.url('postgres');
  const prepared = await openDatabase({ databaseUrl: await createDatabase(clusterUrl, 'prepared'), dataDir: '' });
  await prepared.close();
  project.provide('clusterUrl', clusterUrl);
  return () => cluster.stop();
}
