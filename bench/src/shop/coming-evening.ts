const friday = 5;

/**
 * Next Friday, 18:00 UTC, when the restaurant is open. It must not be past: the shop dates its answers by this clock,
 * and a browser would fetch answers with an old date again.
 */
export function comingEvening(): string {
  const today = Temporal.Now.plainDateISO('UTC');
  const days = (friday - today.dayOfWeek + 7) % 7 || 7;
  return today.add({ days }).toZonedDateTime({ timeZone: 'UTC', plainTime: '18:00' }).toInstant().toString();
}
