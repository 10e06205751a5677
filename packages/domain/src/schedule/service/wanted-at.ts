import { parseDate } from '../../calendar/parse-date.ts';
import type { Menu, Mode } from '../../menu/menu.ts';
import { readyFrom } from '../ready-from.ts';
import type { ScheduleException } from '../scheduling.ts';
import { slotStart } from '../slot-start.ts';

interface Wish {
  slot: { date: string; time: string } | null;
  mode: Mode;
  now: Temporal.ZonedDateTime;
  exceptions: ScheduleException[];
}

/** The time for which a dish is wanted: the chosen slot, else the first time at which its menu is served, else now. */
export function wantedAt(menu: Menu, { slot, mode, now, exceptions }: Wish): Temporal.ZonedDateTime {
  const date = slot && parseDate(slot.date);
  const slotAt = date && slotStart(date, slot.time, now.timeZoneId);
  return slotAt ?? readyFrom([menu], mode, now, exceptions) ?? now;
}
