import type { BoardOrder } from '@comptoir/contract';
import { type ProposedTime, proposeTimes } from '@comptoir/domain';
import { useNow } from '@comptoir/web-app/clock';
import { useBoardStore } from '../../../state/board/board-store.ts';

/** The time for accepting with one tap: the promised or the first possible one (BRD-28). Null if none is left. */
export function useProposedTime(order: BoardOrder): ProposedTime | null {
  const preparationMinutes = useBoardStore(({ service }) => service?.preparationMinutes ?? 0);
  const travelMinutes = useBoardStore(({ service }) => service?.travelMinutes ?? 0);
  const first = (now: Temporal.Instant) => proposeTimes(order, { preparationMinutes, travelMinutes }, now)[0];
  const dueAt = useNow((now) => first(now)?.dueAt.epochMilliseconds ?? 0);
  if (dueAt === 0) return null;
  const at = Temporal.Instant.fromEpochMilliseconds(dueAt);
  return { dueAt: at, minutes: Math.round(at.since(order.promisedAt).total('minutes')) };
}
