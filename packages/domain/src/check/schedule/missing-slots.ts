import { joinRanges } from '../../calendar/ranges.ts';
import { toInstants } from '../../calendar/wall-clock.ts';
import type { Mode } from '../../menu/menu.ts';
import { rangesOn } from '../../schedule/day-ranges.ts';
import { type CheckInput, slotDays } from '../base/check-input.ts';
import type { Slip } from '../base/finding.ts';

interface Service {
  start: number;
  end: number;
  date: Temporal.PlainDate;
}

/** A mode without any free slot in a week, although it has hours then; else services of the days to come that have none. */
export function missingSlots(input: CheckInput): Slip[] {
  return input.modes.flatMap((mode) => {
    const services = listServices(input, mode);
    if (services.length === 0) return [];
    const empty = services.flatMap(({ start, end, date }): { date: Temporal.PlainDate; why: 'removed' | 'lead' }[] => {
      const slots = [date, date.add({ days: 1 })]
        .flatMap((day) => input.slotsOn(mode, day))
        .filter((slot) => start <= slot.start.epochMilliseconds && slot.start.epochMilliseconds < end);
      if (slots.some(({ state }) => state !== 'too_soon')) return [];
      return [{ date, why: slots.length === 0 ? 'removed' : 'lead' }];
    });
    const [first] = empty;
    if (first && empty.length === services.length) return [slip(mode, 'week', 'error')];
    const later = empty.filter(({ date }) => date.toString() > input.at.toPlainDate().toString());
    return later.map(({ date, why }) => slip(mode, why, 'warning', date));
  });
}

function slip(mode: Mode, why: string, severity: 'error' | 'warning', date?: Temporal.PlainDate): Slip {
  const prefix = mode === 'pickup' ? 'scheduling.pickup_' : 'scheduling.';
  const target = {
    kind: 'setting' as const,
    id: `${prefix}${why === 'removed' ? 'remove_first_range' : 'minimum_time'}`,
  };
  const values = { mode, ...(date && { day: date.toString() }) };
  return { target, values, why, severity };
}

/** The services of a mode that are not over yet, as epoch milliseconds, by the service's date. Closed days have none. */
function listServices({ catalogue, at }: CheckInput, mode: Mode): Service[] {
  const { exceptions } = catalogue.scheduling;
  const menus = catalogue.menus.filter(({ isAvailable }) => isAvailable);
  const today = at.toPlainDate();
  return Array.from({ length: slotDays }, (_, offset) => today.add({ days: offset })).flatMap((date) => {
    const ranges = joinRanges(menus.flatMap((menu) => rangesOn(menu, mode, date, exceptions)));
    return toInstants(ranges, date, at.timeZoneId)
      .filter(({ end }) => end > at.epochMilliseconds)
      .map(({ start, end }) => ({ start, end, date }));
  });
}
