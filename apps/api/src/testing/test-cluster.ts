import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startCluster } from '../db/embedded/start-cluster.ts';

/** Tests outlive no power cut, and many files of them connect at once. */
const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '200' };

/** A throw-away server with the shop's own binaries. */
export interface TestCluster {
  /** The address of one of its databases, for somebody who may make databases and nothing else, as on a managed server. */
  url(database: string): string;
  stop(): Promise<void>;
}

/** Starts a server in a temporary folder. */
export async function startTestCluster(): Promise<TestCluster> {
  const dataDir = mkdtempSync(join(tmpdir(), 'comptoir-cluster-'));
  const { address, stop } = await startCluster({ dataDir, settings });
  const { host, port } = address;
  const superuser = new pg.Client(address);
  await superuser.connect();
  await superuser.query(
    'create role shop login createdb; create role guest login; alter database postgres owner to shop',
  );
  await superuser.end();
  return {
    url: (database) => `postgresql://shop@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
    stop: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
