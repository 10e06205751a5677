import type { OfficeSession } from '@comptoir/contract';
import type { Screen } from './screens.ts';

/** Whether somebody may open a screen: by what the server said they may, which it asks again at each call. */
export function mayOpen(
  { permissions }: Pick<OfficeSession, 'permissions'>,
  { access }: Pick<Screen, 'access'>,
): boolean {
  return access === 'anybody' || access === 'staff' || permissions.includes(access);
}
