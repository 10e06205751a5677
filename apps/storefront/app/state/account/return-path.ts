import { storedValue } from '@comptoir/web-app/base';

/** Signing in may return to these paths only, to prevent open redirects. */
const known = /^(?:\/fr)?\/(?:checkout|profile(?:\/[A-Za-z]+)?)$/i;

const stored = storedValue('session', 'auth-return', (value) =>
  typeof value === 'string' && known.test(value) ? value : null,
);

export const keepReturnPath = (pathname: string) => stored.write(known.test(pathname) ? pathname : null);

export const forgetReturnPath = () => stored.write(null);

/** Reads and clears the path; null: login was opened from another page, so signing in leads home (RTE-02). */
export function takeReturnPath(): string | null {
  const path = stored.read();
  forgetReturnPath();
  return path;
}
