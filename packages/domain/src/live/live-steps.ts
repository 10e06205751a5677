import type { Mode } from '../menu/menu.ts';
import type { Progress, Reception } from '../order/progress/progress.ts';

export interface LiveProgress {
  state: Progress;
  reception: Reception;
  mode: Mode;
  arrivedAt: Temporal.Instant;
  seenAt: Temporal.Instant | null;
  acceptedAt: Temporal.Instant | null;
  startAt: Temporal.Instant;
  startedAt: Temporal.Instant | null;
  readyAt: Temporal.Instant | null;
  leftAt: Temporal.Instant | null;
  endedAt: Temporal.Instant | null;
}

/** `sent` means that the order went to a restaurant that does not answer orders. */
export type LiveStepKey =
  | 'received'
  | 'sent'
  | 'seen'
  | 'accepted'
  | 'cooking'
  | 'ready'
  | 'on_the_way'
  | 'done'
  | 'refused'
  | 'cancelled'
  | 'no_show';

export interface LiveStep {
  key: LiveStepKey;
  at: Temporal.Instant | null;
  isCurrent: boolean;
}

type Mark = Omit<LiveStep, 'isCurrent'>;

/** The steps of an order at an instant, including future ones (LIV-08). A step that the staff skipped is not shown as done. */
export function liveSteps(order: LiveProgress, now: Temporal.Instant): LiveStep[] {
  const received: Mark = { key: 'received', at: order.arrivedAt };
  const { state, endedAt } = order;
  if (state === 'refused' || state === 'cancelled' || state === 'no_show')
    return mark([received, ...answered(order), { key: state, at: endedAt }], state);
  if (order.reception === 'none' && !order.startedAt && state !== 'ready' && state !== 'on_the_way')
    return mark(unanswered(order), standingOf(order, now));
  const seen: Mark[] = state === 'new' && order.seenAt ? [{ key: 'seen', at: order.seenAt }] : [];
  const accepted: Mark = { key: 'accepted', at: order.acceptedAt };
  return mark([received, ...seen, accepted, ...cooked(order, now)], standingOf(order, now));
}

const unanswered = ({ arrivedAt, endedAt }: LiveProgress): Mark[] => [
  { key: 'received', at: arrivedAt },
  { key: 'sent', at: null },
  { key: 'done', at: endedAt },
];

const answered = ({ acceptedAt }: LiveProgress): Mark[] => (acceptedAt ? [{ key: 'accepted', at: acceptedAt }] : []);

function cooked(
  { mode, state, acceptedAt, startAt, startedAt, readyAt, leftAt, endedAt }: LiveProgress,
  now: Temporal.Instant,
): Mark[] {
  const hasBegun = acceptedAt !== null && (state !== 'accepted' || Temporal.Instant.compare(startAt, now) <= 0);
  // If no cook marked the start, the order counts as started at its start time, but not before its acceptance nor after its end.
  const began = startedAt ?? (hasBegun ? earliest(latest(acceptedAt, startAt), readyAt ?? leftAt ?? endedAt) : null);
  const ready: Mark = { key: 'ready', at: readyAt };
  const isReady = mode === 'pickup' || (readyAt !== null && state !== 'accepted');
  const left: Mark[] = mode === 'delivery' ? [{ key: 'on_the_way', at: leftAt }] : [];
  return [{ key: 'cooking', at: began }, ...(isReady ? [ready] : []), ...left, { key: 'done', at: endedAt }];
}

const latest = (one: Temporal.Instant, other: Temporal.Instant) =>
  Temporal.Instant.compare(one, other) >= 0 ? one : other;

const earliest = (one: Temporal.Instant, other: Temporal.Instant | null) =>
  other && Temporal.Instant.compare(other, one) < 0 ? other : one;

function standingOf(
  { state, reception, seenAt, startAt, startedAt }: LiveProgress,
  now: Temporal.Instant,
): LiveStepKey {
  if (state === 'new') return seenAt ? 'seen' : 'received';
  if (state !== 'accepted') return state;
  if (startedAt) return 'cooking';
  if (reception === 'none') return 'sent';
  return Temporal.Instant.compare(startAt, now) <= 0 ? 'cooking' : 'accepted';
}

const mark = (steps: Mark[], current: LiveStepKey): LiveStep[] =>
  steps.map((step) => ({ ...step, isCurrent: step.key === current }));
