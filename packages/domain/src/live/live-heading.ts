import type { EndReason } from '../order/progress/order-action.ts';
import type { LiveProgress } from './live-steps.ts';

export type LiveHeading =
  | 'new'
  | 'waiting'
  | 'closed'
  | 'sent'
  | 'accepted'
  | 'cooking'
  | 'later'
  | 'ready_pickup'
  | 'ready_delivery'
  | 'on_the_way'
  | 'done'
  | 'refused'
  | 'withdrawn'
  | 'cancelled'
  | 'no_show';

interface PromisedTimes {
  dueAt: Temporal.Instant;
  receipt: { promisedAt: string };
}

interface HeadedOrder extends LiveProgress, PromisedTimes {
  reason: EndReason | null;
  waitingSince: Temporal.Instant | null;
}

/** After these minutes without an answer, the page advises the diner to call the restaurant (LIV-09). */
const patienceMinutes = 3;

export function liveHeading(order: HeadedOrder, now: Temporal.Instant): LiveHeading {
  const { state, mode, reason } = order;
  if (state === 'new') return waitingHeading(order, now);
  if (state === 'accepted') return cookingHeading(order, now);
  if (state === 'ready') return mode === 'pickup' ? 'ready_pickup' : 'ready_delivery';
  if (state === 'cancelled') return reason === 'diner_asked' ? 'withdrawn' : 'cancelled';
  return state;
}

const failed: readonly LiveProgress['state'][] = ['refused', 'cancelled', 'no_show'];

export function hasFailed({ state }: Pick<LiveProgress, 'state'>): boolean {
  return failed.includes(state);
}

export function isLater({ dueAt, receipt }: PromisedTimes): boolean {
  return Temporal.Instant.compare(dueAt, Temporal.Instant.from(receipt.promisedAt)) > 0;
}

function waitingHeading({ arrivedAt, waitingSince }: HeadedOrder, now: Temporal.Instant): LiveHeading {
  const since = waitingSince ?? arrivedAt;
  if (Temporal.Instant.compare(now, since) < 0) return 'closed';
  return now.since(since).total('minutes') < patienceMinutes ? 'new' : 'waiting';
}

function cookingHeading(order: HeadedOrder, now: Temporal.Instant): LiveHeading {
  if (order.reception === 'none' && order.acceptedAt === null && !order.startedAt && !isLater(order)) return 'sent';
  if (isLater(order)) return 'later';
  return !order.startedAt && Temporal.Instant.compare(order.startAt, now) > 0 ? 'accepted' : 'cooking';
}
