import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { shareOwner } from '../share-owner.ts';

const instant = z.iso.datetime();

const schema = z.object({
  at: instant,
  /** The newest complete backup and its time, or null. */
  file: z.string().nullable(),
  madeAt: instant.nullable(),
  bytes: z.number().nullable(),
  /** The times of the last test restore and of the last copy to a second place, or null. */
  triedAt: instant.nullable(),
  copiedAt: instant.nullable(),
  /** The error of the last backup as a French sentence. Null after a success. */
  failure: z.string().nullable(),
});

export type LastBackup = z.infer<typeof schema>;

const fileIn = (folder: string) => join(folder, 'last.json');

/** Returns the record of the last backup, or null if the record is missing or invalid. */
export function readLastBackup(folder: string): LastBackup | null {
  const file = fileIn(folder);
  if (!existsSync(file)) return null;
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

export function writeLastBackup(folder: string, last: LastBackup): void {
  const file = fileIn(folder);
  writeFileSync(`${file}.partial`, `${JSON.stringify(last, null, 2)}\n`, { mode: 0o600 });
  shareOwner(folder, `${file}.partial`);
  renameSync(`${file}.partial`, file);
}
