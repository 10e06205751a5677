import { parseRanges } from '../calendar/ranges.ts';
import { type TimeSpan, toInstants } from '../calendar/wall-clock.ts';
import { slotStart } from './slot-start.ts';

/** A slot from its start to its end; a single time such as "21:55" is an instant. Null where `slotStart` is. */
export function slotSpan(date: Temporal.PlainDate, value: string, timeZone: string): TimeSpan | null {
  const start = slotStart(date, value, timeZone);
  if (!start) return null;
  const [span] = toInstants(parseRanges([value]), date, timeZone);
  return span ?? { start: start.epochMilliseconds, end: start.epochMilliseconds };
}
