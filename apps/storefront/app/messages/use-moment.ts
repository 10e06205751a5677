import { useFormat } from '@comptoir/web-app/messages';
import { useMessage } from './use-message.ts';

/** `at`: opening time; `on`: wished time; `around`: estimate; `from`: earliest time; `bare`: no preposition. */
type Sureness = 'at' | 'on' | 'around' | 'from' | 'bare';

const eveningHour = 18;

/** Writes a time relative to `now`: "à 18 h 30", "demain vers 19 h". Both must be in the restaurant's time zone. */
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
