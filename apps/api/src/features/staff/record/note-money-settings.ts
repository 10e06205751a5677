import type { SettingsContent } from '@comptoir/domain';
import type { Db } from '../../../db/database.ts';
import { insertEntries } from '../../entry/entry-repository.ts';
import { insertAudit } from './audit-repository.ts';

interface Noted {
  /** Who changed them, or the tool. */
  actor: string;
  at: Temporal.Instant;
}

type Changes = SettingsContent['changes'];

/** Tells the books of settings that change what figures mean, in the transaction that changes them (BOK-38). */
export async function enterMoneySettings(tx: Db, changes: Changes, at: Temporal.Instant): Promise<void> {
  if (changes.length === 0) return;
  const content: SettingsContent = { changes };
  await insertEntries(tx, [{ kind: 'settings', orderId: null, at, content }]);
}

/**
 * Tells books and audit of settings that change what figures mean, in the transaction that changes them (BOK-38). Nothing is
 * written without a change.
 */
export async function noteMoneySettings(tx: Db, changes: Changes, { actor, at }: Noted): Promise<void> {
  if (changes.length === 0) return;
  await enterMoneySettings(tx, changes, at);
  const [before, after] = (['before', 'after'] as const).map((side) =>
    Object.fromEntries(changes.map((change) => [change.name, change[side]])),
  );
  await insertAudit(tx, { actor, kind: 'money_settings_changed', before, after, status: 200, peer: '', at });
}
