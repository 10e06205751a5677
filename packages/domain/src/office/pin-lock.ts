export interface PinFailure {
  at: Temporal.Instant;
  isHere: boolean;
}

/** The lock after failures on one device; minutes (ROL-10). */
const mostHere = 5;
const withinMinutes = 10;
const lockMinutes = 15;
/** The lock on all devices, until a day after the first of these failures. */
const mostADay = 20;
export const pinDayHours = 24;

/** The end of the lock of a person's PIN here; null: not locked. `failures`: those of the last day, the oldest first. */
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
