import { storedValue } from '@comptoir/web-app/base';

/** The only paths that signing in returns to, with their language. */
const known = /^(?:\/fr)?\/(?:checkout|profile(?:\/[A-Za-z]+)?)$/i;

const stored = storedValue('session', 'auth-return', (value) =>
  typeof value === 'string' && known.test(value) ? value : null,
);

/** Keeps the path for this tab, where signing in may return to it. */
export const keepReturnPath = (pathname: string) => stored.write(known.test(pathname) ? pathname : null);

export const forgetReturnPath = () => stored.write(null);

/** The path to return to, once; null: login was opened from another page, and leads home (RTE-02). */
export function takeReturnPath(): string | null {
  const path = stored.read();
  forgetReturnPath();
  return path;
}
