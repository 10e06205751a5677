import { joinRanges } from '../calendar/ranges.ts';
import type { TimeSpan } from '../calendar/wall-clock.ts';
import type { Menu, Mode } from '../menu/menu.ts';
import type { ScheduleException } from '../schedule/scheduling.ts';
import { spansOn } from '../schedule/spans-on.ts';

/** Orders are taken for at most a month ahead. */
const horizonDays = 30;
const modes: Mode[] = ['pickup', 'delivery'];

interface StoppedTime {
  modes: Mode[];
  from: Temporal.Instant;
  until: Temporal.Instant;
}

/** When the kitchen works, from yesterday's service to a month ahead: while it serves in a mode that is not paused. */
export function kitchenSpans(
  menus: readonly Menu[],
  now: Temporal.ZonedDateTime,
  { exceptions, pauses }: { exceptions: ScheduleException[]; pauses: readonly StoppedTime[] },
): TimeSpan[] {
  const today = now.toPlainDate();
  const dates = Array.from({ length: horizonDays + 3 }, (_, offset) => today.add({ days: offset - 1 }));
  const served = menus.filter(({ isAvailable }) => isAvailable);
  const spans = modes.flatMap((mode) => {
    const ofMode = served.flatMap((menu) =>
      dates.flatMap((date) => spansOn(menu, mode, date, exceptions, now.timeZoneId)),
    );
    return pauses.filter((pause) => pause.modes.includes(mode)).reduce(cutOut, ofMode);
  });
  return joinRanges(spans);
}

function cutOut(spans: TimeSpan[], { from, until }: StoppedTime): TimeSpan[] {
  const [gapStart, gapEnd] = [from.epochMilliseconds, until.epochMilliseconds];
  return spans
    .flatMap(({ start, end }) => [
      { start, end: Math.min(end, gapStart) },
      { start: Math.max(start, gapEnd), end },
    ])
    .filter(({ start, end }) => start < end);
}
