export const dayEndsAtHour = 5;

/** The date of an instant's service day, which ends after midnight (BRD-55). */
export function serviceDayOf(at: Temporal.ZonedDateTime): Temporal.PlainDate {
  const date = at.toPlainDate();
  return at.hour < dayEndsAtHour ? date.subtract({ days: 1 }) : date;
}

export function startOfServiceDay(date: Temporal.PlainDate, timeZone: string): Temporal.ZonedDateTime {
  return date.toZonedDateTime({ timeZone, plainTime: { hour: dayEndsAtHour } });
}

export function endOfServiceDay(date: Temporal.PlainDate, timeZone: string): Temporal.ZonedDateTime {
  return startOfServiceDay(date.add({ days: 1 }), timeZone);
}

export function serviceDayStart(at: Temporal.ZonedDateTime): Temporal.ZonedDateTime {
  return startOfServiceDay(serviceDayOf(at), at.timeZoneId);
}

export function serviceDayEnd(at: Temporal.ZonedDateTime): Temporal.ZonedDateTime {
  return endOfServiceDay(serviceDayOf(at), at.timeZoneId);
}

export function isSameServiceDay(one: Temporal.ZonedDateTime, other: Temporal.ZonedDateTime): boolean {
  return serviceDayOf(one).equals(serviceDayOf(other));
}
