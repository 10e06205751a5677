import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type WeekRanges, weekdays } from '../calendar/weekday.ts';
import { aMenu } from '../testing/example-catalogue.ts';
import { aScheduling } from '../testing/example-schedule.ts';
import { listSlots } from './list-slots.ts';
import type { SlotRules } from './scheduling.ts';

const text = (minute: number) =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** Finds the first instant of each wall-clock time of a date by counting its minutes. */
function walkThrough(date: Temporal.PlainDate): Map<string, number> {
  const instants = new Map<string, number>();
  const start = date.toZonedDateTime('Europe/Paris');
  for (let at = start; at.toPlainDate().equals(date); at = at.add({ minutes: 1 })) {
    const wall = text(at.hour * 60 + at.minute);
    if (!instants.has(wall)) instants.set(wall, at.epochMilliseconds);
  }
  return instants;
}

// An ordinary day, both days with a change of the clock, and the days after them.
const dates = ['2026-11-23', '2027-03-28', '2027-03-29', '2027-10-31', '2027-11-01'].map((date) => {
  const plain = Temporal.PlainDate.from(date);
  return { plain, instants: walkThrough(plain) };
});

const someTime = fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15);
const someRange = fc.tuple(someTime, someTime).map(([start, end]) => `${text(start)}-${text(end)}`);
const someWeek = fc.record(
  Object.fromEntries(weekdays.map((day) => [day, fc.array(someRange, { maxLength: 3 })])),
) as fc.Arbitrary<WeekRanges>;
const someRules: fc.Arbitrary<SlotRules> = fc.record({
  showRange: fc.boolean(),
  removeFirst: fc.integer({ min: 0, max: 3 }),
  removeLast: fc.integer({ min: 0, max: 3 }),
  minimumMinutes: fc.integer({ min: 0, max: 120 }),
});

/** A literal implementation of appendix D: the service of a weekday as [start, end] minutes. */
function serviceOf(weeks: WeekRanges[], dayOfWeek: number, rules: SlotRules): [number, number][] {
  const day = weekdays[(dayOfWeek + 6) % 7] as (typeof weekdays)[number];
  const service = new Map<string, [number, number]>();
  for (const range of weeks.flatMap((week) => week[day] ?? [])) {
    const [startHour, startMinute, endHour, endMinute] = range.split(/[:-]/).map(Number) as [
      number,
      number,
      number,
      number,
    ];
    const start = startHour * 60 + startMinute;
    let end = endHour * 60 + endMinute;
    if (start === end) continue;
    if (end < start) end += 1440;
    const length = end - start > 60 ? 15 : end - start;
    for (let from = start; from + length <= end; from += length) {
      const key = rules.showRange ? `${from}-${from + length}` : `${from}`;
      const known = service.get(key);
      if (!known || known[1] > from + length) service.set(key, [from, from + length]);
    }
  }
  const sorted = [...service.values()].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return sorted.filter((_, position) => position >= rules.removeFirst && position < sorted.length - rules.removeLast);
}

function referenceSlots(
  weeks: WeekRanges[],
  { plain, instants }: (typeof dates)[number],
  now: number,
  rules: SlotRules,
) {
  const slots = [
    ...serviceOf(weeks, plain.dayOfWeek - 1, rules).filter(([start]) => start >= 1440),
    ...serviceOf(weeks, plain.dayOfWeek, rules)
      .filter(([start]) => start < 1440)
      .map(([start, end]): [number, number] => [start + 1440, end + 1440]),
  ].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const values = slots
    .filter(([start]) => (instants.get(text(start)) ?? 0) > now + rules.minimumMinutes * 60_000)
    .map(([start, end]) => (rules.showRange ? `${text(start)}-${text(end)}` : text(start)));
  return [...new Set(values)];
}

describe('the slots of any week', () => {
  it('are those of appendix D, read word by word, on days of 23, 24 and 25 hours [CHK-28, CHK-29, CHK-53, CHK-54]', () => {
    const somewhere = fc.record({
      weeks: fc.array(someWeek, { minLength: 1, maxLength: 2 }),
      date: fc.constantFrom(...dates),
      minutesBefore: fc.integer({ min: -1500, max: 600 }),
      rules: someRules,
    });
    fc.assert(
      fc.property(somewhere, ({ weeks, date, minutesBefore, rules }) => {
        const midnight = date.plain.toZonedDateTime('Europe/Paris');
        const now = midnight.add({ minutes: -minutesBefore });
        const menus = weeks.map((week, id) => aMenu(id, [], week));
        const slots = listSlots({ menus, mode: 'delivery', date: date.plain, now, scheduling: aScheduling(rules) });
        const free = slots.filter((slot) => slot.state === 'free').map((slot) => slot.value);
        expect(free).toEqual(referenceSlots(weeks, date, now.epochMilliseconds, rules));
      }),
      { numRuns: 150 },
    );
  });
});
