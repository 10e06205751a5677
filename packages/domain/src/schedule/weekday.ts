import { type Weekday, weekdays } from '../menu/menu.ts';

/** The three-letter weekday of a date. */
export function weekdayOf(date: { dayOfWeek: number }): Weekday {
  return weekdays[date.dayOfWeek - 1] as Weekday;
}
