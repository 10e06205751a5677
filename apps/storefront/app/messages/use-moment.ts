import { useFormat } from '@comptoir/web-app/messages';
import { useMessage } from './use-message.ts';

/** `at`: an opening; `on`: a wish; `around`: an estimate; `from`: the earliest time; `bare`: without a preposition. */
type Sureness = 'at' | 'on' | 'around' | 'from' | 'bare';

const eveningHour = 18;

/** Relative to `now`: "à 18 h 30", "demain vers 19 h", "lundi 23 novembre à 11 h 30". Both in the shop's zone. */
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
