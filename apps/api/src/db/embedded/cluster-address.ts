import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clusterUser } from './prepare-cluster.ts';
import type { Transport } from './transport.ts';

export interface ClusterAddress {
  config: { host: string; port: number; user: string; database: string; password?: string };
  release(): void;
}

/** The maximum length of a unix socket path in bytes, on the strictest operating system. */
const longestSocketPath = 103;

/** Returns the address of a folder's running server. A socket path that is too long is replaced by a shorter one. */
export function clusterAddress(folder: string, transport: Transport): ClusterAddress {
  const address = transport.address(folder);
  const config = { ...address, user: clusterUser, database: 'postgres' };
  const isSocket = address.host === folder;
  if (!isSocket || Buffer.byteLength(join(folder, `.s.PGSQL.${address.port}`)) <= longestSocketPath)
    return { config, release: () => undefined };
  const short = mkdtempSync(join(tmpdir(), 'comptoir-'));
  const host = join(short, 'd');
  symlinkSync(folder, host);
  return { config: { ...config, host }, release: () => rmSync(short, { recursive: true, force: true }) };
}
