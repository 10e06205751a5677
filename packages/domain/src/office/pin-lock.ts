/** A PIN that was typed wrong. */
export interface PinFailure {
  at: Temporal.Instant;
  /** On the device that asks now. */
  isHere: boolean;
}

/** So many failures on one device within so long lock the PIN there for so long; minutes (ROL-10). */
const mostHere = 5;
const withinMinutes = 10;
const lockMinutes = 15;
/** So many on all devices together lock it everywhere until a day has passed since the first of them. */
const mostADay = 20;
export const pinDayHours = 24;

/** Until when a person's PIN opens nothing here, whether or not it is right; null: it may be tried. `failures`: those of the last day, the oldest first. */
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
