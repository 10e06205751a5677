import type { OfficePause } from '@comptoir/contract';
import { isAhead, type Mode } from '@comptoir/domain';

/** Ended pauses are kept for a day: unanswered orders count from the last one on. */
const keptHours = 24;
/** A pause for unanswered orders ends by itself after these minutes, if a board is there to answer (BRD-51). */
const retryMinutes = 20;

/** True if the shop paused by itself, because orders stayed unanswered (BRD-51). */
export function isUnanswered({ unanswered }: OfficePause): boolean {
  return unanswered !== null;
}

/** The time at which a pause for unanswered orders ends if a board is connected. */
export function retriesAt({ from }: OfficePause): Temporal.Instant {
  return from.add({ minutes: retryMinutes });
}

export function addPause(pauses: readonly OfficePause[], pause: OfficePause): OfficePause[] {
  const oldest = pause.from.subtract({ hours: keptHours });
  return [...pauses.filter(({ until }) => isAhead(until, oldest)), pause];
}

/** Ends every pause of these modes at an instant (PSE-15). A pause of both modes goes on for the other one. */
export function endPauses(pauses: readonly OfficePause[], modes: readonly Mode[], at: Temporal.Instant): OfficePause[] {
  return pauses.map((pause) => {
    if (!isAhead(pause.until, at) || !pause.modes.some((mode) => modes.includes(mode))) return pause;
    const others = pause.modes.filter((mode) => !modes.includes(mode));
    return others.length > 0 ? { ...pause, modes: others } : { ...pause, until: at };
  });
}
