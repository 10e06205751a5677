import { isOnline, watchOnline } from '@comptoir/web-app/base';
import { useSyncExternalStore } from 'react';

/** Whether the device has a connection; true on the server. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(watchOnline, isOnline, () => true);
}
