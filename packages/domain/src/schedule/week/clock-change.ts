/** What the clock does on a day: it skips an hour in spring and repeats one in autumn. Null on usual days. */
export type ClockChange = 'skips' | 'repeats';

export function clockChangeOn(date: Temporal.PlainDate, timeZone: string): ClockChange | null {
  const { hoursInDay } = date.toZonedDateTime(timeZone);
  return hoursInDay < 24 ? 'skips' : hoursInDay > 24 ? 'repeats' : null;
}

/** The next days on which the clock changes (HRS-09). */
export function nextClockChanges(at: Temporal.ZonedDateTime, count: number): Temporal.PlainDate[] {
  const days: Temporal.PlainDate[] = [];
  let moment: Temporal.ZonedDateTime | null = at.startOfDay();
  while (moment && days.length < count) {
    moment = moment.getTimeZoneTransition('next');
    if (moment) days.push(moment.toPlainDate());
  }
  return days;
}
