import { useBoardStore } from '../../../state/board/board-store.ts';
import type { ModesKey } from './modes-key.ts';

/** The choices of modes. A restaurant that does not deliver has no choice. */
export function useServedModes(): ModesKey[] {
  const delivers = useBoardStore(({ service }) => service?.deliveryMinutes !== null);
  return delivers ? ['both', 'delivery', 'pickup'] : ['both'];
}
