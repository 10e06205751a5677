import { isObject, readList, readObject, readText, type WireObject } from '@comptoir/contract';
import { cutRanges, type HourSpan, joinSpans, type Weekday, weekdays } from '@comptoir/domain';

/** The spans of seven days, from Monday on. */
export type Week = HourSpan[][];

export interface MenuWeek {
  delivery: Week;
  /** Null if pickup has the hours of delivery. */
  pickup: Week | null;
}

/** Reads the hours of a menu of the catalogue's file (MED-20). */
export function readMenuWeek(menu: WireObject): MenuWeek {
  const opening = readOpening(menu);
  const delivery = menu.time_ranges === undefined ? opening : readRanges(menu.time_ranges);
  const pickup = menu.pickup_time_ranges === undefined ? delivery : readRanges(menu.pickup_time_ranges);
  return { delivery, pickup: areEqual(delivery, pickup) ? null : pickup };
}

/** Writes hours into a menu. Days whose hours stay keep their slots; a menu with one week for both modes needs no slots of its own. */
export function writeMenuWeek(menu: WireObject, { delivery, pickup: apart }: MenuWeek): WireObject {
  const known = readMenuWeek(menu);
  const pickup = apart ?? delivery;
  const { time_ranges, pickup_time_ranges: _, ...rest } = menu;
  const labels = new Map(readList(menu.active_times).flatMap((day) => (isObject(day) ? [[day.day, day.label]] : [])));
  const active_times = weekdays.map((day, index) => {
    const times = joinSpans([...(delivery[index] ?? []), ...(pickup[index] ?? [])]);
    return { day, label: readText(labels.get(day)) || dayLabels[day], is_open: times.length > 0, times };
  });
  const isApart = apart !== null && !areEqual(delivery, apart);
  return {
    ...rest,
    active_times,
    ...((isApart || time_ranges !== undefined) && { time_ranges: slotsOf(delivery, known.delivery, time_ranges) }),
    ...(isApart && {
      pickup_time_ranges: slotsOf(pickup, known.pickup ?? known.delivery, menu.pickup_time_ranges ?? time_ranges),
    }),
  };
}

/** The names of days that a menu of the file says, if it lacks one. */
const dayLabels: Record<Weekday, string> = {
  mon: 'Lundi',
  tue: 'Mardi',
  wed: 'Mercredi',
  thu: 'Jeudi',
  fri: 'Vendredi',
  sat: 'Samedi',
  sun: 'Dimanche',
};

function readOpening(menu: WireObject): Week {
  const days = readList(menu.active_times).filter(isObject);
  return weekdays.map((day) => {
    const hours = days.find((one) => one.day === day);
    return hours?.is_open === true ? joinSpans(readSpanList(hours.times)) : [];
  });
}

function readSpanList(value: unknown): HourSpan[] {
  return readList(value)
    .filter(isObject)
    .map(({ start, end }) => ({ start: readText(start), end: readText(end) }));
}

function readRanges(value: unknown): Week {
  const ranges = readObject(value);
  return weekdays.map((day) =>
    joinSpans(
      readList(ranges[day]).map((text) => {
        const [start = '', end = ''] = readText(text).split('-');
        return { start, end };
      }),
    ),
  );
}

function slotsOf(week: Week, known: Week, slots: unknown): WireObject {
  const kept = readObject(slots);
  const cut = cutRanges(
    weekdays.map((day, index) => ({ day, label: day, isOpen: true, times: [...(week[index] ?? [])] })),
  );
  return Object.fromEntries(
    weekdays.map((day, index) => [
      day,
      areSame(week[index], known[index]) && kept[day] !== undefined ? kept[day] : cut[day],
    ]),
  );
}

function areEqual(one: Week, other: Week): boolean {
  return one.every((spans, index) => areSame(spans, other[index]));
}

function areSame(one: readonly HourSpan[] = [], other: readonly HourSpan[] = []): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
