import { dayEndsAtHour, isSameServiceDay, type MenuEntry, readyFrom } from '@comptoir/domain';
import { useFormat } from '@comptoir/web-app/messages';
import { useMessage } from '../messages/use-message.ts';
import { useMode } from './location/location-store.ts';
import { useCatalogue } from './shop/shop-context.tsx';
import { useNow } from './shop/use-now.ts';

const eveningHour = 17;

/** The day on which a dish is back, such as "De retour demain". Empty if it is back today, or the day is not known. */
export function useBackWords(): (entry: MenuEntry) => string {
  const say = useMessage();
  const format = useFormat();
  const now = useNow();
  const mode = useMode();
  const { exceptions } = useCatalogue((catalogue) => catalogue.settings.scheduling);
  return ({ menu, item: { soldOutUntil } }) => {
    if (!soldOutUntil) return '';
    const until = Temporal.Instant.from(soldOutUntil).toZonedDateTimeISO(now.timeZoneId);
    const backAt = readyFrom([menu], mode, until, exceptions);
    if (!backAt || isSameServiceDay(backAt, now)) return '';
    const days = now.toPlainDate().until(backAt.toPlainDate()).days;
    // The name of a weekday is clear within the next seven days only.
    if (days > 6) return '';
    return say('menu.backOn', { day: days <= 1 ? say('time.tomorrowDay') : format.weekdayName(backAt) });
  };
}

/** The status of an unavailable dish, such as "De retour à 20 h 30" if it is back today (STK-07). */
export function useSoldOutWords(): (entry: MenuEntry) => string {
  const say = useMessage();
  const format = useFormat();
  const now = useNow();
  const mode = useMode();
  const { exceptions } = useCatalogue((catalogue) => catalogue.settings.scheduling);
  return ({ menu, item: { isAvailable, soldOutUntil } }) => {
    if (!menu.isAvailable) return say('menu.unavailable');
    if (!isAvailable || !soldOutUntil) return say('menu.soldOut');
    const until = Temporal.Instant.from(soldOutUntil).toZonedDateTimeISO(now.timeZoneId);
    // A dish that is back during the afternoon break is shown with the time of the evening's service.
    const backAt = readyFrom([menu], mode, until, exceptions);
    if (backAt && isSameServiceDay(backAt, now)) return say('menu.backAt', { hour: format.hour(backAt) });
    if (!isSameServiceDay(until.subtract({ seconds: 1 }), now)) return say('menu.soldOut');
    return say(now.hour >= eveningHour || now.hour < dayEndsAtHour ? 'menu.soldOutTonight' : 'menu.soldOutToday');
  };
}
