import { useClockStore } from '@comptoir/web-app/clock';
import { useCatalogue, useSite } from './shop-context.tsx';

/**
 * The restaurant's time, in its zone. Before the API's first answer it is the moment of the rendering (`renderedAt`, ISO 8601), so that
 * the browser draws the same page first as the server.
 */
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

/** The restaurant's time; the component renders again when it moves on. */
export function useNow(): Temporal.ZonedDateTime {
  const { timeZone } = useSite();
  const renderedAt = useCatalogue((catalogue) => catalogue.renderedAt);
  return restaurantTime(useClockStore(), renderedAt, timeZone);
}
