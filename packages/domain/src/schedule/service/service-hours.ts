import { joinRanges } from '../../calendar/ranges.ts';
import { toZoned } from '../../calendar/wall-clock.ts';
import type { Menu, Mode } from '../../menu/menu.ts';
import type { ScheduleException } from '../scheduling.ts';
import { spansOn } from '../spans-on.ts';

export interface ServiceSpan {
  start: Temporal.ZonedDateTime;
  end: Temporal.ZonedDateTime;
}

/** The spans of a date in which some menu is served in a mode. A span past midnight belongs to the date of its start. */
export function serviceHours(
  menus: readonly Menu[],
  { mode, date, timeZone }: { mode: Mode; date: Temporal.PlainDate; timeZone: string },
  exceptions: ScheduleException[],
): ServiceSpan[] {
  const served = menus.filter(({ isAvailable }) => isAvailable);
  const spans = joinRanges(served.flatMap((menu) => spansOn(menu, mode, date, exceptions, timeZone)));
  return spans.map(({ start, end }) => ({ start: toZoned(start, timeZone), end: toZoned(end, timeZone) }));
}
