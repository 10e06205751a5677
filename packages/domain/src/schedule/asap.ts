import type { Menu, Mode } from '../menu/menu.ts';
import { pauseAt, slotRulesAt } from './pause.ts';
import { horizonDays, promisedAt, promiseMinutes, readyFrom } from './ready-from.ts';
import type { Scheduling } from './scheduling.ts';

/** An order "as soon as possible": its times, or the reason why it is not possible. */
export type Asap =
  | { state: 'promised'; readyFrom: Temporal.ZonedDateTime; promisedAt: Temporal.ZonedDateTime }
  /** `resumesAt` is the time from which such orders are possible again; null if that is not within seven days. */
  | { state: 'paused'; message: string; resumesAt: Temporal.ZonedDateTime | null }
  /** No service within seven days. */
  | { state: 'closed' };

/** Decides about an order "as soon as possible" of dishes of these menus (DEC-12, PSE-03, PSE-06). */
export function asapOf(menus: Menu[], mode: Mode, now: Temporal.ZonedDateTime, scheduling: Scheduling): Asap {
  const { exceptions } = scheduling;
  const pause = pauseAt(scheduling, mode, now);
  if (pause) {
    const end = Temporal.Instant.from(pause.until).toZonedDateTimeISO(now.timeZoneId);
    return { state: 'paused', message: pause.message, resumesAt: readyFrom(menus, mode, end, exceptions) };
  }
  const ready = readyFrom(menus, mode, now, exceptions);
  if (!ready) return { state: 'closed' };
  return { state: 'promised', readyFrom: ready, promisedAt: promisedAt(ready, slotRulesAt(scheduling, mode, now)) };
}

/** As `asapOf`, for the first promise that the kitchen has room for; `full` if there is none in seven days (CAP-01). */
export function asapWithRoom(
  menus: Menu[],
  mode: Mode,
  now: Temporal.ZonedDateTime,
  scheduling: Scheduling,
  canMake: (promisedAt: Temporal.Instant) => boolean,
): Asap | { state: 'full' } {
  const asap = asapOf(menus, mode, now, scheduling);
  if (asap.state !== 'promised') return asap;
  const rules = slotRulesAt(scheduling, mode, now);
  const last = now.add({ days: horizonDays });
  let ready: Temporal.ZonedDateTime | null = asap.readyFrom;
  while (ready && Temporal.ZonedDateTime.compare(ready, last) <= 0) {
    const promised = promisedAt(ready, rules);
    if (canMake(promised.toInstant())) return { state: 'promised', readyFrom: ready, promisedAt: promised };
    ready = readyFrom(menus, mode, ready.add({ minutes: promiseMinutes }), scheduling.exceptions);
  }
  return { state: 'full' };
}
