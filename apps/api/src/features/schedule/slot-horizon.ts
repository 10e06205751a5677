const horizonDays = 30;

/** True if the date is at most 30 days ahead (A.24). */
export function isWithinHorizon(date: Temporal.PlainDate, now: Temporal.ZonedDateTime): boolean {
  return Math.abs(now.toPlainDate().until(date).total('days')) <= horizonDays;
}
