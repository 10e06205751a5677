import { type Weekday, weekdays } from '../menu/menu.ts';

export function weekdayOf({ dayOfWeek }: { dayOfWeek: number }): Weekday {
  const weekday = weekdays[dayOfWeek - 1];
  if (!weekday) throw new RangeError(`No ISO weekday: ${dayOfWeek}`);
  return weekday;
}
