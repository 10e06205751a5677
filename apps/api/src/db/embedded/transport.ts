import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** How the shop and its tools speak with the embedded server. */
export interface Transport {
  /** For the making of the database. */
  initdbOptions: string[];
  /** For each start of its server. */
  settings: Readonly<Record<string, string>>;
  /** Where the running server of a folder answers, in the driver's words. */
  address(folder: string): { host: string; port: number; password?: string };
}

/** A unix socket in the database's own folder: whoever may open the folder may speak, and nobody else. */
const unixSocket: Transport = {
  initdbOptions: ['--auth=trust'],
  // Named from within the folder: no path is too long for that, and no comma in it is misread.
  settings: { listen_addresses: '', unix_socket_directories: '.', unix_socket_permissions: '0700' },
  address: (folder) => ({ host: folder, port: 5432 }),
};

/** A port of this machine and a random password in the data folder, where there are no unix sockets. */
export async function loopbackPort(dataDir: string): Promise<Transport> {
  const passwordFile = join(dataDir, 'database.password');
  if (!existsSync(passwordFile)) writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return {
    initdbOptions: ['--auth=scram-sha-256', `--pwfile=${passwordFile}`],
    settings: { listen_addresses: '127.0.0.1', port: String(await freePort()), unix_socket_directories: '' },
    address: (folder) => ({
      host: '127.0.0.1',
      // The server names its port in the fourth line of its lock.
      port: Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[3]),
      password: readFileSync(passwordFile, 'utf8'),
    }),
  };
}

/** What this system has. */
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
