import type { Offer } from '@comptoir/domain';
import type { Format } from '@comptoir/format';
import type { Say } from './use-message.ts';

/** A badge with more days than this shows "another time". */
const fewDays = 2;

/** A short text such as "Mardi" or "12 h – 14 h". Several periods become "another time". */
export function sayDays({ activeTimes }: Offer, say: Say, format: Format): string {
  const [period, ...others] = activeTimes;
  if (!period || others.length > 0 || period.days.length > fewDays) return say('time.otherwise');
  if (period.days.length === 0) return format.clock(`${period.start}-${period.end}`);
  return period.days.map((day) => say(`time.day.${day}`)).join(', ');
}
