import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { messageOf, openAccountKeys, openDatabase, restore, withServer } from '@comptoir/api';
import { unpackArchive } from './archive.ts';
import { hasSecrets, readSecrets } from './secrets.ts';
import { parts } from './shop-note.ts';

/** Restores a backup into a temporary database and compares sums and secrets. @throws Error with the reason */
export async function tryBackup(file: string, passphrase: string | null): Promise<void> {
  const unpacked = mkdtempSync(join(dirname(file), '.trial-'));
  const dataDir = mkdtempSync(join(tmpdir(), 'comptoir-trial-'));
  try {
    await unpackArchive(file, unpacked);
    await withServer({ dataDir }, (address) => restore({ address, file: join(unpacked, parts.database) }));
    if (passphrase !== null && hasSecrets(unpacked)) await trySecrets(dataDir, readSecrets(unpacked, passphrase));
  } catch (error) {
    throw new Error(`La sauvegarde ${basename(file)} ne peut pas être remise : ${messageOf(error)}`, {
      cause: error,
    });
  } finally {
    for (const folder of [unpacked, dataDir]) rmSync(folder, { recursive: true, force: true });
  }
}

/** The secrets of the backup must belong to its database. */
async function trySecrets(dataDir: string, secrets: ReturnType<typeof readSecrets>): Promise<void> {
  if (secrets === null) throw new Error('ses secrets ne s’ouvrent pas.');
  if (secrets.accountSecret === null) return;
  const database = await openDatabase({ dataDir, isTool: true });
  try {
    await openAccountKeys(database.db, Buffer.from(secrets.accountSecret, 'hex'));
  } finally {
    await database.close();
  }
}
