import { isOnline, watchOnline } from '@comptoir/web-app/base';
import { useSyncExternalStore } from 'react';

export function useIsOnline(): boolean {
  return useSyncExternalStore(watchOnline, isOnline, () => true);
}
