import { useClockStore } from './clock-store.ts';

/** What `see` makes of the shown time. The component is drawn again only when that is another text, number or boolean (BRD-44). */
export function useNow<Seen extends string | number | boolean>(see: (now: Temporal.Instant) => Seen): Seen {
  return useClockStore(({ nowMilliseconds }) => see(Temporal.Instant.fromEpochMilliseconds(nowMilliseconds)));
}
