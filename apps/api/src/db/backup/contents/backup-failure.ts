/** A backup can't be made or restored. The message is one sentence for whoever asked; it names no password. */
export class BackupFailure extends Error {
  override readonly name = 'BackupFailure';
}
