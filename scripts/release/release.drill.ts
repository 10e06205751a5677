import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { archiveIn, ownPlatform, packRelease } from '../testing/pack-release.ts';

/** PostgreSQL refuses to run as root, so a test as root uses an account without privileges. */
const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
/** The environment of a machine without Node. */
const bare = { PATH: '/usr/bin:/bin', HOME: '/nonexistent' };

let root: string;
let release: string;
let sites: string;
const running: ChildProcess[] = [];

function newFolder(name: string): string {
  const folder = join(root, name);
  mkdirSync(folder);
  if (account.uid) chownSync(folder, account.uid, account.gid);
  return folder;
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'comptoir-drill-'));
  chmodSync(root, 0o755);
  packRelease(join(root, 'first'));
  execFileSync('tar', ['--extract', '--file', archiveIn(join(root, 'first')), '--directory', newFolder('opt')]);
  release = join(root, 'opt', readdirSync(join(root, 'opt'))[0] ?? '');
  // A restaurant's folder is outside of the release.
  sites = newFolder('sites');
  cpSync(join(release, 'sites'), sites, { recursive: true });
  rmSync(join(release, 'sites'), { recursive: true });
}, 900_000);
afterAll(() => {
  for (const process of running) process.kill('SIGKILL');
  rmSync(root, { recursive: true, force: true });
});

const environmentOf = (dataDir: string) => ({
  ...bare,
  DATA_DIR: dataDir,
  SITES_DIR: sites,
  DEMO: 'true',
  NODE_ENV: 'production',
});

/** Resolves with the process and the address of the release's shop. */
async function start(dataDir: string): Promise<{ shop: ChildProcess; url: string }> {
  const env = { ...environmentOf(dataDir), PORT: '0', STRIPE_SANDBOX_PORT: '0', LOG_LEVEL: 'silent' };
  const shop = spawn(join(release, 'bin/shop'), ['run'], {
    cwd: dataDir,
    env,
    ...account,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(shop);
  let said = '';
  for (const stream of [shop.stdout, shop.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  await expect.poll(() => said, { timeout: 60_000 }).toMatch(/est ouverte : http:/);
  return { shop, url: /est ouverte : (http\S+)/.exec(said)?.[1] ?? '' };
}

const tool = (dataDir: string, ...args: string[]) =>
  execFileSync(join(release, 'bin/shop'), args, {
    cwd: dataDir,
    env: environmentOf(dataDir),
    ...account,
    encoding: 'utf8',
  });

describe('a release', () => {
  it('is the same for each platform and build of a commit, byte for byte', () => {
    packRelease(join(root, 'second'), [ownPlatform]);
    expect(readFileSync(archiveIn(join(root, 'second'))).equals(readFileSync(archiveIn(join(root, 'first'))))).toBe(
      true,
    );
    expect(readdirSync(join(root, 'first')).filter((name) => name.endsWith('.sha256'))).toHaveLength(2);
  }, 900_000);

  it('says what is in it, and under which licences', () => {
    execFileSync('sha256sum', ['--check', '--quiet', '--ignore-missing', 'SHA256SUMS'], { cwd: release });
    const { components } = JSON.parse(readFileSync(join(release, 'sbom.cdx.json'), 'utf8')) as {
      components: { name: string }[];
    };
    const names = components.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['fastify', 'react', 'sharp', `node-${ownPlatform}`]));
    expect(names).not.toContain('vitest');
    const licences = readFileSync(join(release, 'LICENCES.txt'), 'utf8');
    for (const name of ['fastify', 'react', 'sharp'])
      expect(licences).toMatch(new RegExp(`^${name} \\d.*: (MIT|Apache-2.0)`, 'm'));
  });

  it('runs a shop on a machine without Node, which is killed, backed up and restored into an empty folder', async () => {
    const [dataDir, other] = [newFolder('data'), newFolder('other')];
    const first = await start(dataDir);
    expect(await (await fetch(`${first.url}/menu`)).text()).toContain('Margherita');
    expect((await fetch(`${first.url}/v2/docs/static/index.css`)).status).toBe(200);
    const orders = tool(dataDir, 'orders');
    expect(orders).toContain('Camille Martin');
    first.shop.kill('SIGKILL');
    await once(first.shop, 'exit');

    const second = await start(dataDir);
    tool(dataDir, 'database', 'backup', join(dataDir, 'shop.backup'));
    second.shop.kill('SIGTERM');
    await once(second.shop, 'exit');
    await sleep(100);
    tool(other, 'database', 'restore', join(dataDir, 'shop.backup'));
    expect(tool(other, 'orders')).toBe(orders);
  }, 180_000);
});
