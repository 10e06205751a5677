import type { LiveOrder } from '@comptoir/contract';

/** The headings of an order for its diner (LIV-07): the ids of `live.heading`. */
export type Standing =
  | 'new'
  | 'waiting'
  | 'closed'
  | 'sent'
  | 'accepted'
  | 'cooking'
  | 'later'
  | 'readyPickup'
  | 'readyDelivery'
  | 'on_the_way'
  | 'done'
  | 'refused'
  | 'withdrawn'
  | 'cancelled'
  | 'no_show';

/** So long an answer usually takes at most; then the diner is told to call. */
const patienceMinutes = 3;

/** How an order stands at an instant: the clock alone makes some of it (LIV-07, LIV-09, LIV-10). */
export function standingOf(order: LiveOrder, now: Temporal.Instant): Standing {
  const { state, mode, reason } = order;
  if (state === 'new') return waitingOf(order, now);
  if (state === 'accepted') return cookingOf(order, now);
  if (state === 'ready') return mode === 'pickup' ? 'readyPickup' : 'readyDelivery';
  if (state === 'cancelled') return reason === 'diner_asked' ? 'withdrawn' : 'cancelled';
  return state;
}

const failed: readonly LiveOrder['state'][] = ['refused', 'cancelled', 'no_show'];

/** Whether an order came to nothing. */
export function hasFailed({ state }: Pick<LiveOrder, 'state'>): boolean {
  return failed.includes(state);
}

/** Whether the diner is told a later time than when they ordered. */
export function isLater({ dueAt, receipt }: Pick<LiveOrder, 'dueAt' | 'receipt'>): boolean {
  return Temporal.Instant.compare(dueAt, Temporal.Instant.from(receipt.promisedAt)) > 0;
}

function waitingOf({ arrivedAt, waitingSince }: LiveOrder, now: Temporal.Instant): Standing {
  const since = waitingSince ?? arrivedAt;
  if (Temporal.Instant.compare(now, since) < 0) return 'closed';
  return now.since(since).total('minutes') < patienceMinutes ? 'new' : 'waiting';
}

/** Where nobody answers, nobody has accepted it, and nobody says that it is late. */
function cookingOf(order: LiveOrder, now: Temporal.Instant): Standing {
  if (order.reception === 'none' && order.acceptedAt === null && !order.startedAt && !isLater(order)) return 'sent';
  if (isLater(order)) return 'later';
  return !order.startedAt && Temporal.Instant.compare(order.startAt, now) > 0 ? 'accepted' : 'cooking';
}
