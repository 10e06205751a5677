import type { SettingsContent } from '@comptoir/domain';
import type { Db } from '../../../db/database.ts';
import { insertEntries } from '../../entry/entry-repository.ts';
import { insertAudit } from './audit-repository.ts';

interface Noted {
  /** Who changed them, or the tool. */
  actor: string;
  at: Temporal.Instant;
}

/**
 * Tells books and audit of settings that change what figures mean, in the transaction that changes them (BOK-38). Nothing is
 * written without a change.
 */
export async function noteMoneySettings(
  tx: Db,
  changes: SettingsContent['changes'],
  { actor, at }: Noted,
): Promise<void> {
  if (changes.length === 0) return;
  const content: SettingsContent = { changes };
  await insertEntries(tx, [{ kind: 'settings', orderId: null, at, content }]);
  const [before, after] = (['before', 'after'] as const).map((side) =>
    Object.fromEntries(changes.map((change) => [change.name, change[side]])),
  );
  await insertAudit(tx, { actor, kind: 'money_settings_changed', before, after, status: 200, peer: '', at });
}
