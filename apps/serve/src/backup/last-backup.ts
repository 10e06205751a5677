import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

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
type LastBackup = z.infer<typeof schema>;

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
