import { useSyncExternalStore } from 'react';
import { isOnline, watchOnline } from '../../platform/online.ts';

/** Whether the device is connected; true on the server. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(watchOnline, isOnline, () => true);
}
