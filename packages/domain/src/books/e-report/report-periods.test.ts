import { describe, expect, it } from 'vitest';
import { dueOf, listReportPeriods, periodOf, type VatRegime } from './report-periods.ts';

const date = (text: string) => Temporal.PlainDate.from(text);
const range = (from: string, to: string) => ({ from: date(from), to: date(to) });
const told = (periods: { from: Temporal.PlainDate; to: Temporal.PlainDate }[]) =>
  periods.map(({ from, to }) => `${from} ${to}`);

describe('the period of a report', () => {
  it.each<[VatRegime, string, string, string]>([
    ['monthly', '2026-12-01', '2026-12-01', '2026-12-10'],
    ['monthly', '2026-12-10', '2026-12-01', '2026-12-10'],
    ['monthly', '2026-12-11', '2026-12-11', '2026-12-20'],
    ['monthly', '2026-12-21', '2026-12-21', '2026-12-31'],
    ['monthly', '2027-02-28', '2027-02-21', '2027-02-28'],
    ['monthly', '2028-02-29', '2028-02-21', '2028-02-29'],
    ['quarterly', '2028-02-29', '2028-02-01', '2028-02-29'],
    ['simplified', '2026-12-31', '2026-12-01', '2026-12-31'],
    ['franchise', '2026-12-31', '2026-11-01', '2026-12-31'],
    ['franchise', '2027-01-01', '2027-01-01', '2027-02-28'],
    ['franchise', '2028-02-01', '2028-01-01', '2028-02-29'],
  ])('of the regime %s that has %s goes from %s to %s [BOK-41]', (regime, day, from, to) => {
    expect(told([periodOf(regime, date(day))])).toEqual([`${from} ${to}`]);
  });

  it('of ten days is due ten days after its end, others when the accountant says [BOK-41]', () => {
    const due = (from: string, to: string) => dueOf('monthly', range(from, to))?.toString();
    expect([due('2026-12-21', '2026-12-31'), due('2027-02-11', '2027-02-20')]).toEqual(['2027-01-10', '2027-03-02']);
    expect(dueOf('quarterly', range('2026-12-01', '2026-12-31'))).toBeNull();
  });
});

describe('the periods of a restaurant', () => {
  it('follow each other over the turn of the year, the first and the last whole [BOK-41]', () => {
    expect(told(listReportPeriods('monthly', range('2026-12-24', '2027-01-12'), []))).toEqual([
      '2026-12-21 2026-12-31',
      '2027-01-01 2027-01-10',
      '2027-01-11 2027-01-20',
    ]);
  });

  it('have each day once after the regime changed, whatever was reported [BOK-41]', () => {
    const [tens, month] = [range('2027-03-01', '2027-03-10'), range('2027-04-01', '2027-04-30')];
    const days = range('2027-03-05', '2027-05-15');
    expect(told(listReportPeriods('quarterly', days, [month, tens]))).toEqual([
      '2027-03-01 2027-03-10',
      '2027-03-11 2027-03-31',
      '2027-04-01 2027-04-30',
      '2027-05-01 2027-05-31',
    ]);
    expect(told(listReportPeriods('franchise', days, [month]))).toEqual([
      '2027-03-01 2027-03-31',
      '2027-04-01 2027-04-30',
      '2027-05-01 2027-06-30',
    ]);
    expect(told(listReportPeriods('monthly', days, [range('2027-03-01', '2027-03-31')])).slice(0, 2)).toEqual([
      '2027-03-01 2027-03-31',
      '2027-04-01 2027-04-10',
    ]);
  });
});
