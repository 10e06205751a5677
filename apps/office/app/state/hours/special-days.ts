import { isObject, readList, readText, type WireObject } from '@comptoir/contract';
import { type HourSpan, type Mode, parseDate } from '@comptoir/domain';

export const specialDaysThing = { kind: 'setting', id: 'scheduling.exceptions' } as const;

/** An exceptional day or vacation of the catalogue's file (HRS-03). */
export interface SpecialDay {
  /** ISO dates. `until` is the last day, inclusive. */
  date: string;
  until: string;
  isClosed: boolean;
  times: HourSpan[];
  /** Null for both. */
  mode: Mode | null;
  /** Null for all menus. */
  menuIds: number[] | null;
  label: string;
  message: string;
  /** The entry as the API sent it. Two entries are the same if this text is. */
  key: string;
}

/** The entries in date order. */
export function readSpecialDays(value: unknown): SpecialDay[] {
  return readList(value)
    .filter(isObject)
    .map(readSpecialDay)
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.until.localeCompare(b.until));
}

function readSpecialDay(entry: WireObject): SpecialDay {
  const date = readText(entry.date);
  const modes = readList(entry.modes);
  const [mode] = modes;
  return {
    date,
    until: readText(entry.until) || date,
    isClosed: entry.closed === true,
    times: readList(entry.times)
      .filter(isObject)
      .map(({ start, end }) => ({ start: readText(start), end: readText(end) })),
    mode: modes.length === 1 && (mode === 'pickup' || mode === 'delivery') ? mode : null,
    menuIds: Array.isArray(entry.menu_ids) ? entry.menu_ids.filter((id) => typeof id === 'number') : null,
    label: readText(entry.label),
    message: readText(entry.message),
    key: keyOf(entry),
  };
}

export function writeSpecialDay(day: Omit<SpecialDay, 'key'>): WireObject {
  const { date, until, isClosed, times, mode, menuIds, label, message } = day;
  return {
    date,
    ...(until !== date && { until }),
    closed: isClosed,
    times: isClosed ? [] : times,
    ...(mode && { modes: [mode] }),
    ...(menuIds && { menu_ids: menuIds }),
    ...(message && { message }),
    ...(label && { label }),
  };
}

/** Replaces an entry of the list. A null key adds an entry, a null entry deletes one; the others stay as they are. */
export function replaceEntry(list: unknown, key: string | null, entry: WireObject | null): unknown[] {
  const others = readList(list).filter((one) => keyOf(one) !== key);
  return entry ? [...others, entry].toSorted((a, b) => dateOf(a).localeCompare(dateOf(b))) : others;
}

export function hasEntry(list: unknown, key: string): boolean {
  return readList(list).some((one) => keyOf(one) === key);
}

const dateOf = (entry: unknown) => (isObject(entry) ? readText(entry.date) : '');

function keyOf(entry: unknown): string {
  return isObject(entry) ? JSON.stringify(Object.entries(entry).toSorted(([a], [b]) => a.localeCompare(b))) : '';
}

/** The entry that decides some day, mode and menu that another one decides too. */
export function overlappingDay(day: Omit<SpecialDay, 'key'>, others: readonly SpecialDay[]): SpecialDay | null {
  const found = others.find(
    (other) =>
      day.date <= other.until &&
      other.date <= day.until &&
      (!day.mode || !other.mode || day.mode === other.mode) &&
      (!day.menuIds || !other.menuIds || day.menuIds.some((id) => other.menuIds?.includes(id))),
  );
  return found ?? null;
}

/** The entry of the day that closes the whole restaurant. */
export function closingOf(days: readonly SpecialDay[], date: Temporal.PlainDate): SpecialDay | null {
  return days.find((day) => day.isClosed && !day.mode && !day.menuIds && isWithin(day, date)) ?? null;
}

export function isWithin({ date, until }: Pick<SpecialDay, 'date' | 'until'>, day: Temporal.PlainDate): boolean {
  return date <= day.toString() && day.toString() <= until;
}

const mostDays = 366;

/** Why a first and a last day are no span of days. Null if they are one. */
export function datesFault(first: string, last: string): 'first' | 'last' | 'order' | 'long' | null {
  const [from, to] = [parseDate(first), parseDate(last || first)];
  if (!from) return 'first';
  if (!to) return 'last';
  const { days } = from.until(to);
  if (days < 0) return 'order';
  return days < mostDays ? null : 'long';
}

/** The number of characters of a sentence for diners, as the API takes it. */
export const longestMessage = 140;
