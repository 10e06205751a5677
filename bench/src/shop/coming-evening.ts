const friday = 5;

/** Next Friday, 18:00 UTC, when the restaurant is open. With a past date in its responses, a browser would repeat requests. */
export function comingEvening(): string {
  const today = Temporal.Now.plainDateISO('UTC');
  const days = (friday - today.dayOfWeek + 7) % 7 || 7;
  return today.add({ days }).toZonedDateTime({ timeZone: 'UTC', plainTime: '18:00' }).toInstant().toString();
}
