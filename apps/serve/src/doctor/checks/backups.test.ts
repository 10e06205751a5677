import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { goodEnvironment, openGoodWorld, statesOf } from '../testing/good-world.ts';
import { examineBackups } from './backups.ts';

const madeAt = '2026-11-26T03:00:00Z';
const last = { at: madeAt, file: 'a', madeAt, bytes: 1, triedAt: madeAt, copiedAt: madeAt, failure: null };

/** Runs the checks on a record of the last backup. Null means that there is no record. */
async function examined(change: Partial<Record<keyof typeof last, unknown>> | null, environment = {}) {
  const world = await openGoodWorld({}, { ...goodEnvironment(), ...environment });
  const file = join(world.config.backup.folder, 'last.json');
  if (change) writeFileSync(file, JSON.stringify({ ...last, ...change }));
  else rmSync(file);
  return examineBackups(world);
}

describe('the backups', () => {
  it('are of last night, tried, and also kept elsewhere [OFC-30]', async () => {
    const findings = await examined({});
    expect(statesOf(findings)).toEqual(['good backup', 'good backup-copy']);
    expect(findings[0]?.says).toContain('26 novembre 2026');
  });

  it.each<[string, Parameters<typeof examined>, string]>([
    ['were never made', [null], 'doubtful backup'],
    ['are older than a night', [{ madeAt: '2026-11-25T01:59:00Z' }], 'bad backup'],
    ['failed', [{ failure: 'Le disque est plein.' }], 'bad backup'],
    ['were never tried', [{ triedAt: null }], 'doubtful backup-trial'],
    ['are here only', [{}, { BACKUP_COMMAND: '' }], 'doubtful backup-copy'],
    ['were never taken elsewhere', [{ copiedAt: null }], 'doubtful backup-copy'],
    ['hold no secrets', [{}, { BACKUP_PASSPHRASE: '' }], 'doubtful backup-passphrase'],
  ])('%s [OFC-30]', async (_, given, state) => {
    const findings = await examined(...given);
    expect(statesOf(findings)).toContain(state);
    expect(findings.filter((finding) => finding.state !== 'good')).toHaveLength(1);
  });

  it('failed for the noted reason [OFC-30]', async () => {
    const [finding] = await examined({ failure: 'Le disque est plein.' });
    expect(finding?.says).toBe('La dernière sauvegarde a échoué : Le disque est plein.');
  });
});
