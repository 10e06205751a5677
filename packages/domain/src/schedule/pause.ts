import type { Mode } from '../menu/menu.ts';
import type { Pause, Scheduling, SlotRules } from './scheduling.ts';

type Moment = Pick<Temporal.ZonedDateTime, 'epochMilliseconds'>;

/** The pause of a mode at a time; of several, the one that ends last (PSE-15). Null if none holds. */
export function pauseAt({ pauses }: Pick<Scheduling, 'pauses'>, mode: Mode, now: Moment): Pause | null {
  return pauses
    .filter(({ modes, until }) => modes.includes(mode) && isAhead(until, now))
    .reduce<Pause | null>(
      (last, pause) => (last && isAhead(last.until, Temporal.Instant.from(pause.until)) ? last : pause),
      null,
    );
}

/** The rules of a mode's slots and promises at a time. A busy kitchen adds minutes to the shortest wait (PSE-06). */
export function slotRulesAt(scheduling: Scheduling, mode: Mode, now: Moment): SlotRules {
  const rules = scheduling[mode];
  const added = scheduling.busyPeriods
    .filter(({ modes, until }) => modes.includes(mode) && isAhead(until, now))
    .map(({ extraMinutes }) => extraMinutes);
  return { ...rules, minimumMinutes: rules.minimumMinutes + Math.max(0, ...added) };
}

/** The rules for an order that was settled at an instant: pauses that began later do not hold for it (PSE-05). */
export function withoutLaterPauses(scheduling: Scheduling, settledAt: Moment): Scheduling {
  const { pauses } = scheduling;
  return { ...scheduling, pauses: pauses.filter(({ from }) => from === undefined || !isAhead(from, settledAt)) };
}

/** True if the kitchen is busy now, for this mode, since a time after the given one (PSE-07). */
export function isBusySince(
  { busyPeriods }: Pick<Scheduling, 'busyPeriods'>,
  mode: Mode,
  { since, now }: { since: Moment; now: Moment },
): boolean {
  return busyPeriods.some(
    ({ modes, from, until }) =>
      modes.includes(mode) && isAhead(until, now) && from !== undefined && isAhead(from, since),
  );
}

/** True before an instant, given as such or as ISO text: what ends then still holds. */
export function isAhead(until: Temporal.Instant | string, now: Moment): boolean {
  return Temporal.Instant.from(until).epochMilliseconds > now.epochMilliseconds;
}
