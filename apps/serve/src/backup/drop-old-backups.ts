import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const day = 24 * 3_600_000;

/** For example `chez-ana-2026-11-26T03-30-00Z.shop`. */
export const backupName = (site: string, at: Date): string =>
  `${site}-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.shop`;

/** Parses the time in a backup's file name. Null for any other file. */
function momentOf(name: string, site: string): number | null {
  const [, date, time] = /^(\d{4}-\d\d-\d\d)T(\d\d-\d\d-\d\d)Z\.shop$/.exec(name.slice(site.length + 1)) ?? [];
  if (!name.startsWith(`${site}-`) || date === undefined || time === undefined) return null;
  return Date.parse(`${date}T${time.replaceAll('-', ':')}Z`);
}

/** Deletes backups older than `keepDays`, except the file `keep`. Returns their names. */
export function dropOldBackups(
  folder: string,
  { site, keepDays, keep, now }: { site: string; keepDays: number; keep: string; now: Date },
): string[] {
  const old = readdirSync(folder).filter((name) => {
    const moment = momentOf(name, site);
    return moment !== null && name !== keep && now.getTime() - moment > keepDays * day;
  });
  for (const name of old) rmSync(join(folder, name));
  return old;
}
