import { existsSync } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { syncFolder } from '../../disk/sync-folder.ts';
import { systemCodeOf } from '../../failure/error-parts.ts';
import { reasonOf } from '../../failure/open-failure.ts';
import { BackupFailure } from '../contents/backup-failure.ts';

/** Writes a compressed file that only its owner can read. Never overwrites a file. Throws `BackupFailure`. */
export async function writeFile(
  file: string,
  text: AsyncIterable<string | Uint8Array>,
  signal?: AbortSignal,
): Promise<void> {
  const partial = `${file}.partial`;
  const handle = await openNew(partial);
  try {
    // The partial file was created exclusively, so no other backup can take the file's name now.
    if (existsSync(file)) throw new BackupFailure(`${file} existe déjà : donnez un autre nom à la sauvegarde.`);
    // The pipeline syncs and closes the file, even if it fails.
    await pipeline(text, createGzip(), handle.createWriteStream({ flush: true }), { ...(signal && { signal }) });
    await rename(partial, file);
    syncFolder(dirname(file));
  } catch (error) {
    await handle.close();
    await rm(partial, { force: true });
    if (error instanceof BackupFailure) throw error;
    if (signal?.aborted) throw new BackupFailure('La sauvegarde a été interrompue, et rien n’en est gardé.');
    throw new BackupFailure(`La sauvegarde ne peut pas être écrite dans ${file} : ${reasonOf(error)}.`, {
      cause: error,
    });
  }
}

async function openNew(partial: string): Promise<FileHandle> {
  try {
    return await open(partial, 'wx', 0o600);
  } catch (error) {
    if (systemCodeOf(error) === 'EEXIST')
      throw new BackupFailure(
        `${partial} est celui d’une sauvegarde en cours ou tuée : attendez l’une, effacez le fichier de l’autre.`,
      );
    throw new BackupFailure(`La sauvegarde ne peut pas être écrite : ${reasonOf(error)}.`, { cause: error });
  }
}
