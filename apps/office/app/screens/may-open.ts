import type { OfficeSession } from '@comptoir/contract';
import type { Screen } from './screens.ts';

/** Tells if a session may open a screen. The server checks the permissions again at each request. */
export function mayOpen(
  { permissions }: Pick<OfficeSession, 'permissions'>,
  { access }: Pick<Screen, 'access'>,
): boolean {
  return access === 'anybody' || access === 'staff' || permissions.includes(access);
}
