/** In characters, as a person counts them: an emoji is one. */
export const shortestPassword = 8;

/** Whether a new password is long enough. The server refuses common ones. */
export function isLongEnough(password: string): boolean {
  return [...password.normalize('NFC')].length >= shortestPassword;
}
