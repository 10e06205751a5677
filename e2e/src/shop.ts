import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import manifest from '../../package.json' with { type: 'json' };
import { newDataFolder, type Template } from './shop-template.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const serverFlags = manifest.config.serverFlags.split(' ');
const serverEnvironment = Object.fromEntries(
  manifest.config.serverEnvironment.split(' ').map((pair) => pair.split('=')),
);

export interface Shop {
  url: string;
  dataDir: string;
  /** The address of the Stripe sandbox, unless real Stripe keys are given. */
  sandboxUrl: string;
  output(): string;
  mails(): Promise<string[]>;
  stop(): Promise<number | null>;
  kill(): Promise<void>;
  /** Restarts the shop with the same folder and port; `environment` changes variables such as `CLOCK`. */
  restart(environment?: Record<string, string>): Promise<void>;
  tool(...args: string[]): Promise<string>;
  dispose(): Promise<void>;
}

/** Below the ports that systems give to connections, so that no request of another test takes it before the shop does. */
const ports = { first: 11_000, end: 30_000 };

async function freePort(): Promise<number> {
  const port = randomInt(ports.first, ports.end);
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => resolve(true));
  });
  if (!isFree) return freePort();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A shop may start slowly, because the machine is busy with other tests. */
const startSeconds = 60;

async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + startSeconds * 1000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the shop ended with ${child.exitCode}:\n${output()}`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the shop did not open within ${startSeconds} s:\n${output()}`);
}

function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => child.once('exit', resolve));
}

async function readMails(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'mailbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  return Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8')));
}

/** The command `shop` as it is built, which starts five times as fast as its sources. */
export const toolFile = 'apps/serve/build/shop.js';

function runTool(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((resolve, reject) => {
    const tool = spawn(process.execPath, [toolFile, ...args], { cwd: root, env });
    let printed = '';
    for (const stream of [tool.stdout, tool.stderr]) {
      stream.on('data', (chunk) => {
        printed += chunk;
      });
    }
    tool.once('error', reject);
    tool.once('exit', (code) => (code === 0 ? resolve(printed) : reject(new Error(printed))));
  });
}

/** Friday 20 November 2026, 19:00 in Lyon: the demo restaurant is open for the evening. */
export const fridayEvening = '2026-11-20T18:00:00Z';

interface ShopOptions {
  /** True if its pages and mails lead to this very shop, so that a payment on another page leads back to it. */
  isReachable?: boolean;
  template?: Template;
}

/** Opens a shop on a free port. `environment` adds variables to the demo's, such as `CLOCK` or `DATABASE_URL`. */
export async function openShop(
  environment: Record<string, string> = {},
  { isReachable = false, template = 'shop' }: ShopOptions = {},
): Promise<Shop> {
  const dataDir = environment.DATA_DIR ?? (await newDataFolder(template));
  const [port, sandboxPort] = await Promise.all([freePort(), freePort()]);
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...serverEnvironment,
    ...process.env,
    CLOCK: fridayEvening,
    // The test runner's own value would select React's development build.
    NODE_ENV: 'production',
    DEMO: 'true',
    // All tests share one network address, so the rate limits are higher.
    RATE_LIMIT_FACTOR: '10',
    LOG_LEVEL: 'warn',
    STRIPE_SANDBOX_PORT: String(sandboxPort),
    PRINTER_SANDBOX_PORT: '0',
    // Else a fixed address in pages and mails, independent of the port.
    SITE_ROOT: isReachable ? url : 'http://localhost:3000',
    ...environment,
    PORT: String(port),
    DATA_DIR: dataDir,
  };
  let output = '';
  let child: ChildProcess;

  async function start(): Promise<void> {
    output = '';
    child = spawn(process.execPath, [...serverFlags, manifest.config.serverFile], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
      });
    }
    await untilReady(url, child, () => output);
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    child.kill(signal);
    return ended(child);
  }

  await start();
  return {
    url,
    dataDir,
    sandboxUrl: `http://127.0.0.1:${sandboxPort}`,
    output: () => output,
    restart: (changed = {}) => {
      Object.assign(env, changed);
      return start();
    },
    stop: () => end('SIGTERM'),
    kill: async () => {
      await end('SIGKILL');
    },
    mails: () => readMails(dataDir),
    tool: (...args) => runTool(args, env),
    dispose: async () => {
      await end('SIGTERM');
      if (!environment.DATA_DIR) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
