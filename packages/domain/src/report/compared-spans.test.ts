import { describe, expect, it } from 'vitest';
import { comparedSpans, faultOfRange, spanOfDays } from './compared-spans.ts';

const range = (from: string, to = from) => ({ from: Temporal.PlainDate.from(from), to: Temporal.PlainDate.from(to) });
const paris = (text: string) => Temporal.PlainDateTime.from(text).toZonedDateTime('Europe/Paris');
const today = Temporal.PlainDate.from('2026-11-27');
const told = (days: ReturnType<typeof range>, now: string) =>
  comparedSpans(days, paris(now)).map(({ before, span }) => [
    before,
    ...[span.from, span.until].map((at) => at.toZonedDateTimeISO('Europe/Paris').toPlainDateTime().toString()),
  ]);

describe('the time that a report is compared with', () => {
  it('has the same weekdays a week, four weeks and a year before [REP-08]', () => {
    expect(told(range('2026-11-20'), '2026-11-27T12:00')).toEqual([
      ['week', '2026-11-13T05:00:00', '2026-11-14T05:00:00'],
      ['month', '2026-10-23T05:00:00', '2026-10-24T05:00:00'],
      ['year', '2025-11-21T05:00:00', '2025-11-22T05:00:00'],
    ]);
  });

  it('ends at the same hour if the day goes on, and is none before it begins [REP-08]', () => {
    expect(told(range('2026-11-27'), '2026-11-27T12:00')[0]).toEqual([
      'week',
      '2026-11-20T05:00:00',
      '2026-11-20T12:00:00',
    ]);
    expect(told(range('2026-11-28'), '2026-11-27T12:00')).toEqual([]);
  });

  it('does not overlap a month, and is only the year before for more [REP-08]', () => {
    expect(told(range('2026-10-01', '2026-10-31'), '2026-11-27T12:00').map(([before, from]) => [before, from])).toEqual(
      [
        ['month', '2026-08-27T05:00:00'],
        ['year', '2025-10-02T05:00:00'],
      ],
    );
    expect(told(range('2026-01-01', '2026-12-31'), '2027-01-27T12:00').map(([before]) => before)).toEqual(['year']);
  });
});

describe('a range of service days', () => {
  it.each([
    ['2026-11-01', '2026-11-27', null],
    ['2000-01-01', '2000-12-31', null],
    ['2025-11-27', '2026-11-28', null],
    ['2025-11-27', '2026-11-29', 'length'],
    ['1999-12-31', '2000-01-01', 'from'],
    ['9999-01-01', '9999-01-01', 'from'],
    ['2026-11-01', '9999-01-01', 'to'],
    ['2026-11-02', '2026-11-01', 'to'],
  ])('from %s to %s has the fault %s [REP-05]', (from, to, fault) => {
    expect(faultOfRange(range(from, to), today)).toBe(fault);
  });

  it('has 23 and 25 hours around clock changes [REP-03]', () => {
    const hoursOf = (day: string) => {
      const { from, until } = spanOfDays(range(day), 'Europe/Paris');
      return from.until(until).total('hours');
    };
    expect(['2027-03-27', '2027-03-28', '2027-10-30', '2027-10-31'].map(hoursOf)).toEqual([23, 24, 25, 24]);
  });
});
