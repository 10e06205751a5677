import type { AskBackups } from '@comptoir/api';
import type { Config } from '../environment/config.ts';
import { readLastBackup } from './last-backup.ts';

/** One is made each night, and may take its time. */
const patienceHours = 30;

/**
 * Tells how the backups of a shop are, by what is noted in their folder: they fail where the last one did, or where the last good one is
 * too old. There are to be some where one was made, or where a passphrase is set for them.
 */
export function askBackups({ folder, passphrase }: Config['backup'], now: () => Temporal.Instant): AskBackups {
  const begun = now();
  return () => {
    const last = readLastBackup(folder);
    if (last === null && passphrase === null) return null;
    const lastSuccessAt = last?.madeAt ? Temporal.Instant.from(last.madeAt) : null;
    if (last?.failure) return { lastSuccessAt, failingSince: Temporal.Instant.from(last.at) };
    const due = (lastSuccessAt ?? begun).add({ hours: patienceHours });
    return { lastSuccessAt, failingSince: Temporal.Instant.compare(now(), due) > 0 ? due : null };
  };
}
