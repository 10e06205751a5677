import type { ScheduleException, SlotRules } from '../schedule/scheduling.ts';
import { findValue, toCount, toFlag, toRecords, toText } from './named-values.ts';
import type { NamedValue } from './settings.ts';

/**
 * Reads the slot rules of one mode; pickup's names bear a prefix, and a missing one has the default of the setting,
 * never delivery's value (requirements CFG-22, CHK-51 to 54).
 */
export function readSlotRules(values: NamedValue[], prefix: '' | 'pickup_'): SlotRules {
  const read = (name: string) => findValue(values, `scheduling.${prefix}${name}`);
  const removed = (side: 'first' | 'last') =>
    toFlag(read(`remove_${side}_range`), false)
      ? (toCount(read(`remove_${side}_range_number`) ?? read(`remove_${side}_number`)) ?? 1)
      : 0;
  return {
    showRange: toFlag(read('show_range'), true),
    removeFirst: removed('first'),
    removeLast: removed('last'),
    minimumMinutes: toCount(read('minimum_time')) ?? 0,
  };
}

/** Reads the days that do not follow the week; one without an ISO date is left out. */
export function readExceptions(value: unknown): ScheduleException[] {
  return toRecords(value)
    .map(({ date, closed, times }) => ({
      date: toText(date),
      isClosed: toFlag(closed, false),
      times: toRecords(times).map(({ start, end }) => ({ start: toText(start), end: toText(end) })),
    }))
    .filter(({ date }) => /^\d{4}-\d{2}-\d{2}$/.test(date));
}
