import { formatClockTime } from '../calendar/clock-time.ts';
import { joinRanges } from '../calendar/ranges.ts';
import { weekdays } from '../calendar/weekday.ts';
import type { DayHours, Menu } from '../menu/menu.ts';
import { parseSpans } from './day-ranges.ts';

/** The hours of the menus on sale, else of all menus (MNU-04). Overlapping hours of several menus are merged. */
export function openingHours(menus: readonly Menu[]): DayHours[] {
  const onSale = menus.filter(({ isAvailable }) => isAvailable);
  const weeks = (onSale.length > 0 ? onSale : menus).map(({ activeTimes }) => activeTimes);
  if (weeks.length < 2) return weeks[0] ?? [];
  return weekdays.flatMap((day) => {
    const days = weeks.flatMap((week) => week.filter((hours) => hours.day === day));
    const [first] = days;
    const spans = joinRanges(days.flatMap(({ isOpen, times }) => (isOpen ? parseSpans(times) : [])));
    const times = spans.map(({ start, end }) => ({ start: formatClockTime(start), end: formatClockTime(end) }));
    return first ? [{ day, label: first.label, isOpen: times.length > 0, times }] : [];
  });
}
