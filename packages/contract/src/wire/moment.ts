import { readText } from './wire-values.ts';

export function writeMoment(instant: Temporal.Instant, timeZone: string): string {
  return instant.toZonedDateTimeISO(timeZone).toString({ timeZoneName: 'never', smallestUnit: 'second' });
}

export function readMoment(value: unknown): Temporal.Instant | null {
  const text = readText(value);
  // Most moments are optional, and an exception for each absent one was a third of what reading an order takes.
  if (text === '') return null;
  try {
    return Temporal.Instant.from(text);
  } catch {
    return null;
  }
}
