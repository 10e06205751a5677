import { create } from 'zustand';

export interface ClockState {
  /** Milliseconds to add to the device's clock; null before the first answer of the API. */
  offsetMilliseconds: number | null;
  /** The device's clock, moved on every 30 s while a page is shown; null before the browser took over. */
  deviceMilliseconds: number | null;
}

/** The restaurant's clock is the server's, whatever the device says (DEC-23). */
export const useClockStore = create<ClockState>(() => ({ offsetMilliseconds: null, deviceMilliseconds: null }));

/** Notes the instant of an API answer. A second of latency either way is not worth a new rendering. */
export function hearServerDate(serverMilliseconds: number): void {
  const offset = serverMilliseconds - Date.now();
  const known = useClockStore.getState().offsetMilliseconds;
  if (known !== null && Math.abs(known - offset) < 2000) return;
  useClockStore.setState({ offsetMilliseconds: offset, deviceMilliseconds: Date.now() });
}

/** Starts the ticking; returns how to stop. */
export function startClock(): () => void {
  const timer = setInterval(() => useClockStore.setState({ deviceMilliseconds: Date.now() }), 30_000);
  return () => clearInterval(timer);
}
