import { useClockStore } from './clock-store.ts';

/** Draws the component that asks again only when what it makes of the restaurant's time is another text or number (BRD-44). */
export function useNow<Seen extends string | number | boolean>(see: (now: Temporal.Instant) => Seen): Seen {
  return useClockStore(({ nowMilliseconds }) => see(Temporal.Instant.fromEpochMilliseconds(nowMilliseconds)));
}
