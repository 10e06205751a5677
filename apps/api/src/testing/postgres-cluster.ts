import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const root = '/usr/lib/postgresql';

/** Folder of the newest PostgreSQL server installed here; null when there is none. */
export function findPostgres(): string | null {
  if (!existsSync(root)) return null;
  const versions = readdirSync(root).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(root, version, 'bin')).find((bin) => existsSync(join(bin, 'postgres'))) ?? null;
}

/** PostgreSQL refuses to run as root: there it runs as nobody. */
function asOrdinaryUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' })));
  return uid !== undefined && gid !== undefined ? { uid, gid } : {};
}

/** A throw-away PostgreSQL in a temporary folder, reached by its unix socket only. */
export async function startPostgres(bin: string): Promise<{ url(database: string): string; stop(): Promise<void> }> {
  const user = asOrdinaryUser();
  const folder = mkdtempSync(join(tmpdir(), 'comptoir-pg-'));
  chmodSync(folder, 0o777);
  const data = join(folder, 'data');
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...user,
    cwd: folder,
    stdio: 'pipe',
  });
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'fsync=off', 'max_connections=200'];
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  });
  // Also when the tests are broken off: no server is left behind.
  process.once('exit', () => server.kill('SIGINT'));
  await waitUntilReady(bin, folder, server);
  return {
    url: (database) => `postgresql://postgres@/${database}?host=${encodeURIComponent(folder)}`,
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function waitUntilReady(bin: string, folder: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (server.exitCode !== null) break;
    try {
      execFileSync(join(bin, 'pg_isready'), ['-h', folder, '-q']);
      return;
    } catch {
      await sleep(100);
    }
  }
  throw new Error('The PostgreSQL of the tests did not start.');
}
