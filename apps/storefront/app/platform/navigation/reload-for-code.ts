import { isOnline } from '@comptoir/web-app/base';
import { mayReload } from '../start/may-reload.ts';
import { isLoadFailure } from './is-load-failure.ts';

/** Reloads if the code's build is gone, within the limits of `mayReload`. False: a reload would not help. */
export function reloadForCode(error: unknown): boolean {
  if (!isOnline() || !isLoadFailure(error) || !mayReload(window.location.pathname)) return false;
  window.location.reload();
  return true;
}
