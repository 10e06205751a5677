/** The shortest password, in characters as a person counts them: an emoji is one. */
export const shortestPassword = 8;

export function isLongEnough(password: string): boolean {
  return [...password.normalize('NFC')].length >= shortestPassword;
}
