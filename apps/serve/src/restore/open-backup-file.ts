import { unpackArchive } from '../backup/archive.ts';
import { hasSecrets, readSecrets, type Secrets } from '../backup/secrets.ts';
import type { OpenBackup } from './restore-steps.ts';

/** Unpacks a backup and opens its secrets. `passphrase` is only called if they are wanted. @throws Error */
export async function openBackupFile(
  file: string,
  folder: string,
  { withoutSecrets, passphrase }: { withoutSecrets: boolean; passphrase: () => Promise<string> },
): Promise<OpenBackup> {
  const note = await unpackArchive(file, folder);
  const isSealed = hasSecrets(folder) && !withoutSecrets;
  return { folder, note, secrets: isSealed ? openSecrets(folder, await passphrase()) : null };
}

function openSecrets(folder: string, passphrase: string): Secrets {
  const secrets = readSecrets(folder, passphrase);
  if (secrets === null)
    throw new Error(
      'Ce n’est pas la phrase secrète de cette sauvegarde (BACKUP_PASSPHRASE de la boutique qui l’a faite). Donnez-la par --passphrase-file FICHIER ; --without-secrets remet tout sauf les secrets et les réglages.',
    );
  return secrets;
}
