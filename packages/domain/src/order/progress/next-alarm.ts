/** The alarms about an unanswered order, in order of their times (appendix F13). */
export type AlarmStep = (typeof alarmSteps)[number];

export const alarmSteps = ['unseen', 'unanswered', 'managers', 'refuse'] as const;

export interface WaitingOrder {
  arrivedAt: Temporal.Instant;
  seenAt: Temporal.Instant | null;
  promisedAt: Temporal.Instant;
  isScheduled: boolean;
  takenBackAt: Temporal.Instant | null;
  /** The start of the service of its arrival, else of the next one; null: unknown. */
  serviceStart: Temporal.Instant | null;
}

export interface Alarm {
  step: AlarmStep;
  at: Temporal.Instant;
}

const later = (one: Temporal.Instant, other: Temporal.Instant) =>
  Temporal.Instant.compare(one, other) >= 0 ? one : other;
const earlier = (one: Temporal.Instant, other: Temporal.Instant) => (later(one, other) === one ? other : one);

/** When an order began to wait for its answer: an order for later outside of a service waits from the next service on (BRD-49). */
export function waitingSince({
  arrivedAt,
  isScheduled,
  serviceStart,
}: Pick<WaitingOrder, 'arrivedAt' | 'isScheduled' | 'serviceStart'>): Temporal.Instant {
  return isScheduled && serviceStart ? later(arrivedAt, serviceStart) : arrivedAt;
}

/**
 * The next alarm for a new order; each is raised once, even if late. An order for tomorrow raises none at night (BRD-49, BRD-50).
 * `refuseAfterMinutes` null: the shop refuses no order by itself.
 */
export function nextAlarm(
  order: WaitingOrder,
  refuseAfterMinutes: number | null,
  given: readonly AlarmStep[],
): Alarm | null {
  const { seenAt } = order;
  const begin = waitingSince(order);
  const afterSeconds = (seconds: number) => begin.add({ seconds });
  const alarms: Alarm[] = [
    // A screen that shows the order at last makes the first alarm pointless, and the ring begins only then.
    ...(seenAt ? [] : [{ step: 'unseen' as const, at: afterSeconds(45) }]),
    ...(seenAt ? [{ step: 'unanswered' as const, at: later(afterSeconds(60), seenAt) }] : []),
    { step: 'managers', at: afterSeconds(180) },
    ...(refuseAfterMinutes === null
      ? []
      : [{ step: 'refuse' as const, at: refuseAt(order, begin, refuseAfterMinutes) }]),
  ];
  const [next = null] = alarms
    .filter(({ step }) => !given.includes(step))
    .sort((one, other) => Temporal.Instant.compare(one.at, other.at));
  return next;
}

const otherAnswerMinutes = 3;

/** A scheduled order is refused half an hour after the start of the service, but not in the last ten minutes before its promise. */
function refuseAt(order: WaitingOrder, begin: Temporal.Instant, refuseAfterMinutes: number): Temporal.Instant {
  const { isScheduled, serviceStart, promisedAt, takenBackAt } = order;
  const counted = begin.add({ minutes: refuseAfterMinutes });
  const usual = takenBackAt ? later(counted, takenBackAt.add({ minutes: otherAnswerMinutes })) : counted;
  if (!isScheduled || !serviceStart) return usual;
  return later(usual, earlier(serviceStart.add({ minutes: 30 }), promisedAt.subtract({ minutes: 10 })));
}
