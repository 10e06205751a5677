import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { shareOwner } from '../share-owner.ts';

const instant = z.iso.datetime();

const schema = z.object({
  /** When it was last begun. */
  at: instant,
  /** The name of the newest whole backup in the folder, and when that was made; null: there is none yet. */
  file: z.string().nullable(),
  madeAt: instant.nullable(),
  bytes: z.number().nullable(),
  /** When a backup was last restored for trial, and when one was last taken to the second place; null: never. */
  triedAt: instant.nullable(),
  copiedAt: instant.nullable(),
  /** What went wrong the last time, a sentence in French; null: nothing. */
  failure: z.string().nullable(),
});

/** What became of the backups of a shop. */
export type LastBackup = z.infer<typeof schema>;

const fileIn = (folder: string) => join(folder, 'last.json');

/** What is written down of the backups in a folder; null: nothing that can be read. */
export function readLastBackup(folder: string): LastBackup | null {
  const file = fileIn(folder);
  if (!existsSync(file)) return null;
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/** Writes down what became of a backup, for who reads at the same time: whole or as it was. */
export function writeLastBackup(folder: string, last: LastBackup): void {
  const file = fileIn(folder);
  writeFileSync(`${file}.partial`, `${JSON.stringify(last, null, 2)}\n`, { mode: 0o600 });
  shareOwner(folder, `${file}.partial`);
  renameSync(`${file}.partial`, file);
}
