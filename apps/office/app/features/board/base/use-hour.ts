import { serverNow } from '@comptoir/web-app/clock';
import { useFormat } from '@comptoir/web-app/messages';
import { useSite } from '../../../state/site.ts';

/** Formats an instant in the restaurant's time zone: "19 h 50", on another day "sam. 12 h". */
export function useHour(): (at: Temporal.Instant) => string {
  const format = useFormat();
  const { timeZone } = useSite();
  return (at) => {
    const local = at.toZonedDateTimeISO(timeZone);
    const today = serverNow().toZonedDateTimeISO(timeZone).toPlainDate();
    const hour = format.hour(local);
    return local.toPlainDate().equals(today) ? hour : `${format.weekday(local)} ${hour}`;
  };
}
