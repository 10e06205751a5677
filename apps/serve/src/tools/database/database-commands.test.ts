import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@comptoir/api';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runCommand } from '../commands.ts';

let folder: string;
let printed: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'comptoir-tools-'));
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line) => printed.push(line));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

async function makeShop(name: string): Promise<string> {
  const dataDir = join(folder, name);
  await (await openDatabase({ dataDir })).close();
  return dataDir;
}

it.each([
  [['orders']],
  [['catalogue', 'export', 'a.json']],
  [['database', 'backup', 'a.backup']],
  [['office', 'owner', '--email', 'zoe@example.com']],
  [['retention']],
])('%j makes no database', async (words) => {
  const dataDir = join(folder, 'nothing');
  vi.stubEnv('DATA_DIR', dataDir);
  await expect(runCommand(words)).rejects.toThrow(`Il n’y a pas de dossier ${dataDir}`);
  expect(existsSync(dataDir)).toBe(false);
  mkdirSync(dataDir);
  await expect(runCommand(words)).rejects.toThrow(`Il n’y a pas de base d’une boutique dans ${dataDir}`);
  expect(existsSync(join(dataDir, 'database'))).toBe(false);
});

it('keeps a shop in a file and puts it into another data folder, from the command line', async () => {
  const file = join(folder, 'shop.backup');
  vi.stubEnv('DATA_DIR', await makeShop('shop'));
  await runCommand(['orders']);
  await runCommand(['database', 'backup', file]);
  await expect(runCommand(['database', 'backup', file])).rejects.toThrow(`${file} existe déjà`);

  vi.stubEnv('DATA_DIR', join(folder, 'other'));
  await runCommand(['database', 'restore', file]);
  const held = expect.stringMatching(/ : 0 commande pour 0,00\s€, le 20\S+ à \S+ UTC\.$/);
  expect(printed).toEqual(['Aucune commande.', held, held]);
});

it('works with the secret that was kept with a backup, or with another once that is given up', async () => {
  const file = join(folder, 'shop.backup');
  vi.stubEnv('DATA_DIR', await makeShop('shop'));
  await runCommand(['retention']);
  await runCommand(['database', 'backup', file]);

  const restored = join(folder, 'restored');
  vi.stubEnv('DATA_DIR', restored);
  await runCommand(['database', 'restore', file]);
  await expect(runCommand(['retention'])).rejects.toThrow(
    'Cette base de données a servi avec un autre secret des comptes.',
  );
  const made = readFileSync(join(restored, 'account-secret'));
  cpSync(join(folder, 'shop', 'account-secret'), join(restored, 'account-secret'));
  await runCommand(['retention']);

  writeFileSync(join(restored, 'account-secret'), made);
  await expect(runCommand(['retention'])).rejects.toThrow('npm run database forget-secret');
  await runCommand(['database', 'forget-secret']);
  await runCommand(['retention']);
});

it.each([['database'], ['database', 'backup'], ['database', 'restore'], ['database', 'drop', 'all']])(
  'prints its usage for %s %s %s',
  async (...words) => {
    await expect(runCommand(words)).rejects.toThrow('npm run database backup FICHIER');
  },
);
