import { chmodSync, chownSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { goodEnvironment, openGoodWorld, statesOf } from '../testing/good-world.ts';
import { examineEnvironmentFile } from './environment-file.ts';
import { examineFolders } from './folders.ts';

const megabyte = 2 ** 20;

describe('the folders of a shop', () => {
  it.each([
    [50_000, 'good', /48,8 Go|48\.8|49 Go/],
    [1_023, 'doubtful', /1\s?023 Mo/],
    [199, 'bad', /199 Mo/],
  ])('have room on their disk, or not: %i MB [OFC-30]', async (megabytes, state, says) => {
    const world = await openGoodWorld({ freeBytes: async () => megabytes * megabyte });
    const findings = await examineFolders(world);
    expect(statesOf(findings)).toEqual(['good data', `${state} data-disk`, 'good backup-folder']);
    expect(findings[1]?.says).toMatch(says);
  });

  it('are there [OFC-30]', async () => {
    const world = await openGoodWorld();
    world.config.dataDir = join(world.config.dataDir, 'lost');
    expect(statesOf(await examineFolders(world))).toEqual(['bad data']);
  });

  it('belong to the account that owns the settings of an installed shop [OFC-30]', async () => {
    const world = await openGoodWorld();
    const installed = { ...world, environmentFile: join(world.config.dataDir, 'last.json') };
    expect(statesOf(await examineFolders(installed))[0]).toBe('good data');
    // The folder belongs to another user if the test runs as root. Otherwise the check uses root's file.
    const foreign = { ...installed, environmentFile: '/' };
    if (process.getuid?.() === 0) chownSync(world.config.dataDir, 12_345, 12_345);
    const [finding] = await examineFolders(foreign);
    expect([finding?.state, finding?.advice]).toEqual(['bad', expect.stringContaining('chown --recursive')]);
  });
});

describe('the file of the settings', () => {
  it('is read by the shop alone [OFC-30]', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'comptoir-doctor-')), 'ana.env');
    writeFileSync(file, '');
    const world = await openGoodWorld({ environmentFile: file }, goodEnvironment());
    const stateAt = async (mode: number) => {
      chmodSync(file, mode);
      const [finding] = await examineEnvironmentFile(world);
      return [finding?.state, finding?.advice];
    };
    expect(await stateAt(0o600)).toEqual(['good', null]);
    for (const mode of [0o644, 0o640, 0o602]) expect(await stateAt(mode)).toEqual(['bad', `chmod 600 ${file}`]);
  });
});
