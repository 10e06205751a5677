import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Account, ownAccount, runAs, userAccount } from '../db/embedded/placement/account.ts';
import { readVersion } from '../db/embedded/placement/find-binaries.ts';
import { startPostgres } from '../db/embedded/postgres-process.ts';
import { type Cluster, startCluster } from '../db/embedded/start-cluster.ts';

/** fsync is off because no test needs to survive a power cut. */
const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '200' };

/** A temporary server with the shop's own PostgreSQL, or with the one in the folder `POSTGRES_BIN`. */
export interface TestCluster {
  /** Returns the address of a database for a user who may only create databases, as on a managed server. */
  url(database: string): string;
  stop(): Promise<void>;
}

export async function startTestCluster(): Promise<TestCluster> {
  const dataDir = mkdtempSync(join(tmpdir(), 'comptoir-cluster-'));
  const programs = process.env.POSTGRES_BIN;
  const { address, stop } = programs ? await startOther(programs, dataDir) : await startCluster({ dataDir, settings });
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

/** PostgreSQL refuses to run as root. */
const nobody = { uid: 65_534, gid: 65_534 };

/** Starts a server with another PostgreSQL and its default settings. */
async function startOther(programs: string, dataDir: string): Promise<Cluster> {
  const isRoot = process.getuid?.() === 0;
  const account: Account = isRoot ? userAccount(nobody) : ownAccount;
  const folder = join(dataDir, 'database');
  mkdirSync(folder);
  for (const path of isRoot ? [dataDir, folder] : []) chownSync(path, nobody.uid, nobody.gid);
  const [initdb, pgCtl, postgres] = ['initdb', 'pg_ctl', 'postgres'].map((name) => join(programs, name)) as [
    string,
    string,
    string,
  ];
  const made = await runAs(account, [
    ...([initdb, `--pgdata=${folder}`, '--username=comptoir'] as const),
    ...['--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-instructions'],
  ]);
  if (made.code !== 0) throw new Error(made.output);
  const binaries = { initdb, pgCtl, postgres, version: await readVersion(postgres) };
  const sockets = { listen_addresses: '', unix_socket_directories: '.', unix_socket_permissions: '0700' };
  const server = await startPostgres({ binaries, account, folder }, { ...settings, ...sockets });
  console.log(`The tests’ server is PostgreSQL ${binaries.version}`);
  return {
    address: { host: folder, port: 5432, user: 'comptoir', database: 'postgres' },
    stop: async () => {
      server.stop();
      await server.ended;
    },
  };
}
