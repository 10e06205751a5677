import { create } from 'zustand';

interface ClockState {
  /** Added to the device's clock, milliseconds; null before the first response. */
  offsetMilliseconds: number | null;
  /** Milliseconds since 1970, whole seconds. The device's clock before the first response. */
  nowMilliseconds: number;
}

/** The server's clock, since the device's may be wrong (DEC-23, OFC-18). */
export const useClockStore = create<ClockState>(() => ({ offsetMilliseconds: null, nowMilliseconds: Date.now() }));

/** `Date` headers are whole seconds and responses take time: ignore smaller differences. */
const toleranceMilliseconds = 2000;

const shown = (offsetMilliseconds: number | null) => Math.floor((Date.now() + (offsetMilliseconds ?? 0)) / 1000) * 1000;

/** Sets the clock from a response's `Date` header, milliseconds since 1970. */
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
