import { useClockStore } from '@comptoir/web-app/clock';
import { useCatalogue, useSite } from './shop-context.tsx';

/** Until the API has answered, the time is `renderedAt` (ISO 8601), so that hydration matches the server's HTML. */
export function restaurantTime(
  { offsetMilliseconds, nowMilliseconds }: ReturnType<typeof useClockStore.getState>,
  renderedAt: string,
  timeZone: string,
): Temporal.ZonedDateTime {
  const instant =
    offsetMilliseconds === null
      ? Temporal.Instant.from(renderedAt)
      : Temporal.Instant.fromEpochMilliseconds(nowMilliseconds);
  return instant.toZonedDateTimeISO(timeZone);
}

export function useNow(): Temporal.ZonedDateTime {
  const { timeZone } = useSite();
  const renderedAt = useCatalogue((catalogue) => catalogue.renderedAt);
  return restaurantTime(useClockStore(), renderedAt, timeZone);
}
