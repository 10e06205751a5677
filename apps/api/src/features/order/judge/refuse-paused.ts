import { asapOf } from '@comptoir/domain';
import type { Format } from '@comptoir/format';
import { pauseWords } from '@comptoir/words';
import type { TimeQuestion } from './decide-time.ts';
import { type Refusal, refuse } from './refusal.ts';

/** Refuses an order for a time within a pause, and says when orders are taken again (PSE-03). */
export function refusePaused({ menus, mode, now, settings }: TimeQuestion, format: Format): Refusal {
  const asap = asapOf(menus, mode, now, settings.scheduling);
  const resumesAt = asap.state === 'paused' ? asap.resumesAt : null;
  return refuse('paused', { message: pauseWords(mode, resumesAt, now, format) });
}
