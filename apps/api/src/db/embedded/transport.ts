import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

export interface Transport {
  initdbOptions: string[];
  settings: Readonly<Record<string, string>>;
  address(folder: string): { host: string; port: number; password?: string };
}

/** This transport is a unix socket in the database folder: only users who can enter the folder can connect. */
const unixSocket: Transport = {
  initdbOptions: ['--auth=trust'],
  // The socket path is relative, so the folder's path may be long and contain commas.
  settings: { listen_addresses: '', unix_socket_directories: '.', unix_socket_permissions: '0700' },
  address: (folder) => ({ host: folder, port: 5432 }),
};

/** Uses a local port and a random password from the data folder, on systems without unix sockets. */
export async function loopbackPort(dataDir: string): Promise<Transport> {
  const passwordFile = join(dataDir, 'database.password');
  if (!existsSync(passwordFile)) writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return {
    initdbOptions: ['--auth=scram-sha-256', `--pwfile=${passwordFile}`],
    settings: { listen_addresses: '127.0.0.1', port: String(await freePort()), unix_socket_directories: '' },
    address: (folder) => ({
      host: '127.0.0.1',
      // The fourth line of postmaster.pid contains the port.
      port: Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[3]),
      password: readFileSync(passwordFile, 'utf8'),
    }),
  };
}

export async function chooseTransport(dataDir: string): Promise<Transport> {
  return process.platform === 'win32' ? loopbackPort(dataDir) : unixSocket;
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
