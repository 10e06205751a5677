import { minutesPerDay } from '../../calendar/clock-time.ts';
import type { Weekday } from '../../calendar/weekday.ts';
import { weekdayOf } from '../../calendar/weekday.ts';
import type { Menu, Mode } from '../../menu/menu.ts';
import { servedRanges } from '../../schedule/day-ranges.ts';
import type { ScheduleException } from '../../schedule/scheduling.ts';

/** Hours of a weekday in minutes from its midnight, the end excluded. */
export interface ServedHours {
  day: Weekday;
  previousDay: Weekday;
  from: number;
  to: number;
}

const aheadDays = 30;

/** The hours in which a menu is served in the next 30 days. Equal hours of several weeks are listed once. */
export function servedHours(
  menu: Menu,
  mode: Mode,
  exceptions: ScheduleException[],
  at: Temporal.ZonedDateTime,
): ServedHours[] {
  if (!menu.isAvailable) return [];
  const today = at.toPlainDate();
  const now = at.hour * 60 + at.minute;
  const found = new Map<string, ServedHours>();
  for (let offset = 0; offset <= aheadDays; offset += 1) {
    const date = today.add({ days: offset });
    const [day, previousDay] = [weekdayOf(date), weekdayOf(date.subtract({ days: 1 }))];
    for (const { start, end } of servedRanges(menu, mode, date, exceptions)) {
      const from = offset === 0 ? Math.max(start, now) : start;
      const to = Math.min(end, minutesPerDay);
      if (from < to) found.set(`${day} ${from} ${to}`, { day, previousDay, from, to });
    }
  }
  return [...found.values()];
}
