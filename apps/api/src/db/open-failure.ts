/** The database can't be opened. The message is one sentence for whoever starts the server; it names no password. */
export class OpenFailure extends Error {
  override readonly name = 'OpenFailure';
}
