import type { BoardOrder } from '@comptoir/contract';
import { useNow } from '@comptoir/web-app/clock';
import { useBoardStore } from '../../../state/board/board-store.ts';
import { useSite } from '../../../state/site.ts';
import { leftOpen } from './left-open.ts';

const hourMilliseconds = 3_600_000;

export function useLeftOpen(): BoardOrder[] {
  const { timeZone } = useSite();
  const orders = useBoardStore((state) => state.orders);
  const hour = useNow((now) => Math.floor(now.epochMilliseconds / hourMilliseconds));
  const now = Temporal.Instant.fromEpochMilliseconds(hour * hourMilliseconds);
  return leftOpen([...orders.values()], now.toZonedDateTimeISO(timeZone));
}
