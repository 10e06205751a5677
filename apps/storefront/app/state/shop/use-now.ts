import { type ClockState, useClockStore } from './clock-store.ts';
import { useCatalogue, useSite } from './shop-context.tsx';

/**
 * The restaurant's time, in its zone: the instant of the rendering until the API's first answer tells the server's clock,
 * so that the browser's first rendering equals the server's.
 */
export function restaurantTime(
  { offsetMilliseconds, deviceMilliseconds }: ClockState,
  renderedAt: string,
  timeZone: string,
): Temporal.ZonedDateTime {
  const instant =
    offsetMilliseconds === null || deviceMilliseconds === null
      ? Temporal.Instant.from(renderedAt)
      : Temporal.Instant.fromEpochMilliseconds(deviceMilliseconds + offsetMilliseconds);
  return instant.toZonedDateTimeISO(timeZone);
}

/** The restaurant's time; the component renders again when it moves on. */
export function useNow(): Temporal.ZonedDateTime {
  const { timeZone } = useSite();
  const renderedAt = useCatalogue((catalogue) => catalogue.renderedAt);
  return restaurantTime(useClockStore(), renderedAt, timeZone);
}
