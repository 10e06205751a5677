export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** The hours of each weekday, such as "18:00-02:30". */
export type WeekRanges = Partial<Record<Weekday, string[]>>;

export function weekdayOf({ dayOfWeek }: { dayOfWeek: number }): Weekday {
  const weekday = weekdays[dayOfWeek - 1];
  if (!weekday) throw new RangeError(`No ISO weekday: ${dayOfWeek}`);
  return weekday;
}
