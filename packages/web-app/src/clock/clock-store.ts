import { create } from 'zustand';

interface ClockState {
  /** Milliseconds to add to the device's clock; null before the first answer of the server. */
  offsetMilliseconds: number | null;
  /** The time that is shown, in whole seconds; milliseconds since 1970. By the device's clock before the first answer. */
  nowMilliseconds: number;
}

/** The clock of the pages is the server's, whatever the device says (DEC-23, OFC-18). */
export const useClockStore = create<ClockState>(() => ({ offsetMilliseconds: null, nowMilliseconds: Date.now() }));

/** Dates of answers are whole seconds, and answers take time to arrive: smaller differences are ignored. */
const toleranceMilliseconds = 2000;

const shown = (offsetMilliseconds: number | null) => Math.floor((Date.now() + (offsetMilliseconds ?? 0)) / 1000) * 1000;

/** Sets the clock by the date of an answer of the server, in milliseconds since 1970. */
export function hearServerDate(serverMilliseconds: number): void {
  const offsetMilliseconds = serverMilliseconds - Date.now();
  const known = useClockStore.getState().offsetMilliseconds;
  if (known !== null && Math.abs(known - offsetMilliseconds) < toleranceMilliseconds) return;
  useClockStore.setState({ offsetMilliseconds, nowMilliseconds: shown(offsetMilliseconds) });
}

/** Moves the shown time on at once and every so often. Returns how to stop. */
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

/** The server's time at this moment, whatever is shown. */
export function serverNow(): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(Date.now() + (useClockStore.getState().offsetMilliseconds ?? 0));
}
