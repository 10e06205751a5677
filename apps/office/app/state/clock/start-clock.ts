import { moveClock } from './clock-store.ts';

/** Moves the shown time on; returns how to stop. */
export function startClock(): () => void {
  const timer = setInterval(moveClock, 1000);
  return () => clearInterval(timer);
}
