import { create } from 'zustand';

interface ClockState {
  /** The restaurant's time, moved on once a second; milliseconds since 1970. */
  nowMilliseconds: number;
  /** What is added to the device's clock. */
  offsetMilliseconds: number;
}

/** The restaurant's clock is the server's, whatever the device says (OFC-18). */
export const useClockStore = create<ClockState>(() => ({ nowMilliseconds: Date.now(), offsetMilliseconds: 0 }));

/** A device is as right as that: the instants of answers are whole seconds, and were some time on their way. */
const toleranceMilliseconds = 2_000;

/** Notes the server's instant. */
export function hearServerDate(serverMilliseconds: number): void {
  const offset = serverMilliseconds - Date.now();
  if (Math.abs(useClockStore.getState().offsetMilliseconds - offset) < toleranceMilliseconds) return;
  useClockStore.setState({ offsetMilliseconds: offset });
  moveClock();
}

/** Moves the shown time on, to whole seconds: what shows it is drawn no more often than that. */
export function moveClock(): void {
  const { offsetMilliseconds, nowMilliseconds } = useClockStore.getState();
  const seconds = Math.floor((Date.now() + offsetMilliseconds) / 1000) * 1000;
  if (seconds !== nowMilliseconds) useClockStore.setState({ nowMilliseconds: seconds });
}

/** The restaurant's time now. */
export function restaurantNow(): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(Date.now() + useClockStore.getState().offsetMilliseconds);
}
