const friday = 5;

/**
 * Next Friday, 18:00 UTC, as an instant's text: the restaurant is open. A shop dates its answers by its own clock; where that is
 * past, a browser takes what it has just fetched for old, and asks for it again.
 */
export function comingEvening(): string {
  const today = Temporal.Now.plainDateISO('UTC');
  const days = (friday - today.dayOfWeek + 7) % 7 || 7;
  return today.add({ days }).toZonedDateTime({ timeZone: 'UTC', plainTime: '18:00' }).toInstant().toString();
}
