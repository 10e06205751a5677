/** Asks the phone for something that the shop is whole without: what it can't do is logged. */
export function attempt(asked: Promise<unknown>): void {
  asked.catch((error: unknown) => console.warn('The phone can’t do what it was asked for', error));
}
