import { useClockStore } from './clock-store.ts';

/** Renders again only when the value of `see` changes (BRD-44). */
export function useNow<Seen extends string | number | boolean>(see: (now: Temporal.Instant) => Seen): Seen {
  return useClockStore(({ nowMilliseconds }) => see(Temporal.Instant.fromEpochMilliseconds(nowMilliseconds)));
}
