import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDatabase } from '../open-database.ts';
import { clusterAddress } from './cluster-address.ts';
import { startEmbeddedServer } from './embedded-server.ts';
import { choosePlacement } from './placement/choose-placement.ts';
import { prepareCluster } from './prepare-cluster.ts';
import { serverSettings } from './server-settings.ts';
import { loopbackPort } from './transport.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'comptoir-transport-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

async function ask(config: pg.ClientConfig): Promise<unknown> {
  const client = new pg.Client(config);
  await client.connect();
  const { rows } = await client.query('select 1 as one');
  await client.end();
  return rows;
}

it('answers on a port of this machine alone, to who knows the password, where there are no sockets', async () => {
  const transport = await loopbackPort(dataDir);
  const passwordFile = join(dataDir, 'database.password');
  expect(statSync(passwordFile).mode & 0o777).toBe(0o600);
  // In the test another user may have to read the password file; a real shop runs the database as its own user.
  chmodSync(passwordFile, 0o644);
  const placement = await choosePlacement(dataDir);
  await prepareCluster(placement, { transport });
  const server = await startEmbeddedServer(placement, { ...serverSettings, ...transport.settings });
  try {
    const { config } = clusterAddress(placement.folder, transport);
    expect(config.host).toBe('127.0.0.1');
    expect(await ask(config)).toEqual([{ one: 1 }]);
    await expect(ask({ ...config, password: 'guessed' })).rejects.toThrow('password authentication failed');
    // A password outside of the URL may contain any characters.
    const strange = `p@:/?#%41 '"\\é`;
    const admin = new pg.Client(config);
    await admin.connect();
    await admin.query(`alter role ${config.user} password ${pg.escapeLiteral(strange)}`);
    await admin.end();
    vi.stubEnv('PGPASSWORD', strange);
    const address = `postgres://${config.user}@127.0.0.1:${config.port}/postgres`;
    expect(await ask({ connectionString: address })).toEqual([{ one: 1 }]);
    const opened = await openDatabase({ databaseUrl: address, dataDir });
    await opened.close();
    // A tool that starts later reads port and password from the folder.
    expect(clusterAddress(placement.folder, await loopbackPort(dataDir)).config).toEqual(config);
  } finally {
    vi.unstubAllEnvs();
    await server.stop();
  }
});
