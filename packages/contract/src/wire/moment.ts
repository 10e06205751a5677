import { readText } from './wire-values.ts';

/** An instant on the wire: ISO with the restaurant's offset, to the second. */
export function writeMoment(instant: Temporal.Instant, timeZone: string): string {
  return instant.toZonedDateTimeISO(timeZone).toString({ timeZoneName: 'never', smallestUnit: 'second' });
}

/** Reads an instant; null: malformed. */
export function readMoment(value: unknown): Temporal.Instant | null {
  try {
    return Temporal.Instant.from(readText(value));
  } catch {
    return null;
  }
}
