/** A failed backup or restore. The message is one French sentence for the user, without passwords. */
export class BackupFailure extends Error {
  override readonly name = 'BackupFailure';
}
