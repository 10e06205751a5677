import { readText } from './wire-values.ts';

export function writeMoment(instant: Temporal.Instant, timeZone: string): string {
  return instant.toZonedDateTimeISO(timeZone).toString({ timeZoneName: 'never', smallestUnit: 'second' });
}

export function readMoment(value: unknown): Temporal.Instant | null {
  try {
    return Temporal.Instant.from(readText(value));
  } catch {
    return null;
  }
}
