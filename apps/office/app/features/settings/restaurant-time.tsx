import { Note } from '@comptoir/ui';
import { useClockStore, useNow } from '@comptoir/web-app/clock';
import { useFormat } from '@comptoir/web-app/messages';
import { useMessage } from '../../messages/use-message.ts';
import { useSite } from '../../state/site.ts';

/** A device that is off by more is told of it. */
const toldFromMinutes = 2;

/** The restaurant's time, which the server tells, and how wrong this device's own is (OFC-18). */
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
