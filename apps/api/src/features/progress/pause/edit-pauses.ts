import type { OfficePause } from '@comptoir/contract';
import type { Mode } from '@comptoir/domain';

/** Ended pauses are kept for a day: unanswered orders count from the last one on. */
const keptHours = 24;
/** A pause for unanswered orders ends by itself after these minutes, if a board is there to answer (BRD-51). */
const retryMinutes = 20;

export function holds({ until }: OfficePause, at: Temporal.Instant): boolean {
  return Temporal.Instant.compare(until, at) > 0;
}

/** The time at which a pause for unanswered orders ends if a board is connected. */
export function retriesAt({ from }: OfficePause): Temporal.Instant {
  return from.add({ minutes: retryMinutes });
}

export function addPause(pauses: readonly OfficePause[], pause: OfficePause): OfficePause[] {
  const oldest = pause.from.subtract({ hours: keptHours });
  return [...pauses.filter((known) => holds(known, oldest)), pause];
}

/** Ends every pause of these modes at an instant (PSE-15). A pause of both modes goes on for the other one. */
export function endPauses(pauses: readonly OfficePause[], modes: readonly Mode[], at: Temporal.Instant): OfficePause[] {
  return pauses.map((pause) => {
    if (!holds(pause, at) || !pause.modes.some((mode) => modes.includes(mode))) return pause;
    const others = pause.modes.filter((mode) => !modes.includes(mode));
    return others.length > 0 ? { ...pause, modes: others } : { ...pause, until: at };
  });
}
