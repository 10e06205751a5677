/** What is done about an order that nobody answers, in the order in which it comes due (appendix F13). */
export type AlarmStep = (typeof alarmSteps)[number];

export const alarmSteps = ['unseen', 'unanswered', 'managers', 'refuse'] as const;

/** A new order of a restaurant that answers by hand. */
export interface WaitingOrder {
  /** When it arrived. */
  arrivedAt: Temporal.Instant;
  /** When a board first showed it; null: none has. */
  seenAt: Temporal.Instant | null;
  promisedAt: Temporal.Instant;
  isScheduled: boolean;
  /** When it was accepted by mistake and that was taken back; null: it was not. */
  takenBackAt: Temporal.Instant | null;
  /** When the service that it arrived in began or, outside of one, when the next one begins; null: none is known. */
  serviceStart: Temporal.Instant | null;
}

export interface Alarm {
  step: AlarmStep;
  at: Temporal.Instant;
}

const later = (one: Temporal.Instant, other: Temporal.Instant) =>
  Temporal.Instant.compare(one, other) >= 0 ? one : other;
const earlier = (one: Temporal.Instant, other: Temporal.Instant) => (later(one, other) === one ? other : one);

/** Since when an order waits for its answer: one for later that came outside of a service, since that begins (BRD-49). */
export function waitingSince({
  arrivedAt,
  isScheduled,
  serviceStart,
}: Pick<WaitingOrder, 'arrivedAt' | 'isScheduled' | 'serviceStart'>): Temporal.Instant {
  return isScheduled && serviceStart ? later(arrivedAt, serviceStart) : arrivedAt;
}

/**
 * The next step about an order that is still new, given those that were done: each is done once, and one that is late is done all the
 * same. Nobody is called at night for an order of tomorrow: its time runs from the service's start (BRD-49, BRD-50).
 * `refuseAfterMinutes` null: the shop refuses nothing by itself.
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
    // A screen that shows it at last makes the first pointless; a ring that nobody could hear has not gone on for a minute.
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

/** Whoever took an answer back has so long to give another, whatever the hour; minutes. */
const otherAnswerMinutes = 3;

/** A scheduled order is answered by half an hour after the service's start, but not in the last ten minutes before its promise. */
function refuseAt(order: WaitingOrder, begin: Temporal.Instant, refuseAfterMinutes: number): Temporal.Instant {
  const { isScheduled, serviceStart, promisedAt, takenBackAt } = order;
  const counted = begin.add({ minutes: refuseAfterMinutes });
  const usual = takenBackAt ? later(counted, takenBackAt.add({ minutes: otherAnswerMinutes })) : counted;
  if (!isScheduled || !serviceStart) return usual;
  return later(usual, earlier(serviceStart.add({ minutes: 30 }), promisedAt.subtract({ minutes: 10 })));
}
