import type { AskBackups } from '@comptoir/api';
import type { Config } from '../environment/config.ts';
import { readLastBackup } from './last-backup.ts';

const patienceHours = 30;

/** A backup is failing if the last run failed or the last success is too old. Null if backups were never set up. */
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
