import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OpenFailure } from '../failure/open-failure.ts';
import { lockFolder } from './folder-lock.ts';
import { processIdentity } from './process-identity.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'comptoir-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const locks = () => readdirSync(folder).filter((name) => name.endsWith('.lock'));

/** Locks the folder in another process, which reports this and keeps the lock. */
async function holdElsewhere() {
  const source = `
    const { lockFolder } = await import(${JSON.stringify(new URL('./folder-lock.ts', import.meta.url).href)});
    lockFolder(${JSON.stringify(folder)}).then(() => console.log('held'), (error) => console.log(error.message));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, said: said.toString().trim() };
}

async function kill(child: ReturnType<typeof spawn>) {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

describe('the lock of the data folder', () => {
  it('refuses a second server with one sentence that says what to do, and leaves the first alone', async () => {
    const first = await holdElsewhere();
    expect(first.said).toBe('held');
    await expect(lockFolder(folder)).rejects.toThrow(
      `Le dossier de données ${folder} est pris par un autre serveur (processus ${first.child.pid}) : arrêtez-le d’abord, ou choisissez un autre DATA_DIR.`,
    );
    expect(locks()).toHaveLength(1);
    await kill(first.child);
  });

  it('is taken over from a server that was killed', async () => {
    const first = await holdElsewhere();
    await kill(first.child);
    expect(locks()).toHaveLength(1);
    const release = await lockFolder(folder);
    expect(locks()).toEqual([`server.${processIdentity(process.pid)}.lock`]);
    release();
    expect(locks()).toEqual([]);
  });

  it('is taken over when the pid in it now belongs to another program', async () => {
    writeFileSync(join(folder, 'server.1-deadbeef-12345.lock'), '');
    const release = await lockFolder(folder);
    release();
    expect(locks()).toEqual([]);
  });

  it('lets exactly one of several that start at once have it', async () => {
    const started = await Promise.all([holdElsewhere(), holdElsewhere(), holdElsewhere()]);
    const holders = started.filter(({ said }) => said === 'held');
    expect(holders).toHaveLength(1);
    for (const { said } of started)
      expect(said === 'held' || said.includes('est pris par un autre serveur')).toBe(true);
    await expect(lockFolder(folder)).rejects.toThrow(OpenFailure);
    await Promise.all(started.map(({ child }) => kill(child)));
  });

  it('refuses the same process a second time', async () => {
    const release = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(OpenFailure);
    release();
  });
});
