import { type OfficePause, pausesFromSetting, pausesSetting, pausesToSetting } from '@comptoir/contract';
import { isAhead } from '@comptoir/domain';
import type { Db } from '../../../db/database.ts';
import { changeSetting } from '../../catalogue/catalogue-repository.ts';
import { endPauses } from './edit-pauses.ts';

/**
 * Ends the last pause that is meant, and with it every pause of its modes (PSE-15). Nothing changes if it is over.
 * Returns that pause as it was before, or null if there is none.
 */
export async function endPause(
  tx: Db,
  isMeant: (pause: OfficePause) => boolean,
  at: Temporal.Instant,
): Promise<OfficePause | null> {
  const meant: OfficePause[] = [];
  await changeSetting(tx, pausesSetting, (stored) => {
    const pauses = pausesFromSetting(stored);
    const pause = pauses.findLast(isMeant);
    if (pause) meant.push(pause);
    return pause && isAhead(pause.until, at) ? pausesToSetting(endPauses(pauses, pause.modes, at)) : undefined;
  });
  return meant[0] ?? null;
}
