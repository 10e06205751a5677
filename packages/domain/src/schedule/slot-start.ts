import { parseWindow } from '../calendar/ranges.ts';
import { exactInstantAt } from '../calendar/wall-clock.ts';

/** The start of a slot; null if malformed, or if the clock skips this time on that day (OFR-23). */
export function slotStart(date: Temporal.PlainDate, value: string, timeZone: string): Temporal.ZonedDateTime | null {
  const window = parseWindow(value);
  return window && exactInstantAt(date, window.start, timeZone);
}
