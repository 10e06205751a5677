import { useFormat } from '@comptoir/web-app/messages';
import { useMessage } from './use-message.ts';

/** How sure a time is: an opening is `at` it, an order is wished `on` it, is ready `around` it, can be had `from` it on, and stands `bare` after a dot. */
type Sureness = 'at' | 'on' | 'around' | 'from' | 'bare';

/** From here on a day is called an evening. */
const eveningHour = 18;

/** Says an instant seen from now: "à 18 h 30", "demain vers 19 h", "lundi 23 novembre à 11 h 30". Both in the restaurant's zone. */
export function useMoment(): (at: Temporal.ZonedDateTime, now: Temporal.ZonedDateTime, sureness: Sureness) => string {
  const say = useMessage();
  const format = useFormat();
  return (at, now, sureness) => {
    const date = at.toPlainDate();
    const days = now.toPlainDate().until(date).days;
    const time = format.hour(at);
    const part = at.hour >= eveningHour ? 'evening' : 'day';
    if (days === 0) return say(`time.${sureness}.today`, { time, part });
    return days === 1
      ? say(`time.${sureness}.tomorrow`, { time })
      : say(`time.${sureness}.later`, { day: format.day(date), time });
  };
}
