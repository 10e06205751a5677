/** The shop can't open, for an external reason. The message is one sentence for the user. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}
