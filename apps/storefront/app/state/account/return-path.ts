import { storedValue } from '@comptoir/web-app/base';

/** The only places that one comes back to after signing in, with their language. */
const known = /^(?:\/fr)?\/(?:checkout|profile(?:\/[A-Za-z]+)?)$/i;

const stored = storedValue('session', 'auth-return', (value) =>
  typeof value === 'string' && known.test(value) ? value : null,
);

/** Keeps where one came from, for this tab: the checkout, or a page of the profile that invites to sign in. */
export const keepReturnPath = (pathname: string) => stored.write(known.test(pathname) ? pathname : null);

export const forgetReturnPath = () => stored.write(null);

/** Where one comes back to, once; null: login was opened from elsewhere, and leads home (RTE-02). */
export function takeReturnPath(): string | null {
  const path = stored.read();
  forgetReturnPath();
  return path;
}
