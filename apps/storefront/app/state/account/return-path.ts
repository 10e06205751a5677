import { storedValue } from '@comptoir/web-app/base';

/** Login may return to these paths only. The list prevents open redirects. */
const known = /^(?:\/fr)?\/(?:checkout|profile(?:\/[A-Za-z]+)?)$/i;

const stored = storedValue('session', 'auth-return', (value) =>
  typeof value === 'string' && known.test(value) ? value : null,
);

export const keepReturnPath = (pathname: string) => stored.write(known.test(pathname) ? pathname : null);

export const forgetReturnPath = () => stored.write(null);

/** Reads and clears the path. With null, login leads to the home page (RTE-02). */
export function takeReturnPath(): string | null {
  const path = stored.read();
  forgetReturnPath();
  return path;
}
