/** A backup can't be made or restored. The message is one sentence for the user; it holds no password. */
export class BackupFailure extends Error {
  override readonly name = 'BackupFailure';
}
