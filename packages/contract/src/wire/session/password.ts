/** In signs, as a person counts them: an emoji is one. */
export const shortestPassword = 8;

/** Whether a password may be a new one by its length alone; one that is too common is told by the server. */
export function isLongEnough(password: string): boolean {
  return [...password.normalize('NFC')].length >= shortestPassword;
}
