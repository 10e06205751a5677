import { Note } from '@comptoir/ui';
import { useClockStore, useNow } from '@comptoir/web-app/clock';
import { useFormat } from '@comptoir/web-app/messages';
import { useMessage } from '../../messages/use-message.ts';
import { useSite } from '../../state/site.ts';

/** A warning appears when the device's clock is wrong by at least this many minutes. */
const toldFromMinutes = 2;

/** Shows the restaurant's time by the server's clock, and the error of the device's clock (OFC-18). */
export function RestaurantTime() {
  const say = useMessage();
  const format = useFormat();
  const { timeZone } = useSite();
  const time = useNow((now) => format.hour(now.toZonedDateTimeISO(timeZone)));
  const minutes = useClockStore(({ offsetMilliseconds }) => Math.floor(Math.abs(offsetMilliseconds ?? 0) / 60_000));
  return (
    <>
      <p>{say('settings.time', { time })}</p>
      {minutes >= toldFromMinutes && (
        <Note kind="warm">
          <p>{say('settings.timeOff', { minutes, hours: Math.floor(minutes / 60) })}</p>
        </Note>
      )}
    </>
  );
}
