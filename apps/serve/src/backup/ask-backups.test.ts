import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { askBackups } from './ask-backups.ts';
import { type LastBackup, writeLastBackup } from './last-backup.ts';

let folder: string;
let hour: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'comptoir-ask-'));
  hour = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

const night = Temporal.Instant.from('2026-11-26T03:30:00Z');
const now = () => night.add({ hours: hour });
const ask = (passphrase: string | null = null) => {
  const choice = { folder, passphrase, keepDays: 30, command: null };
  const standing = askBackups(choice, now);
  return () => JSON.parse(JSON.stringify(standing()));
};
const good: LastBackup = {
  at: night.toString(),
  file: 'a.shop',
  madeAt: night.toString(),
  bytes: 1,
  triedAt: null,
  copiedAt: null,
  failure: null,
};

it('fail if the last good one is older than thirty hours, until the next one [PLT-26]', () => {
  const standing = ask();
  writeLastBackup(folder, good);
  hour = 30;
  expect(standing()).toEqual({ lastSuccessAt: '2026-11-26T03:30:00Z', failingSince: null });
  hour = 31;
  expect(standing().failingSince).toBe('2026-11-27T09:30:00Z');
  writeLastBackup(folder, { ...good, madeAt: now().toString() });
  expect(standing()).toEqual({ lastSuccessAt: '2026-11-27T10:30:00Z', failingSince: null });
});

it('fail since the last one failed, even if there is a file [PLT-26]', () => {
  writeLastBackup(folder, { ...good, at: '2026-11-26T03:31:00Z', failure: 'BACKUP_COMMAND a échoué' });
  expect(ask()()).toEqual({ lastSuccessAt: '2026-11-26T03:30:00Z', failingSince: '2026-11-26T03:31:00Z' });
});

it('fail without one thirty hours after the shop opened, if backups are on [PLT-26]', () => {
  const [wanted, unwanted] = [ask('trois crêpes'), ask()];
  expect(wanted()).toEqual({ lastSuccessAt: null, failingSince: null });
  hour = 31;
  expect(wanted()).toEqual({ lastSuccessAt: null, failingSince: '2026-11-27T09:30:00Z' });
  expect(unwanted()).toBeNull();
});
