import { isOnline } from '@comptoir/web-app/base';
import { mayReload } from '../start/may-reload.ts';
import { isLoadFailure } from './is-load-failure.ts';

/** Reloads if the build of the missing code is gone, as far as `mayReload` allows. False if no reload was started. */
export function reloadForCode(error: unknown): boolean {
  if (!isOnline() || !isLoadFailure(error) || !mayReload(window.location.pathname)) return false;
  window.location.reload();
  return true;
}
