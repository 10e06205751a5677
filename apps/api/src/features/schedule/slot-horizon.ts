const horizonDays = 30;

/** Whether slots of a date are known: at most 30 days away from today (requirements A.24). */
export function isWithinHorizon(date: Temporal.PlainDate, now: Temporal.ZonedDateTime): boolean {
  return Math.abs(now.toPlainDate().until(date).total('days')) <= horizonDays;
}
