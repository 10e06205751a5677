import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import manifest from '../../package.json' with { type: 'json' };
import { databaseMegabytes, residentMegabytes } from './process-memory.ts';
import type { Measure } from './report.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const serverFlags = manifest.config.serverFlags.split(' ');

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

interface Running {
  child: ChildProcess;
  url: string;
  /** From the command to the first page, milliseconds. */
  milliseconds: number;
}

async function start(command: string[], env: Record<string, string>): Promise<Running> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const [file = '', ...args] = command;
  const child = spawn(file, args, {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: 'warn', STRIPE_SANDBOX_PORT: '0', ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await fetch(`${url}/`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`${command.join(' ')} ended with ${child.exitCode}`);
    await sleep(20);
  }
  return { child, url, milliseconds: performance.now() - startedAt };
}

async function stop({ child }: Running): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** Shop and database at rest: after some pages were asked for and a pause. */
async function restingMegabytes(dataDir: string): Promise<{ shop: number; database: number }> {
  const running = await start([process.execPath, ...serverFlags, 'apps/serve/src/main.ts'], { DATA_DIR: dataDir });
  for (const path of ['/', '/menu', '/v2/public/menus']) await (await fetch(running.url + path)).arrayBuffer();
  await sleep(3_000);
  const megabytes = { shop: residentMegabytes(running.child.pid ?? 0), database: databaseMegabytes(dataDir) };
  await stop(running);
  return megabytes;
}

/** How long the second `npm start` takes, and how much memory the shop and its database hold. */
export async function measureProcess(): Promise<Measure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'comptoir-bench-'));
  try {
    await stop(await start(['npm', 'start'], { DATA_DIR: folder }));
    const again = await start(['npm', 'start'], { DATA_DIR: folder });
    await stop(again);
    const { shop, database } = await restingMegabytes(folder);
    return [
      {
        name: 'from npm start to the first page, nothing changed',
        value: again.milliseconds / 1000,
        unit: 's',
        limit: 2.5,
        kind: 'most',
        against: 'a folder that exists',
      },
      {
        name: 'memory at rest, shop and database',
        value: shop + database,
        unit: 'MB',
        limit: 250,
        kind: 'most',
        against: `${Math.round(shop)} MB of the shop, ${Math.round(database)} MB of the database`,
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
