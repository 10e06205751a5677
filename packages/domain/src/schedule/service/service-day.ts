/** Until this hour of the night it is still the evening before. */
export const dayEndsAtHour = 5;

/** The date of the service day of an instant: its evening goes on past midnight (BRD-55). */
function serviceDayOf(at: Temporal.ZonedDateTime): Temporal.PlainDate {
  const date = at.toPlainDate();
  return at.hour < dayEndsAtHour ? date.subtract({ days: 1 }) : date;
}

/** When the service day of a date begins. */
export function startOfServiceDay(date: Temporal.PlainDate, timeZone: string): Temporal.ZonedDateTime {
  return date.toZonedDateTime({ timeZone, plainTime: { hour: dayEndsAtHour } });
}

/** When the service day of an instant began. */
export function serviceDayStart(at: Temporal.ZonedDateTime): Temporal.ZonedDateTime {
  return startOfServiceDay(serviceDayOf(at), at.timeZoneId);
}

/** When the service day of an instant ends. */
export function serviceDayEnd(at: Temporal.ZonedDateTime): Temporal.ZonedDateTime {
  return startOfServiceDay(serviceDayOf(at).add({ days: 1 }), at.timeZoneId);
}

/** Whether two instants of a zone belong to one service day. */
export function isSameServiceDay(one: Temporal.ZonedDateTime, other: Temporal.ZonedDateTime): boolean {
  return serviceDayOf(one).equals(serviceDayOf(other));
}
