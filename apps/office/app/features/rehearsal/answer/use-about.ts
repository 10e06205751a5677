import { useFormat } from '@comptoir/web-app/messages';
import { useMessage } from '../../../messages/use-message.ts';
import { useSite } from '../../../state/site.ts';
import type { Rehearsed } from './rehearsed.ts';

/** Says the day, the hour, the mode and the catalogue of a rehearsal. */
export function useAbout(): (rehearsed: Pick<Rehearsed, 'question' | 'text'>) => string {
  const say = useMessage();
  const format = useFormat();
  const { timeZone } = useSite();
  return ({ question: { at, mode }, text: { catalogue } }) => {
    const zoned = at.toZonedDateTimeISO(timeZone);
    const [day, hour] = [format.day(zoned), format.hour(zoned)];
    return say('rehearsal.about', { day, hour, mode: say(`rehearsal.mode.${mode}`).toLowerCase(), catalogue });
  };
}
