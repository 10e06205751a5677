import { create } from 'zustand';

interface ClockState {
  /** The difference to the device's clock in milliseconds. Null before the first response. */
  offsetMilliseconds: number | null;
  /** Milliseconds since 1970, in whole seconds. Before the first response, this is the device's time. */
  nowMilliseconds: number;
}

/** The server's clock, because the device's clock may be wrong (DEC-23, OFC-18). */
export const useClockStore = create<ClockState>(() => ({ offsetMilliseconds: null, nowMilliseconds: Date.now() }));

/** Smaller clock differences are ignored, because `Date` headers have whole seconds and responses take time. */
const toleranceMilliseconds = 2000;

const shown = (offsetMilliseconds: number | null) => Math.floor((Date.now() + (offsetMilliseconds ?? 0)) / 1000) * 1000;

export function hearServerDate(serverMilliseconds: number): void {
  const offsetMilliseconds = serverMilliseconds - Date.now();
  const known = useClockStore.getState().offsetMilliseconds;
  if (known !== null && Math.abs(known - offsetMilliseconds) < toleranceMilliseconds) return;
  useClockStore.setState({ offsetMilliseconds, nowMilliseconds: shown(offsetMilliseconds) });
}

export function startClock(everyMilliseconds: number): () => void {
  const move = () => {
    const { offsetMilliseconds, nowMilliseconds } = useClockStore.getState();
    const now = shown(offsetMilliseconds);
    if (now !== nowMilliseconds) useClockStore.setState({ nowMilliseconds: now });
  };
  move();
  const timer = setInterval(move, everyMilliseconds);
  return () => clearInterval(timer);
}

export function serverNow(): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(Date.now() + (useClockStore.getState().offsetMilliseconds ?? 0));
}
