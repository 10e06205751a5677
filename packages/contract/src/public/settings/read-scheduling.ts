import type { ScheduleException, Scheduling, SlotRules } from '@comptoir/domain';
import { readCount, readFlag, readIds, readObjects, readText } from '../../wire/wire-values.ts';
import { findValue } from './find-value.ts';
import { readBusyPeriods, readModes, readPauses } from './read-pauses.ts';
import type { NamedValue } from './settings.ts';

export function readScheduling(values: NamedValue[]): Scheduling {
  return {
    delivery: readSlotRules(values, ''),
    pickup: readSlotRules(values, 'pickup_'),
    // A capacity of 0 orders per slot means no limit.
    slotCapacity: readCount(findValue(values, 'scheduling.slot_capacity')) || null,
    exceptions: readExceptions(findValue(values, 'scheduling.exceptions')),
    pauses: readPauses(values),
    busyPeriods: readBusyPeriods(values),
  };
}

function readSlotRules(values: NamedValue[], prefix: '' | 'pickup_'): SlotRules {
  const read = (name: string) => findValue(values, `scheduling.${prefix}${name}`);
  const removed = (side: 'first' | 'last') =>
    readFlag(read(`remove_${side}_range`), false)
      ? (readCount(read(`remove_${side}_range_number`) ?? read(`remove_${side}_number`)) ?? 1)
      : 0;
  return {
    showRange: readFlag(read('show_range'), true),
    removeFirst: removed('first'),
    removeLast: removed('last'),
    minimumMinutes: readCount(read('minimum_time')) ?? 0,
  };
}

function readExceptions(value: unknown): ScheduleException[] {
  return readObjects(value)
    .map(({ date, until, closed, times, modes, menu_ids, message }) => ({
      date: readText(date),
      isClosed: readFlag(closed, false),
      times: readObjects(times).map(({ start, end }) => ({ start: readText(start), end: readText(end) })),
      ...(readText(until) && { until: readText(until) }),
      ...(Array.isArray(modes) && { modes: readModes(modes) }),
      ...(Array.isArray(menu_ids) && { menuIds: readIds(menu_ids) }),
      ...(readText(message) && { message: readText(message) }),
    }))
    .filter(({ date }) => /^\d{4}-\d{2}-\d{2}$/.test(date));
}
