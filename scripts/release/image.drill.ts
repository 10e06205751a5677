import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildImage, type Image, inRoot } from '../testing/build-image.ts';
import { ownPlatform, packRelease } from '../testing/pack-release.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

let workshop: string;
let image: Image;
let environment: Record<string, string>;
let shop: ChildProcess;
let said = '';

/** Folders that a container engine mounts into each container. */
const mounts = ['dev', 'proc'];

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Runs a command in the image, as `docker compose exec` does. */
function execute(command: string[]): string {
  const [program, args] = inRoot({ ...image, environment: { ...image.environment, ...environment } }, command);
  return execFileSync(program, args, { encoding: 'utf8' });
}

// Needs root and `debootstrap` on Debian or Ubuntu, but no container engine.
beforeAll(async () => {
  workshop = mkdtempSync(join(tmpdir(), 'comptoir-image-'));
  const [base, context] = [join(workshop, 'base'), join(workshop, 'context')];
  execFileSync('debootstrap', ['--variant=minbase', 'bookworm', base], { stdio: ['ignore', 'ignore', 'inherit'] });
  packRelease(join(context, 'releases'), [ownPlatform]);
  image = buildImage(readFileSync(join(repository, 'Dockerfile'), 'utf8'), { context, base, workshop });
  for (const name of mounts) execFileSync('mount', ['--rbind', `/${name}`, join(image.root, name)]);
  for (const name of mounts) execFileSync('mount', ['--make-rslave', join(image.root, name)]);
}, 900_000);

afterAll(async () => {
  if (shop?.exitCode === null && shop.signalCode === null) {
    shop.kill('SIGKILL');
    await once(shop, 'exit');
  }
  for (const name of image ? mounts : []) execFileSync('umount', ['--recursive', join(image.root, name)]);
  // Does not delete anything that is still mounted.
  execFileSync('rm', ['--recursive', '--force', '--one-file-system', workshop]);
});

describe('the image of a release', () => {
  it('has no npm, no Node but the release’s, and is an ordinary user’s', () => {
    const { uid } = statSync(join(image.root, 'data'));
    expect([image.user, uid]).toEqual(['comptoir', 10_001]);
    environment = {};
    expect(execute(['/bin/sh', '-c', 'id -u; command -v npm node || true'])).toBe('10001\n');
    expect(image.volumes).toEqual(['/data', '/backups', '/srv/comptoir']);
  });

  it('opens a shop as its command says, that its health check finds well', async () => {
    const PORT = String(await freePort());
    environment = { DEMO: 'true', HOST: '127.0.0.1', PORT, STRIPE_SANDBOX_PORT: '0', LOG_LEVEL: 'warn' };
    expect(() => execute(image.healthCheck)).toThrow();
    const [program, args] = inRoot({ ...image, environment: { ...image.environment, ...environment } }, image.command);
    shop = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [shop.stdout, shop.stderr])
      stream?.on('data', (chunk) => {
        said += chunk;
      });
    await expect.poll(() => said, { timeout: 60_000 }).toContain('est ouverte : http');
    expect(await (await fetch(`http://127.0.0.1:${PORT}/menu`)).text()).toContain('Margherita');
    execute(image.healthCheck);
  }, 120_000);

  it('has the tools of a shop, which work beside it', () => {
    expect(execute(['shop', 'orders'])).toContain('Camille Martin');
    const owner = execute(['shop', 'office', 'owner', '--email', 'zoe@example.com']);
    expect(owner).toContain('Ce lien fait entrer zoe@example.com');
  }, 120_000);

  it('is backed up into its volume, and restored into an empty one', () => {
    const orders = execute(['shop', 'orders']);
    environment.BACKUP_PASSPHRASE = 'une phrase que personne ne devine';
    execute(['shop', 'backup']);
    const [file = 'none'] = readdirSync(join(image.root, 'backups')).filter((name) => name.endsWith('.shop'));
    environment.DATA_DIR = '/data/restored';
    expect(execute(['shop', 'restore', `/backups/${file}`, '--keep-site'])).toContain('est remise comme elle était');
    expect(execute(['shop', 'orders'])).toBe(orders);
    delete environment.DATA_DIR;
  }, 120_000);

  it('sells for the restaurant whose folder is put into it, and can’t change that', () => {
    const site = execute(['shop', 'site', 'check']);
    expect(site).toContain('/srv/comptoir/leve-tard');
    expect(() => execute(['touch', '/srv/comptoir/leve-tard/new'])).toThrow();
  });

  it('ends within ten seconds when it is told to stop, and has its orders when it starts again', async () => {
    const orders = execute(['shop', 'orders']);
    const startedAt = performance.now();
    shop.kill('SIGTERM');
    expect(await once(shop, 'exit')).toEqual([0, null]);
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    expect(execute(['shop', 'orders'])).toBe(orders);
  }, 60_000);
});
