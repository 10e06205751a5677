/** The shop can't open, for a reason outside of it. The message is one sentence for whoever starts it. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}
