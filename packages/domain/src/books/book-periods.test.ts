import { describe, expect, test } from 'vitest';
import {
  type ClosedPeriod,
  calendarYearEnd,
  daysOf,
  isYearEnd,
  monthEndedBy,
  monthsOf,
  tellMonths,
  yearEndedBy,
} from './book-periods.ts';

const ended = (day: string) => monthEndedBy(Temporal.PlainDate.from(day))?.period ?? null;
const year = (month: string, yearEnd = calendarYearEnd, last: ClosedPeriod | null = null) => {
  const found = yearEndedBy({ kind: 'month', period: month }, yearEnd, last);
  return found && [found.period, found.months.from, found.months.to];
};
const closed = (period: string, from?: string, to?: string): ClosedPeriod => ({
  kind: 'year',
  period,
  figures: from && to ? { months: { from, to } } : {},
});

describe('the periods of the books', () => {
  test('a month ends with its last day, a year with its last month [BOK-12]', () => {
    expect(['2026-12-30', '2027-02-28', '2028-02-28', '2028-02-29'].map(ended)).toEqual([
      null,
      '2027-02',
      null,
      '2028-02',
    ]);
    expect(year('2026-12')).toEqual(['2026', '2026-01', '2026-12']);
    expect(year('2026-11')).toBeNull();
    expect(year('2027-12', calendarYearEnd, closed('2026'))).toEqual(['2027', '2027-01', '2027-12']);
  });

  test('a year that ends in June has the name of that year [BOK-12]', () => {
    expect(year('2027-06', '06-30')).toEqual(['2027', '2026-07', '2027-06']);
    expect(year('2026-12', '06-30')).toBeNull();
    expect(year('2028-06', '06-30', closed('2027', '2026-07', '2027-06'))).toEqual(['2028', '2027-07', '2028-06']);
  });

  test('a change of the end makes a year shorter, or longer where its name is taken [BOK-12]', () => {
    expect(year('2027-06', '06-30', closed('2026'))).toEqual(['2027', '2027-01', '2027-06']);
    const june = closed('2027', '2026-07', '2027-06');
    expect(year('2027-12', calendarYearEnd, june)).toBeNull();
    expect(year('2028-12', calendarYearEnd, june)).toEqual(['2028', '2027-07', '2028-12']);
  });

  test('only a year that is no calendar year tells its months, and its days are theirs [BOK-13]', () => {
    const june = { kind: 'year', period: '2027', months: { from: '2026-07', to: '2027-06' } } as const;
    expect(tellMonths(june)).toEqual({ months: june.months });
    expect(tellMonths({ ...june, months: { from: '2027-01', to: '2027-12' } })).toEqual({});
    expect(daysOf(closed('2027', '2026-07', '2028-02'))).toEqual({ from: '2026-07-01', to: '2028-02-29' });
    expect(daysOf(closed('2026'))).toEqual({ from: '2026-01-01', to: '2026-12-31' });
    expect(monthsOf({ kind: 'month', period: '2027-02', figures: {} })).toEqual({ from: '2027-02', to: '2027-02' });
  });

  test('an end is the last day of a month [BOK-12]', () => {
    for (const end of ['12-31', '06-30', '02-28', '02-29']) expect([end, isYearEnd(end)]).toEqual([end, true]);
    for (const end of ['12-30', '06-31', '13-31', '00-31', '6-30', '31-12', ''])
      expect([end, isYearEnd(end)]).toEqual([end, false]);
  });
});
