import { serverNow } from '@comptoir/web-app/clock';
import { useFormat } from '@comptoir/web-app/messages';
import { writeHour } from '@comptoir/words';
import { useSite } from '../../../state/site.ts';

/** Formats an instant in the restaurant's time zone: "19 h 50", on another day "sam. 12 h". */
export function useHour(): (at: Temporal.Instant) => string {
  const format = useFormat();
  const { timeZone } = useSite();
  const toLocal = (at: Temporal.Instant) => at.toZonedDateTimeISO(timeZone);
  return (at) => writeHour(toLocal(at), toLocal(serverNow()).toPlainDate(), format);
}
