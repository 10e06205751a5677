/**
 * A backup could not be made or restored. The message is one French sentence for the user and never contains a password.
 */
export class BackupFailure extends Error {
  override readonly name = 'BackupFailure';
}
