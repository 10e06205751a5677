import { describe, expect, test } from 'vitest';
import { calendarYearEnd, daysOf, firstPartOf, periodsEndedBy } from './book-periods.ts';

const ended = (day: string, yearEnd = calendarYearEnd) => periodsEndedBy(Temporal.PlainDate.from(day), yearEnd);

describe('the periods of the books', () => {
  test('a month ends with its last day, a year with the last day of its last month (BOK-12)', () => {
    expect(ended('2026-12-30')).toEqual([]);
    expect(ended('2027-02-28')).toEqual([{ kind: 'month', period: '2027-02' }]);
    expect(ended('2028-02-28')).toEqual([]);
    expect(ended('2028-02-29')).toEqual([{ kind: 'month', period: '2028-02' }]);
    expect(ended('2026-12-31')).toEqual([
      { kind: 'month', period: '2026-12' },
      { kind: 'year', period: '2026' },
    ]);
  });

  test('a year that ends in June has the name of that year (BOK-12)', () => {
    expect(ended('2027-06-30', '06-30')).toEqual([
      { kind: 'month', period: '2027-06' },
      { kind: 'year', period: '2027' },
    ]);
    expect(ended('2026-12-31', '06-30')).toEqual([{ kind: 'month', period: '2026-12' }]);
    expect(firstPartOf({ kind: 'year', period: '2027' }, '06-30')).toBe('2026-07');
    expect(daysOf({ kind: 'year', period: '2027' }, '06-30')).toEqual({ from: '2026-07-01', to: '2027-06-30' });
  });

  test('a month is the sum of its days, a year of its twelve months (BOK-13)', () => {
    expect(firstPartOf({ kind: 'month', period: '2027-02' }, calendarYearEnd)).toBe('2027-02-01');
    expect(firstPartOf({ kind: 'year', period: '2026' }, calendarYearEnd)).toBe('2026-01');
    expect(daysOf({ kind: 'month', period: '2028-02' }, calendarYearEnd)).toEqual({
      from: '2028-02-01',
      to: '2028-02-29',
    });
    expect(daysOf({ kind: 'year', period: '2026' }, calendarYearEnd)).toEqual({ from: '2026-01-01', to: '2026-12-31' });
  });
});
