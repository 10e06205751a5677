import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import manifest from '../../../package.json' with { type: 'json' };
import { freePort } from './free-port.ts';

const here = fileURLToPath(new URL('../../..', import.meta.url));
const serverEnvironment = Object.fromEntries(
  manifest.config.serverEnvironment.split(' ').map((pair) => pair.split('=')),
);

/** The command that starts the server process without npm, for the version in a folder. */
export function serverCommand(folder = here): string[] {
  const { config } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  // Versions before 24 November 2026 have no `serverFile`, because their server ran from its sources.
  return [process.execPath, ...config.serverFlags.split(' '), config.serverFile ?? 'apps/serve/src/main.ts'];
}

export interface Running {
  child: ChildProcess;
  url: string;
  /** The time from the start command to the first served page. */
  milliseconds: number;
}

export async function startShop(command: string[], env: Record<string, string>, cwd = here): Promise<Running> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const [file = '', ...args] = command;
  const child = spawn(file, args, {
    cwd,
    env: {
      ...serverEnvironment,
      ...process.env,
      DEMO: 'true',
      LOG_LEVEL: 'warn',
      STRIPE_SANDBOX_PORT: '0',
      ...env,
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await fetch(`${url}/`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`${command.join(' ')} ended with ${child.exitCode}`);
    await sleep(20);
  }
  return { child, url, milliseconds: performance.now() - startedAt };
}

export async function stopShop({ child }: Running): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** A shop in a new folder with the demo's catalogue, without rate limits. */
export interface BenchShop {
  url: string;
  pid: number;
  dataDir: string;
  close(): Promise<void>;
}

interface ShopOptions {
  folder?: string;
  clock?: string;
  env?: Record<string, string>;
}

/** Opens this version, or the one in another folder. By default its clock shows a Friday evening. */
export async function openBenchShop({
  folder,
  clock = '2026-11-20T18:00:00Z',
  env: more = {},
}: ShopOptions = {}): Promise<BenchShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'comptoir-bench-'));
  const env = { DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '100000', CLOCK: clock, ...more };
  const running = await startShop(serverCommand(folder), env, folder);
  return {
    url: running.url,
    pid: running.child.pid ?? 0,
    dataDir,
    close: async () => {
      await stopShop(running);
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
