export interface PinFailure {
  at: Temporal.Instant;
  isHere: boolean;
}

/** Five failures within ten minutes lock a PIN on one device for fifteen minutes (ROL-10). */
const mostHere = 5;
const withinMinutes = 10;
const lockMinutes = 15;
/** Twenty failures within a day lock a PIN on all devices, until a day after the first of them. */
const mostADay = 20;
export const pinDayHours = 24;

/** The end of the lock of a person's PIN on this device; null if not locked. `failures` are those of the last day, oldest first. */
export function pinLockedUntil(failures: readonly PinFailure[], now: Temporal.Instant): Temporal.Instant | null {
  const ends = [lockHere(failures.filter(({ isHere }) => isHere)), lockOfDay(failures)];
  const [last = null] = ends.filter((end) => end !== null).sort((one, other) => Temporal.Instant.compare(other, one));
  return last && Temporal.Instant.compare(last, now) > 0 ? last : null;
}

function lockHere(failures: readonly PinFailure[]): Temporal.Instant | null {
  const [first, last] = [failures.at(-mostHere), failures.at(-1)];
  if (!first || !last) return null;
  return last.at.since(first.at).total('minutes') <= withinMinutes ? last.at.add({ minutes: lockMinutes }) : null;
}

function lockOfDay(failures: readonly PinFailure[]): Temporal.Instant | null {
  return failures.at(-mostADay)?.at.add({ hours: pinDayHours }) ?? null;
}
