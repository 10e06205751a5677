import { windowMilliseconds, windowOf } from '@comptoir/domain';
import { useNow } from '@comptoir/web-app/clock';
import { useBoardStore } from '../../../state/board/board-store.ts';
import { kitchenLoad, type LoadRow } from './kitchen-load.ts';

const none = { posts: [], dishesPerQuarter: null };

/** What the kitchen has to do in the next 90 minutes, by posts and quarters of an hour. */
export function useKitchenLoad(): LoadRow[] {
  const orders = useBoardStore((state) => state.orders);
  const service = useBoardStore((state) => state.service);
  const window = useNow((now) => windowOf(now.epochMilliseconds));
  const now = Temporal.Instant.fromEpochMilliseconds(window * windowMilliseconds);
  return kitchenLoad([...orders.values()], service ?? none, now);
}
