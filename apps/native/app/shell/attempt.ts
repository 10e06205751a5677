/** A failed plugin call is only logged, because the shop works without it. */
export function attempt(asked: Promise<unknown>): void {
  asked.catch((error: unknown) => console.warn('The phone can’t do what it was asked for', error));
}
