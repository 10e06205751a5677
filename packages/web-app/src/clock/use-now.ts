import { useClockStore } from './clock-store.ts';

export function useNow<Seen extends string | number | boolean>(see: (now: Temporal.Instant) => Seen): Seen {
  return useClockStore(({ nowMilliseconds }) => see(Temporal.Instant.fromEpochMilliseconds(nowMilliseconds)));
}
