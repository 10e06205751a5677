export type AlarmStep = (typeof alarmSteps)[number];

export const alarmSteps = ['unseen', 'unanswered', 'managers', 'refuse'] as const;

export interface WaitingOrder {
  arrivedAt: Temporal.Instant;
  seenAt: Temporal.Instant | null;
  promisedAt: Temporal.Instant;
  isScheduled: boolean;
  takenBackAt: Temporal.Instant | null;
  serviceStart: Temporal.Instant | null;
}

export interface Alarm {
  step: AlarmStep;
  at: Temporal.Instant;
}

const later = (one: Temporal.Instant, other: Temporal.Instant) =>
  Temporal.Instant.compare(one, other) >= 0 ? one : other;
const earlier = (one: Temporal.Instant, other: Temporal.Instant) => (later(one, other) === one ? other : one);

/** The time from which an order waits for its answer. A scheduled order outside of opening hours waits from the next service (BRD-49). */
export function waitingSince({
  arrivedAt,
  isScheduled,
  serviceStart,
}: Pick<WaitingOrder, 'arrivedAt' | 'isScheduled' | 'serviceStart'>): Temporal.Instant {
  return isScheduled && serviceStart ? later(arrivedAt, serviceStart) : arrivedAt;
}

/** The next alarm for a new order, each once, even if late (BRD-49, BRD-50). Null minutes mean that the shop never refuses by itself. */
export function nextAlarm(
  order: WaitingOrder,
  refuseAfterMinutes: number | null,
  given: readonly AlarmStep[],
): Alarm | null {
  const { seenAt } = order;
  const begin = waitingSince(order);
  const afterSeconds = (seconds: number) => begin.add({ seconds });
  const alarms: Alarm[] = [
    // Once a screen has shown the order, the alarm `unanswered` replaces the alarm `unseen`.
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

/** A scheduled order is not refused before 30 minutes of its service or 10 minutes before its promised time, whichever is earlier. */
function refuseAt(order: WaitingOrder, begin: Temporal.Instant, refuseAfterMinutes: number): Temporal.Instant {
  const { isScheduled, serviceStart, promisedAt, takenBackAt } = order;
  const counted = begin.add({ minutes: refuseAfterMinutes });
  const usual = takenBackAt ? later(counted, takenBackAt.add({ minutes: otherAnswerMinutes })) : counted;
  if (!isScheduled || !serviceStart) return usual;
  return later(usual, earlier(serviceStart.add({ minutes: 30 }), promisedAt.subtract({ minutes: 10 })));
}
