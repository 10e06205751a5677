import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { backupName, dropOldBackups } from './drop-old-backups.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'comptoir-old-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const now = new Date('2026-11-26T03:30:00Z');
const daysAgo = (days: number, site = 'chez-ana') => backupName(site, new Date(now.getTime() - days * 86_400_000));

it('names a backup by its restaurant and its moment [PLT-20]', () => {
  expect(backupName('chez-ana', now)).toBe('chez-ana-2026-11-26T03-30-00Z.shop');
});

it('deletes backups of this restaurant that are too old, and nothing else [PLT-20]', () => {
  const kept = [
    ...[daysAgo(0), daysAgo(29), daysAgo(30), daysAgo(90, 'chez-ana-2'), daysAgo(90, 'ana')],
    ...['chez-ana-notes.shop', 'last.json', `${daysAgo(90)}.partial`, 'chez-ana-2026-01-01.backup'],
  ];
  const old = [daysAgo(31), daysAgo(400)];
  for (const name of [...kept, ...old]) writeFileSync(join(folder, name), '');
  const wish = { site: 'chez-ana', keepDays: 30, keep: daysAgo(0), now };
  expect(dropOldBackups(folder, wish).sort()).toEqual(old.sort());
  expect(readdirSync(folder).sort()).toEqual(kept.sort());
});

it('never deletes the newest good one, whatever the clock says [PLT-20]', () => {
  const keep = daysAgo(60);
  writeFileSync(join(folder, keep), '');
  expect(dropOldBackups(folder, { site: 'chez-ana', keepDays: 30, keep, now })).toEqual([]);
  expect(readdirSync(folder)).toEqual([keep]);
});
