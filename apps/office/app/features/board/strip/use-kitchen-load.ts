import { useNow } from '@comptoir/web-app/clock';
import { useBoardStore } from '../../../state/board/board-store.ts';
import { kitchenLoad, type LoadStep } from './kitchen-load.ts';

const quarterMilliseconds = 15 * 60_000;

interface KitchenLoad {
  load: LoadStep[];
  /** The dishes that the kitchen makes in a quarter of an hour; null means that no limit is set. */
  limit: number | null;
}

/** The dishes of the next 90 minutes, by quarters of an hour. */
export function useKitchenLoad(): KitchenLoad {
  const orders = useBoardStore((state) => state.orders);
  const limit = useBoardStore(({ service }) => service?.dishesPerQuarter ?? null);
  const quarter = useNow((now) => Math.floor(now.epochMilliseconds / quarterMilliseconds));
  const now = Temporal.Instant.fromEpochMilliseconds(quarter * quarterMilliseconds);
  return { load: kitchenLoad([...orders.values()], now), limit };
}
