import { describe, expect, it } from 'vitest';
import { withdrawalEnd } from './withdrawal-end.ts';

const zone = 'Europe/Paris';
const endOf = (handOver: string) =>
  withdrawalEnd(Temporal.ZonedDateTime.from(`${handOver}[${zone}]`)).toString({ timeZoneName: 'never' });

/** Days since 1970-01-01 of a Gregorian date, by arithmetic alone. */
function dayNumber(year: number, month: number, day: number): number {
  const years = month > 2 ? year : year - 1;
  const months = (month + 9) % 12;
  const leapDays = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  return 365 * years + leapDays + Math.floor((153 * months + 2) / 5) + day - 719_469;
}

/** Easter Sunday as a day number, by the algorithm of Gauss with the constants of the years 1900 to 2099. */
function easter(year: number): number {
  const d = (19 * (year % 19) + 24) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) + 6 * d + 5) % 7;
  const isLate = e === 6 && (d === 29 || (d === 28 && year % 19 > 10));
  return dayNumber(year, 3, 22) + d + e - (isLate ? 7 : 0);
}

const fixed = [
  [1, 1],
  [5, 1],
  [5, 8],
  [7, 14],
  [8, 15],
  [11, 1],
  [11, 11],
  [12, 25],
] as const;
const holidays = [2026, 2027, 2028, 2029].flatMap((year) => [
  ...fixed.map(([month, day]) => dayNumber(year, month, day)),
  ...[1, 39, 50].map((days) => easter(year) + days),
]);

/** The first day after the term as a day number. Day 0 was a Thursday. */
function expectedEnd(handOver: number): number {
  let last = handOver + 14;
  while ((last + 3) % 7 > 4 || holidays.includes(last)) last += 1;
  return last + 1;
}

describe('the end of the right to withdraw', () => {
  it.each([
    ['2026-11-20T23:50', '2026-12-05T00:00:00+01:00'],
    ['2026-11-21T00:20', '2026-12-08T00:00:00+01:00'],
    ['2026-12-11T12:00', '2026-12-29T00:00:00+01:00'],
    ['2026-12-18T19:42', '2027-01-05T00:00:00+01:00'],
    ['2027-03-15T12:00', '2027-03-31T00:00:00+02:00'],
    ['2027-03-20T19:00', '2027-04-06T00:00:00+02:00'],
    ['2027-04-24T12:00', '2027-05-11T00:00:00+02:00'],
  ])('of what was handed over at %s is %s [LAW-32]', (handOver, end) => {
    expect(endOf(handOver)).toBe(end);
  });

  it('agrees with days that are counted without the shop’s code, on 1,000 days at all hours [LAW-32]', () => {
    const first = Temporal.PlainDate.from('2026-01-01');
    for (let count = 0; count < 1_000; count += 1) {
      const date = first.add({ days: count });
      const wall = date.toPlainDateTime({ hour: count % 24, minute: count % 60 });
      const { year, month, day, hour, minute } = withdrawalEnd(wall.toZonedDateTime(zone));
      expect([dayNumber(year, month, day), hour, minute], wall.toString()).toEqual([
        expectedEnd(dayNumber(date.year, date.month, date.day)),
        0,
        0,
      ]);
    }
  });
});
