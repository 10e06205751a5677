/** Until this hour of the night it is still the evening before. */
export const dayEndsAtHour = 5;

/** When the service day of an instant began: its evening goes on past midnight (BRD-55). */
export function serviceDayStart(at: Temporal.ZonedDateTime): Temporal.ZonedDateTime {
  const day = at.hour < dayEndsAtHour ? at.subtract({ days: 1 }) : at;
  return startOfServiceDay(day.toPlainDate(), at.timeZoneId);
}

/** When the service day of a date begins. */
export function startOfServiceDay(date: Temporal.PlainDate, timeZone: string): Temporal.ZonedDateTime {
  return date.toZonedDateTime({ timeZone, plainTime: { hour: dayEndsAtHour } });
}

/** Whether two instants of a zone belong to one service day. */
export function isSameServiceDay(one: Temporal.ZonedDateTime, other: Temporal.ZonedDateTime): boolean {
  return serviceDayStart(one).equals(serviceDayStart(other));
}
