import { isOnline } from '@comptoir/web-app/base';
import { mayReload } from '../start/may-reload.ts';
import { isLoadFailure } from './is-load-failure.ts';

/** Loads the page again where its build is gone, by the rule of `mayReload`. False: it stays, for it would do no better. */
export function reloadForCode(error: unknown): boolean {
  if (!isOnline() || !isLoadFailure(error) || !mayReload(window.location.pathname)) return false;
  window.location.reload();
  return true;
}
